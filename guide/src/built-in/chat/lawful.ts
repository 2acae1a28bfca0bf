import { ASSISTANT, type Language } from '@foothold/contract';
import { lawAsk, lawWords } from '../../care/law.ts';
import { answersLawful } from '../../care/lawful.ts';
import { asksNamed, asksOf } from '../../chat/asks.ts';
import type { Ask } from '../../chat/intents.ts';
import type { ChatTurn, StepChatInput } from '../../guide.ts';
import { spellOut } from '../../language/text-speak.ts';

/** A turn of the chat. `lawful`: the person said so of this very message, so that the reader of the law is not asked again. */
export interface ChatInput extends StepChatInput {
  lawful?: boolean;
}

/** What is known of a message besides, as `asksOf` takes it. */
type Heard = Parameters<typeof asksOf> extends [string, ...infer Rest] ? Rest : never;

/** What a message asks; without what it sounds like to the reader of the law, where its writer said that it is lawful. */
export function asksIn({ message, lawful }: ChatInput, ...heard: Heard): Ask[] {
  return lawful ? asksNamed(message) : asksOf(message, ...heard);
}

/** Whether a message is asked about, of which this is the first thing that it asks. */
export const mayBeLawful = (main: Ask | undefined) => main?.intent === 'illegal' && main.unsure === true;

/** What is said to a message that may be meant either way. */
export const askedOfLaw = (message: string, language: Language) => ({
  text: lawAsk(message, language, 'ask_in_talk'),
  suggestions: [lawWords[language].lawful],
  act: 'asked-of-law' as const,
});

/** The message of which the last reply of a talk asks whether it is lawful; null where it does not. */
function askedAbout(turns: readonly ChatTurn[]): string | null {
  const [asked, reply] = turns.slice(-2);
  if (reply?.sender !== ASSISTANT || reply.record?.act !== 'asked-of-law') return null;
  return asked && asked.sender !== ASSISTANT ? asked.content : null;
}

/** A talk as if nothing had been asked where somebody said that it is lawful, and the messages they said so of. */
function settled(talk: readonly ChatTurn[]): { turns: ChatTurn[]; lawful: string[] } {
  const turns: ChatTurn[] = [];
  const lawful: string[] = [];
  for (const turn of talk) {
    const asked = askedAbout(turns);
    if (asked !== null && turn.sender !== ASSISTANT && answersLawful(turn.content)) {
      lawful.push(asked);
      turns.pop();
    } else turns.push(turn);
  }
  return { turns, lawful };
}

/**
 * A turn as it would be had nobody been asked whether something is lawful: to somebody who says that it is, it is about what
 * they wrote before. Only that very message is freed; `isFreed` tells of one of this talk whether it was.
 */
export function asLawful(given: StepChatInput, language: Language) {
  const { turns, lawful } = settled(given.history);
  const asked = answersLawful(given.message) ? askedAbout(turns) : null;
  const input: ChatInput =
    asked === null
      ? { ...given, history: turns }
      : { ...given, message: asked, history: turns.slice(0, -2), lawful: true };
  const isFreed = (message: string) => lawful.some((one) => spellOut(one, language) === message);
  return { input, isFreed };
}
