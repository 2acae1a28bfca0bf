import type { GuideContext, ReplyEvent, StepChatInput } from '../../guide.ts';
import { loadWords } from '../../catalogue/load.ts';
import { distressReply } from '../lexicon/distress.ts';
import { answer } from './answer.ts';
import { chatWords, type ChatWords } from './words.ts';
import { standingOf } from './standing.ts';
import { intentsOf } from './intents.ts';

type Chip = keyof ChatWords['chips'];

/** At most three next messages: what was just asked is not offered again. */
function suggestionsAfter(message: string, words: ChatWords): string[] {
  const asked = new Set<string>(intentsOf(message));
  const order: Chip[] = ['how', 'example', 'template', 'smaller', 'how-long', 'next'];
  return order
    .filter((chip) => !asked.has(chip))
    .slice(0, 3)
    .map((chip) => words.chips[chip]);
}

/**
 * Answers a question about a step out of the plan, the catalogue and the person's own numbers. What it does not know it
 * says so. A step that the plan does not hold throws.
 */
export async function* stepChat(input: StepChatInput, context: GuideContext): AsyncGenerator<ReplyEvent> {
  const distress = distressReply(input.message, context.language);
  const words = chatWords[context.language];
  const text =
    distress ?? answer(input.message, standingOf(input, await loadWords(context.language)), words, context.language);
  const paragraphs = text.split(/(?=\n\n)/u);
  for (const paragraph of paragraphs) {
    if (context.signal?.aborted) return;
    yield { type: 'delta', text: paragraph };
  }
  yield {
    type: 'done',
    text,
    suggestions: distress ? [] : suggestionsAfter(input.message, words),
    meta: { source: 'builtin', warnings: [] },
  };
}
