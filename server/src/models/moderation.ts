import { type FailureKind, ModelFailure, type PromptMessage } from '@foothold/guide';
import * as z from 'zod/mini';
import { classify } from './classify.ts';
import type { Endpoint } from '../config/model-settings.ts';

const MODEL = 'omni-moderation-latest';
/** How the moderation is named where it fails. */
const ID = `openai:${MODEL}`;
/** Longest piece the service takes at once, in characters; a longer text is sent in several. */
const LONGEST = 20_000;

const Verdict = z.object({ results: z.array(z.object({ flagged: z.boolean() })) });

function piecesOf(messages: readonly PromptMessage[]): string[] {
  const text = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  return Array.from({ length: Math.ceil(text.length / LONGEST) }, (_, nth) =>
    text.slice(nth * LONGEST, (nth + 1) * LONGEST),
  );
}

const kindOfStatus: Record<number, FailureKind> = { 401: 'auth', 403: 'auth', 429: 'rate-limit' };

/**
 * Shows what a person says to OpenAI's moderation. Throws `ModelFailure`: `refused` when it is flagged, and the kind of
 * the trouble when there is no verdict, since an operator who wants one wants no answer without it.
 */
export async function moderate(
  { baseUrl, apiKey }: Endpoint,
  messages: readonly PromptMessage[],
  { signal, longestMs }: { signal: AbortSignal; longestMs: number },
): Promise<void> {
  const limit = AbortSignal.timeout(longestMs);
  let verdict: z.infer<typeof Verdict>;
  try {
    const response = await fetch(`${baseUrl}/moderations`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
      body: JSON.stringify({ model: MODEL, input: piecesOf(messages) }),
      signal: AbortSignal.any([signal, limit]),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ModelFailure(kindOfStatus[response.status] ?? 'overloaded', ID);
    }
    verdict = z.parse(Verdict, await response.json());
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    if (signal.aborted) throw new ModelFailure('aborted', ID);
    throw new ModelFailure(limit.aborted ? 'timeout' : classify(error, 0).kind, ID);
  }
  if (verdict.results.some(({ flagged }) => flagged)) throw new ModelFailure('refused', ID);
}
