import { mergeResult, result, type Result, type ResultContent } from '@foothold/contract';
import { create } from 'zustand';
import { call } from '#shared/api.ts';
import { writeKept } from '#shared/offline/kept-store.ts';
import { keeper, type KeptChange, rewrite } from '#shared/offline/outbox.ts';

interface Sent {
  /** What was sent, and what the server made of it. */
  content: ResultContent;
  reply: Result;
}

/** The last save of each result, for the page that has gone on since. */
export const useSentResults = create<{ sent: Readonly<Record<string, Sent>> }>(() => ({ sent: {} }));

/** Where a result is kept for reading without a network. */
export const keptName = (substepId: string) => `result/${substepId}`;

export function contentOf({ kind, data }: ResultContent): ResultContent {
  return { kind, data } as ResultContent;
}

/** What somebody has before them after a save came back: their further changes, and those of other devices. */
export function afterSave(now: ResultContent, { content, reply }: Sent): ResultContent {
  const merged = mergeResult(now, content, { content: contentOf(reply), revisions: [] }, new Date());
  return merged === null || merged === 'full' ? contentOf(reply) : merged.content;
}

/** Sends a result that waited. What was typed meanwhile and waits too was typed on what is sent here. */
export async function sendResult({ id, item, body }: KeptChange & { kind: 'result' }): Promise<void> {
  const reply = await call(result.save, { params: { id: item }, body: { ...body, id } });
  const content = contentOf(body);
  await rewrite((old) =>
    old.map((other) =>
      other.kind === 'result' && other.item === item && other.id !== id && other.body.kind === body.kind
        ? { ...other, body: { ...other.body, base: body.data } as typeof body }
        : other,
    ),
  );
  const subject = keeper();
  if (subject !== null) await writeKept(subject, keptName(item), reply);
  useSentResults.setState(({ sent }) => ({ sent: { ...sent, [item]: { content, reply } } }));
}
