import { randomUUID } from 'node:crypto';
import { callAs, peopleOf, type Person } from '../attack/people.ts';
import type { ServerProcess } from '../attack/server-process.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Ids of its own that are remembered, the newest. */
const REMEMBERED = 200;

/** Who the requests come from and what they know: somebody with a plan, and a bystander whose ids they have got hold of. */
export interface World {
  bystander: Person;
  /** The sender of the moment; a new one after `lost`. */
  sender(): Promise<Person>;
  /** Called when the sender's session or account is gone. */
  lost(person: Person): void;
  /** Remembers what an answer to the sender names. */
  learn(body: string): void;
  /** An id of the sender's, the bystander's, or nobody's. */
  idAt(place: number): string;
  /** A token that was signed out. */
  revoked: string;
  /** All that is kept of the bystander, but for when it was asked. */
  dump(): Promise<unknown>;
}

export async function makeWorld(server: ServerProcess): Promise<World> {
  const people = peopleOf(server);
  const { origin } = server;
  const { B: bystander } = await people({ setup: ['planB'] });
  const { A: leaving } = await people({ setup: ['freshA'] });
  if (!bystander || !leaving) throw new Error('Nobody could be signed up');
  await callAs(origin, leaving.token, 'POST /api/logout');

  const dump = async () => {
    const { exported_at: _at, ...rest } = await callAs(origin, bystander.token, 'GET /api/account/export');
    // Asking is a use of the session, which is noted now and then.
    return JSON.parse(
      JSON.stringify(rest, (key, value: unknown) => (key === 'last_used_at' ? null : value)),
    ) as unknown;
  };
  const foreign = JSON.stringify(await dump()).match(UUID) ?? [];
  let own: string[] = [];

  const learn = (body: string) => {
    own = [...own, ...(body.match(UUID) ?? []).filter((id) => !own.includes(id))].slice(-REMEMBERED);
  };
  const arrive = async (): Promise<Person> => {
    const { A: person } = await people({ setup: ['freshA+plan'] });
    if (!person) throw new Error('Nobody could be signed up');
    learn(JSON.stringify(await callAs(origin, person.token, 'GET /api/plan')));
    return person;
  };
  let coming: Promise<Person> | undefined;
  let current: Person | undefined;
  return {
    bystander,
    async sender() {
      current = await (coming ??= arrive());
      return current;
    },
    lost(person) {
      if (person !== current) return;
      current = undefined;
      coming = undefined;
    },
    learn,
    idAt(place) {
      const kind = place % 10;
      const from = kind < 7 ? own : kind < 9 ? foreign : [];
      return from[Math.floor(place / 10) % Math.max(1, from.length)] ?? randomUUID();
    },
    revoked: leaving.token,
    dump,
  };
}
