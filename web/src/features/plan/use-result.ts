import {
  holdsSomething,
  result,
  type Result,
  type ResultContent,
  type Revision,
  type SavedResult,
  type WorkKind,
} from '@foothold/contract';
import { useEffect, useState } from 'react';
import { createStore, useStore } from 'zustand';
import { ApiError, call } from '#shared/api.ts';
import { readKept, writeKept } from '#shared/offline/kept-store.ts';
import { ensureOutbox, keepChange, keeper, useOutbox } from '#shared/offline/outbox.ts';
import { sendOutbox } from '#shared/sending/send-outbox.ts';
import { afterSave, contentOf, keptName, useSentResults } from '#shared/sending/send-result.ts';

/** Milliseconds after the last key. */
const AFTER = 1_000;

interface Held {
  content: ResultContent;
  /** What the server had when it was last heard of; null = nothing that is known. */
  seen: ResultContent | null;
  revisions: readonly Revision[];
}

/** An empty result of a kind; lists begin with a row to type into. */
export function emptyResult(kind: WorkKind): ResultContent {
  switch (kind) {
    case 'text':
      return { kind, data: { text: '' } };
    case 'decision':
      return { kind, data: { choice: '', reason: '' } };
    case 'people':
      return { kind, data: { rows: [{ id: crypto.randomUUID(), name: '', asked_on: null, answer: null, words: '' }] } };
    case 'sum':
      return { kind, data: { rows: [{ id: crypto.randomUUID(), label: '', amount: null }] } };
    case 'list':
      return { kind, data: { rows: [{ id: crypto.randomUUID(), text: '', done: false }] } };
  }
}

/** What the server has, or had when it could last be asked; null where nothing was found out yet. */
async function known(id: string, planId: string): Promise<Result | null> {
  const subject = keeper();
  try {
    const { results } = await call(result.list, { query: { plan_id: planId } });
    const reply = results.find(({ substep_id }) => substep_id === id) ?? null;
    if (subject !== null && reply) await writeKept(subject, keptName(id), reply);
    return reply;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 0 || subject === null) throw error;
    return (await readKept<Result>(subject, keptName(id))) ?? null;
  }
}

async function load({ id, planId, kind }: Place): Promise<Held> {
  await ensureOutbox();
  const found = await known(id, planId);
  const seen = found && contentOf(found);
  const revisions = found?.revisions ?? [];
  const waiting = useOutbox.getState().changes.find((change) => change.kind === 'result' && change.item === id);
  if (waiting?.kind !== 'result') return { content: seen ?? emptyResult(kind), seen, revisions };
  const { body } = waiting;
  const base = body.base === undefined ? null : ({ kind: body.kind, data: body.base } as ResultContent);
  return { content: contentOf(body), seen: base, revisions };
}

/** What is sent of a result: how it stands, and what it was made from. */
function saveOf({ content, seen }: Held): SavedResult {
  const base = seen?.kind === content.kind ? { base: seen.data } : {};
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  return { ...content, ...base, at: new Date().toISOString(), zone } as SavedResult;
}

interface Place {
  id: string;
  planId: string;
  title: string;
  kind: WorkKind;
}

interface Shown {
  held: Held | null;
  isFailed: boolean;
  isTyping: boolean;
}

/** A result on the page: kept a second after the last key, and whenever one leaves it. */
function openResult(place: Place) {
  const { id, title } = place;
  const shown = createStore<Shown>(() => ({ held: null, isFailed: false, isTyping: false }));
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function keep(): Promise<void> {
    const { held } = shown.getState();
    if (timer === undefined || held === null) return;
    clearTimeout(timer);
    timer = undefined;
    shown.setState({ isTyping: false });
    await keepChange({ kind: 'result', item: id, title, body: saveOf(held) });
    await sendOutbox();
  }

  function edit(content: ResultContent): void {
    const { held } = shown.getState();
    if (held === null) return;
    shown.setState({ held: { ...held, content }, isTyping: true });
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), AFTER);
  }

  /** Begins to listen. Returns the way to leave. */
  function start(): () => void {
    load(place).then(
      // What was typed meanwhile, before a remount, stays.
      (held) => shown.getState().held === null && shown.setState({ held }),
      () => shown.setState({ isFailed: true }),
    );
    const stop = useSentResults.subscribe(({ sent }, before) => {
      const answer = sent[id];
      const { held } = shown.getState();
      if (answer === undefined || answer === before.sent[id] || held === null) return;
      const { reply } = answer;
      const content = afterSave(held.content, answer);
      shown.setState({ held: { content, seen: contentOf(reply), revisions: reply.revisions } });
    });
    const leave = () => void keep();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      stop();
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }

  return { shown, edit, start };
}

/** The result of a substep as it is typed. */
export function useResult(place: Place) {
  const [{ shown, edit, start }] = useState(() => openResult(place));
  useEffect(() => start(), [start]);
  const { held, isFailed, isTyping } = useStore(shown);
  const isWaiting = useOutbox(({ changes }) => changes.some((one) => one.kind === 'result' && one.item === place.id));
  return {
    content: held?.content ?? null,
    revisions: held?.revisions ?? [],
    isFilled: held !== null && holdsSomething(held.content),
    isFailed,
    state: isTyping ? ('keeping' as const) : isWaiting ? ('waiting' as const) : ('saved' as const),
    edit,
  };
}
