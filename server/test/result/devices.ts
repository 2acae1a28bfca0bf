import { randomUUID } from 'node:crypto';
import { type ListRow, mergeResult, type Result, type ResultContent, result as results } from '@foothold/contract';
import type { TestCaller } from '../app.ts';

/** A result of rows, or of one text. */
export type Typed = Extract<ResultContent, { kind: 'list' | 'text' }>;

/** A browser in which somebody works on a result, and which reaches the server only now and then. */
export interface Device {
  now: Typed;
  /** What the server had when it was last reached; null = nothing was seen of it yet. */
  seen: (Typed & { revised_at: string }) | null;
  /** Words that were typed here last, by the row they stand in. */
  typed: Map<string, string>;
  /** Both give back the words that somebody saw and took away; they are not lost. */
  type(at: number, word: string): string;
  remove(at: number): string;
}

const TEXT = 'text';

export function device(kind: Typed['kind']): Device {
  const empty: Typed = kind === 'text' ? { kind, data: { text: '' } } : { kind, data: { rows: [] } };
  const made: Device = {
    now: empty,
    seen: null,
    typed: new Map(),
    type(at, word) {
      const token = `${word}-${randomUUID().slice(0, 8)}`;
      if (made.now.kind === 'text') {
        made.now = { kind: 'text', data: { text: `${made.now.data.text} ${token}`.trim() } };
        made.typed.set(TEXT, made.now.data.text);
        return '';
      }
      const { rows } = made.now.data;
      const old = rows[at] ?? { id: randomUUID(), text: '', done: false };
      const row: ListRow = { ...old, text: token };
      made.now = { kind: 'list', data: { rows: [...rows.filter(({ id }) => id !== row.id), row] } };
      made.typed.set(row.id, token);
      return old.text;
    },
    remove(at) {
      if (made.now.kind === 'text') return '';
      const gone = made.now.data.rows[at];
      if (!gone) return '';
      made.now = { kind: 'list', data: { rows: made.now.data.rows.filter(({ id }) => id !== gone.id) } };
      return gone.text;
    },
  };
  return made;
}

/** Sends what was typed, and takes in what is there: as the outbox and the page do. */
export async function sync(one: Device, person: TestCaller, params: { id: string }): Promise<void> {
  const known = one.seen && { revised_at: one.seen.revised_at, base: one.seen.data };
  const body = { ...one.now, ...known } as Parameters<typeof person.call<typeof results.save>>[1] extends
    | { body?: infer Body }
    | undefined
    ? Body
    : never;
  const reply = await person.call(results.save, { params, body });
  if (reply.status !== 200) throw new Error(`A save was answered ${reply.response.body}`);
  const { kind, data, revised_at } = reply.data;
  const there = { kind, data } as Typed;
  const merged = mergeResult(one.now, one.now, { content: there, revisions: [] }, new Date(0));
  one.now = (merged === null || merged === 'full' ? there : merged.content) as Typed;
  one.seen = { ...there, revised_at };
}

/** What was typed on one of the devices last, not taken out there, and is neither in the result nor kept beside it. */
export function typedIn(devices: readonly Device[], result: Result): string[] {
  const held = JSON.stringify([result.data, result.revisions]);
  return devices.flatMap(({ typed }) => [...typed.values()].filter((words) => !held.includes(words)));
}

/** Words that somebody saw and replaced or removed are nothing that was lost. */
export function takeBack(devices: readonly Device[], words: string): void {
  for (const { typed } of devices) for (const [at, said] of typed) if (said === words) typed.delete(at);
}
