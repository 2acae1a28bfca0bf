import type { GuideContext, ReplyEvent, StepChatInput } from '../../guide.ts';
import type { Language } from '@foothold/contract';
import { loadWords } from '../../catalogue/load.ts';
import { careFor, meant } from '../../care/care.ts';
import { careWords } from '../../care/words.ts';
import { account } from './account/account.ts';
import { answer } from './answer.ts';
import { asksOf } from './asks.ts';
import type { Ask, ChatIntent } from './intents.ts';
import { isMinor } from './minor.ts';
import { saidIn } from './said.ts';
import { standingOf } from './standing.ts';
import { suggestionsAfter } from './suggestions.ts';
import { answeredBy } from './talk/answered.ts';
import { isChange, talk } from './talk/talk.ts';
import { chatWords } from './words.ts';

type Reply = Pick<Extract<ReplyEvent, { type: 'done' }>, 'text' | 'suggestions' | 'act' | 'answered'>;

/** What is answered by its card whatever else a message asks for. */
const fixed: ReadonlySet<ChatIntent> = new Set<ChatIntent>([
  'illegal',
  'expert',
  'instructions',
  'act',
  'ai',
  'guarantee',
]);

/** The card of what is asked, by what the plan and the person say. */
async function cardFor(input: StepChatInput, language: Language): Promise<Reply> {
  const chat = chatWords[language];
  const standing = standingOf(input, await loadWords(language));
  const said = saidIn(input.message, input.history);
  const answered = answeredBy(said, standing, language);
  return {
    text: answer(input.message, said, standing, chat, language),
    suggestions: suggestionsAfter(said, standing, chat),
    ...(answered ? { answered } : {}),
  };
}

/** What the account itself holds of what is asked; null when it is not asked for that. */
async function accountFor(input: StepChatInput, language: Language, now: number, asks: readonly Ask[]) {
  const { message, history } = input;
  const standing = standingOf(input, await loadWords(language));
  const isKnown = asks.some(({ weak }) => !weak);
  const found = account({ message, history, standing, language, now, isKnown });
  return found && { ...found, suggestions: [] };
}

/** A person in danger or too young gets fixed words and nothing about the plan. */
async function replyTo(given: StepChatInput, { language, now }: GuideContext): Promise<Reply> {
  const { input, cleared } = meant(given);
  const asks = asksOf(input.message);
  const changes = isChange(input, language);
  const care = cleared ? null : careFor(input.message, language, input.profile.location, asks.length > 0 || changes);
  if (care?.sure) return { text: care.text, suggestions: [] };
  if (care) return { text: care.text, suggestions: [careWords[language].misread], act: 'asked-of-danger' };
  if (isMinor(input.message)) return { text: chatWords[language].cards.minor, suggestions: [] };
  const [main] = asks;
  const isFixed = main !== undefined && fixed.has(main.intent) && !(changes && main.intent === 'illegal');
  if (isFixed) return cardFor(input, language);
  const own = (await talk({ input, language, again: cardFor })) ?? (await accountFor(input, language, now, asks));
  if (!own) return cardFor(input, language);
  return own.suggestions.length > 0 ? own : { ...own, suggestions: (await cardFor(input, language)).suggestions };
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
