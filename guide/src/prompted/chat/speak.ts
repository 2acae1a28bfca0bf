import type * as z from 'zod/mini';
import type { GuideContext, ReplyEvent } from '../../guide.ts';
import { ModelFailure, type Models, type Prompt } from '../ask.ts';
import type { Filter } from '../containment/filter.ts';
import { type GrownReply, growingReply } from './growing-reply.ts';

/** A reply that has been said to its end. */
export interface Spoken extends GrownReply {
  text: string;
  /** The model stopped at its longest answer. */
  cut: boolean;
}

/**
 * Streams the reply of one answer through a filter: a delta for each piece that may be shown; gives back the whole. An
 * answer without a reply is a failure, `bad-output`; so is everything `Models` throws.
 */
export async function* speak(
  models: Models,
  prompt: Prompt & { name: string; wire: z.ZodMiniType },
  filter: Filter,
  context: GuideContext,
): AsyncGenerator<ReplyEvent, Spoken> {
  const reply = growingReply();
  let text = '';
  let cut = false;
  for await (const event of models.stream(prompt, context)) {
    if (event.type === 'done') {
      cut = event.cut;
      break;
    }
    const grown = reply.push(event.text);
    const piece = grown === '' ? '' : shown(filter.push(grown), text);
    if (piece === '') continue;
    text += piece;
    yield { type: 'delta', text: piece };
  }
  const { text: last, rest } = reply.end();
  const piece = shown(filter.push(last) + filter.end(), text);
  text += piece;
  if (text.trim() === '') throw new ModelFailure('bad-output', null);
  if (piece !== '') yield { type: 'delta', text: piece };
  return { text, rest, cut };
}

/** A reply does not begin with white space. */
function shown(piece: string, before: string): string {
  return before === '' ? piece.trimStart() : piece;
}
