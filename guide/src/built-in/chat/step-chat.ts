import type { GuideContext, ReplyEvent, StepChatInput } from '../../guide.ts';
import { loadWords } from '../../catalogue/load.ts';
import { careFor, meant } from '../../care/care.ts';
import { careWords } from '../../care/words.ts';
import { answer } from './answer.ts';
import { asksOf } from './asks.ts';
import { isMinor } from './minor.ts';
import { saidIn } from './said.ts';
import { standingOf } from './standing.ts';
import { suggestionsAfter } from './suggestions.ts';
import { sumInTalk } from './sums/in-talk.ts';
import { chatWords } from './words.ts';

type Reply = Pick<Extract<ReplyEvent, { type: 'done' }>, 'text' | 'suggestions' | 'act'>;

/** A person in danger or too young gets fixed words and nothing about the plan. */
async function replyTo(given: StepChatInput, context: GuideContext): Promise<Reply> {
  const { language } = context;
  const { input, cleared } = meant(given);
  const sum = sumInTalk(input, context);
  const known = (sum?.plain ?? false) || asksOf(input.message).length > 0;
  const care = cleared ? null : careFor(input.message, language, input.profile.location, known);
  if (care?.sure) return { text: care.text, suggestions: [] };
  if (care) return { text: care.text, suggestions: [careWords[language].misread], act: 'asked-of-danger' };
  const chat = chatWords[language];
  if (isMinor(input.message)) return { text: chat.cards.minor, suggestions: [] };
  const standing = standingOf(input, await loadWords(language));
  const said = saidIn(input.message, input.history);
  const suggestions = suggestionsAfter(said, standing, chat);
  return { text: sum?.text ?? answer(input.message, said, standing, chat, language), suggestions };
}

/**
 * Answers a question about a step out of the plan, the catalogue and the person's own numbers. What it does not know it
 * says so. A step that the plan does not hold throws.
 */
export async function* stepChat(input: StepChatInput, context: GuideContext): AsyncGenerator<ReplyEvent> {
  const { text, ...reply } = await replyTo(input, context);
  for (const paragraph of text.split(/(?=\n\n)/u)) {
    if (context.signal?.aborted) return;
    yield { type: 'delta', text: paragraph, source: 'builtin' };
  }
  yield { type: 'done', text, ...reply, meta: { source: 'builtin', warnings: [] } };
}
