// People of drill.ts, who work by way of a proxy and do with a failure what the pages do.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, type HttpsSender, httpsSender } from '../server/test/instances/https-sender.ts';
import { profileOf } from './mixed-people.ts';

/** What came of one period, while something was killed or nothing was. */
export interface Tally {
  calls: number;
  /** First answers that were failures, by status: 0 where none came. */
  failed: Map<number, number>;
  /** Of those, what a person was told of, since the page's own second try failed too, or it has none. */
  seen: number;
  /** Longest that one call took, with what the page does by itself, in milliseconds. */
  longest: number;
}

export const emptyTally = (): Tally => ({ calls: 0, failed: new Map(), seen: 0, longest: 0 });

/** Ids of what the server said it had kept. */
export interface Acknowledged {
  events: string[];
  messages: string[];
}

interface Person {
  sender: HttpsSender;
  token: string;
  stepId: string;
  substepIds: string[];
}

/** As web/src/app/query-client.ts does: what is read is asked for once more, half a second later. */
const AGAIN_MS = 500;
/** As the outbox does: a tick is sent again, with its id, until it is answered. Longest before a person counts it as lost. */
const OUTBOX = { everyMs: 1_000, limitMs: 30_000 } as const;
/** Between two calls of one person. */
const PAUSE_MS = { least: 60, most: 240 } as const;
/** Of a person's calls: every so many is a message, a page opened anew, a tick; the others read. */
const EVERY = { message: 41, page: 13, tick: 2 } as const;

const isGood = ({ status }: Answer) => status >= 200 && status < 300;
const mayPass = ({ status }: Answer) => status === 0 || status >= 502;

async function call(
  { sender, token }: Pick<Person, 'sender' | 'token'>,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(text && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
  };
  return sender.send(method, path, headers, text);
}

async function insist(...asked: Parameters<typeof call>): Promise<never> {
  const answer = await call(...asked);
  if (!isGood(answer)) throw new Error(`${asked[1]} ${asked[2]} answered ${answer.status}: ${answer.text}`);
  return JSON.parse(answer.text) as never;
}

async function arrive(port: number, name: string): Promise<Person> {
  const sender = httpsSender(port);
  const account = { name, email: `${name}@example.test`, password: `quiet-harbour-${name}`, agreed_to_terms: true };
  const { token } = (await insist({ sender, token: '' }, 'POST', '/api/signup', account)) as { token: string };
  await insist({ sender, token }, 'POST', '/api/profile', profileOf('I like to work with my hands'));
  await insist({ sender, token }, 'POST', '/api/plan/from-description', { description: 'A bicycle repair round' });
  const { steps } = (await insist({ sender, token }, 'GET', '/api/plan')) as {
    steps: { step_id: string; substeps: { substep_id: string }[] }[];
  };
  const substepIds = steps.flatMap(({ substeps }) => substeps.map(({ substep_id }) => substep_id));
  return { sender, token, stepId: steps[0]?.step_id ?? '', substepIds };
}

/** One person's life at the page, until it is over. */
class Visit {
  readonly #person: Person;
  readonly #tallyNow: () => Tally;
  readonly #acknowledged: Acknowledged;
  #number = 0;
  #ticks = 0;

  constructor(person: Person, tallyNow: () => Tally, acknowledged: Acknowledged) {
    this.#person = person;
    this.#tallyNow = tallyNow;
    this.#acknowledged = acknowledged;
  }

  async live(over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      this.#number += 1;
      await this.#next();
      await delay(PAUSE_MS.least + Math.random() * (PAUSE_MS.most - PAUSE_MS.least));
    }
    this.#person.sender.close();
  }

  #next(): Promise<unknown> {
    if (this.#number % EVERY.message === 0) return this.#say();
    // A browser that opens an address shows whatever comes.
    if (this.#number % EVERY.page === 0) return this.#seen(['GET', '/'], { tries: 1 });
    if (this.#number % EVERY.tick === 0) return this.#tick();
    const path = ['/api/plan', '/api/chat?limit=50', '/api/profile', '/api/rhythm?zone=UTC'][this.#number % 4] ?? '';
    return this.#seen(['GET', path], { tries: 2, pauseMs: AGAIN_MS });
  }

  async #say(): Promise<void> {
    const id = randomUUID();
    const body = { id, message: 'How do I begin with this step?', step_id: this.#person.stepId };
    if (await this.#seen(['POST', '/api/chat', body], { tries: 1 })) this.#acknowledged.messages.push(id);
  }

  async #tick(): Promise<void> {
    const { substepIds } = this.#person;
    const id = randomUUID();
    const status = this.#ticks % 2 === 0 ? 'completed' : 'pending';
    const part = substepIds[Math.floor(this.#ticks / 2) % substepIds.length] ?? '';
    this.#ticks += 1;
    const tries = Math.ceil(OUTBOX.limitMs / OUTBOX.everyMs);
    const body = { id, status, at: new Date().toISOString(), zone: 'UTC' };
    const done = await this.#seen(['PUT', `/api/substep/${part}`, body], { tries, pauseMs: OUTBOX.everyMs });
    if (done) this.#acknowledged.events.push(id);
  }

  /** Whether it went well in the end; what did not, the person was told. */
  async #seen(
    asked: [method: string, path: string, body?: object],
    { tries, pauseMs = 0 }: { tries: number; pauseMs?: number },
  ): Promise<boolean> {
    const tally = this.#tallyNow();
    const since = performance.now();
    tally.calls += 1;
    let answer = await call(this.#person, ...asked);
    if (!isGood(answer)) tally.failed.set(answer.status, (tally.failed.get(answer.status) ?? 0) + 1);
    for (let more = tries - 1; more > 0 && mayPass(answer); more -= 1) {
      await delay(pauseMs);
      answer = await call(this.#person, ...asked);
    }
    tally.longest = Math.max(tally.longest, performance.now() - since);
    if (!isGood(answer)) tally.seen += 1;
    return isGood(answer);
  }
}

/** Signs `count` people up by way of a proxy; `work` has them live, counting into whatever tally is the present one. */
export async function settle(port: number, count: number, prefix: string) {
  const people: Person[] = [];
  for (let number = 0; number < count; number += 1) people.push(await arrive(port, `${prefix}${number}`));
  const acknowledged: Acknowledged = { events: [], messages: [] };
  return {
    acknowledged,
    work: (tallyNow: () => Tally, over: AbortSignal) =>
      Promise.all(people.map((person) => new Visit(person, tallyNow, acknowledged).live(over))),
  };
}
