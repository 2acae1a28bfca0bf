import type { GuideContext, ReplyEvent, StepChatInput } from '../../guide.ts';
import { loadWords } from '../../catalogue/load.ts';
import { careFor, meant } from '../../care/care.ts';
import { careWords } from '../../care/words.ts';
import { answer } from './answer.ts';
import { asksOf } from './asks.ts';
import { type Ask, chatIntents } from './intents.ts';
import { isMinor } from './minor.ts';
import { type Said, saidIn } from './said.ts';
import { standingOf } from './standing.ts';
import { suggestionsAfter } from './suggestions.ts';
import { sumFor } from './sums/sums.ts';
import { chatWords } from './words.ts';

/** What is answered with fixed words (law, health, tax, a promise) is no sum; money put into something may be one. */
function hasFixedWords({ intent }: Ask): boolean {
  return intent !== 'investment' && chatIntents.indexOf(intent) <= chatIntents.indexOf('tax');
}

/** The sum a message asks for, or the one before as it changes it; null when it asks for none that may be made. */
function sumOf({ message, history, profile }: StepChatInput, said: Said, context: GuideContext): string | null {
  if ([...said.all, ...said.asks].some(hasFixedWords)) return null;
  const own = history.flatMap(({ sender, content }) => (sender === 'user' ? [content] : []));
  const earlier = own.slice(-SUMS_BACK).filter((one) => !asksOf(one.slice(0, READ_OF_TURN)).some(hasFixedWords));
  const input = { message, earlier: earlier.toReversed(), profile, today: context.now };
  return sumFor(input, context.language)?.text ?? null;
}

/** Turns of the person that a sum is looked for in, and as much of each as is read for what it asks. */
const SUMS_BACK = 10;
const READ_OF_TURN = 500;

type Reply = Pick<Extract<ReplyEvent, { type: 'done' }>, 'text' | 'suggestions' | 'act'>;

/** A person in danger or too young gets fixed words and nothing about the plan. */
async function replyTo(given: StepChatInput, context: GuideContext): Promise<Reply> {
  const { language } = context;
  const { input, cleared } = meant(given);
  const known = asksOf(input.message).length > 0;
  const care = cleared ? null : careFor(input.message, language, input.profile.location, known);
  if (care?.sure) return { text: care.text, suggestions: [] };
  if (care) return { text: care.text, suggestions: [careWords[language].misread], act: 'asked-of-danger' };
  const chat = chatWords[language];
  if (isMinor(input.message)) return { text: chat.cards.minor, suggestions: [] };
  const standing = standingOf(input, await loadWords(language));
  const said = saidIn(input.message, input.history);
  const suggestions = suggestionsAfter(said, standing, chat);
  const sum = sumOf(input, said, context);
  return { text: sum ?? answer(input.message, said, standing, chat, language), suggestions };
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
