import type { api, FieldUpdate, RhythmEvent, SavedResult, Sent, Status } from '@foothold/contract';
import { create } from 'zustand';
import { isUnanswered } from '#shared/api-error.ts';
import { changeKept, readKept } from '#shared/offline/kept-store.ts';
import { subjectOf, useSession } from '#shared/session.ts';

/** When and where a change was made: what is done on Friday without a network counts for Friday. */
export interface Moment {
  at: string;
  zone: string;
}

/** This moment, here. */
export const thisMoment = (): Moment => ({
  at: new Date().toISOString(),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/** A change that was made without a network. */
export type Change =
  | ({ kind: 'status'; of: 'step' | 'substep'; item: string; title: string; status: Status } & Partial<Moment>)
  | { kind: 'event'; event: RhythmEvent }
  | { kind: 'field'; update: FieldUpdate }
  | { kind: 'result'; item: string; title: string; body: SavedResult }
  | { kind: 'message'; planId: string; ts: number; body: Sent<typeof api.chat.send.body> };

/** A change under the id it is known by until the server has it. */
export type KeptChange = Change & { id: string };

interface Outbox {
  /** Oldest first, which is the order they are sent in. */
  changes: readonly KeptChange[];
  sending: boolean;
  /** What the server would not take, until the person has seen it. */
  refused: readonly KeptChange[];
  /** Counts messages that were sent from here: the conversation is read anew then. */
  messagesSent: number;
}

/** What it is kept as. */
export const OUTBOX = 'outbox';

export const useOutbox = create<Outbox>(() => ({ changes: [], sending: false, refused: [], messagesSent: 0 }));

/** Whose changes are kept: whoever is signed in. */
export function keeper(): string | null {
  return subjectOf(useSession.getState().token);
}

/** Whose changes are in memory. */
let loadedFor: string | null = null;

/** Brings what is kept for the person signed in, unless it is here. */
export async function ensureOutbox(): Promise<void> {
  if (keeper() !== loadedFor) await loadOutbox();
}

/** Brings what is kept for the person signed in; nothing for a visitor. */
export async function loadOutbox(): Promise<void> {
  const subject = keeper();
  const changes = subject === null ? [] : ((await readKept<KeptChange[]>(subject, OUTBOX)) ?? []);
  if (subject !== keeper()) return;
  loadedFor = subject;
  useOutbox.setState({ changes });
}

/** Changes what waits, in this tab and in the browser's store. */
export async function rewrite(change: (old: readonly KeptChange[]) => KeptChange[]): Promise<void> {
  const subject = keeper();
  if (subject === null) return;
  const kept = await changeKept<KeptChange[]>(subject, OUTBOX, (old = []) => change(old));
  if (kept) await loadOutbox();
  // Where nothing can be stored, changes live as long as the page.
  else useOutbox.setState((outbox) => ({ changes: change(outbox.changes) }));
}

/**
 * Keeps a change behind the others. A newer value of a field or a result takes the place of one that was
 * not sent either. A tick's `id` is the event it is.
 */
export async function keepChange(change: Change, id: string = crypto.randomUUID()): Promise<void> {
  const replaced = (other: KeptChange) =>
    (change.kind === 'field' && other.kind === 'field' && other.update.field === change.update.field) ||
    (change.kind === 'result' && other.kind === 'result' && other.item === change.item);
  await rewrite((old) => [...old.filter((other) => !replaced(other)), { ...change, id }]);
}

/** Takes out a change that the server has, or has refused. */
export async function dropChange(id: string): Promise<void> {
  await rewrite((old) => old.filter((change) => change.id !== id));
}

export function isWaiting(): boolean {
  return useOutbox.getState().changes.length > 0;
}

/** Whether a change is better kept than tried: there is no network, or others wait that were made before. */
export function mustKeep(): boolean {
  return isWaiting() || !navigator.onLine;
}

/**
 * Makes a change now, or keeps it: where there is no network, where others wait that were made before, and where nobody
 * answers, as on a network that leads nowhere. Resolves with the answer, or null for a change that waits; a try that came
 * through unheard is made again under the same id. Throws what the server says against it.
 */
export async function makeOrKeep<T>(change: Change, id: string, make: () => Promise<T>): Promise<T | null> {
  if (!mustKeep()) {
    try {
      return await make();
    } catch (error) {
      if (!isUnanswered(error)) throw error;
    }
  }
  await keepChange(change, id);
  return null;
}

export function resetOutbox(): void {
  loadedFor = null;
  useOutbox.setState({ changes: [], sending: false, refused: [] });
}
