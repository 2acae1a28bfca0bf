import type { Language } from '@foothold/contract';
import type { StepChatInput } from '../../../guide.ts';
import { read } from '../../../text/phrases.ts';
import { chatActReader } from '../acts/acts.ts';
import type { ChatAct } from '../acts/classes.ts';
import { lastAnswer, type LastAnswer } from './answered.ts';
import type { ChangeRequest } from './changes.ts';
import { type Style, talkLexicon } from './lexicon.ts';
import { readOmission } from './omission.ts';
import { readRequest } from './requests.ts';
import { registerIn } from './telling.ts';

/** A wish for another form of the last answer. */
export const inStyle = (style: Style): ChangeRequest => ({
  styles: [style],
  language: null,
  to: '',
  amount: '',
  besides: true,
});

/** How many times as likely as anywhere else an act is right behind a text to copy. */
const BEHIND_TEXT: Partial<Record<ChatAct, number>> = {
  shorter: 4,
  longer: 4,
  simpler: 3,
  tone: 4,
  another: 3,
  alter: 3,
};
/** The form that is wanted right behind such a text; what is warmer is asked for most. */
const formBehindText: Partial<Record<ChatAct, Style>> = {
  shorter: 'shorter',
  longer: 'longer',
  simpler: 'simpler',
  tone: 'warmer',
  another: 'another',
};
/** From here on it is, behind such a text. */
const LIKELY_BEHIND_TEXT = 0.55;

/** How likely a message right behind such a text is each act. */
function sharesBehindText(message: string): Map<ChatAct, number> {
  const weighed = [...chatActReader.likelihoods(message)].map(
    ([act, likelihood]) => [act, likelihood * (BEHIND_TEXT[act] ?? 1)] as const,
  );
  const all = weighed.reduce((sum, [, share]) => sum + share, 0);
  return new Map(weighed.map(([act, share]) => [act, share / all]));
}

/** “A bit kinder, we are neighbours” right behind a text to copy: another form of that, in words that no list has. */
export function learntBehindText(
  { message, history }: StepChatInput,
  last: LastAnswer,
  language: Language,
): ChangeRequest | null {
  if (!last.answered.message || history.at(-1)?.content !== last.text) return null;
  // What is left out of it, and another message, are read for what they are.
  if (readOmission(message, language) || readRequest(message, language)) return null;
  const likely = [...sharesBehindText(message)].find(([, share]) => share >= LIKELY_BEHIND_TEXT);
  const style = likely && formBehindText[likely[0]];
  if (!style) return null;
  const isFormal =
    style === 'warmer' &&
    registerIn({ text: read(message), lexicon: talkLexicon(last.answered.message.language) }) === 'formal';
  return inStyle(isFormal ? 'formal' : style);
}

/** Up to here what is said of a text is no cry: of 946 short cries that nothing learnt from, none is less and wants another form. */
const MOST_OF_CRY = 0.03;

/** Whether a message right behind a text to copy surely speaks of that text alone. */
export function isOfText(input: StepChatInput, language: Language): boolean {
  const last = lastAnswer(input.history);
  if (!last || !learntBehindText(input, last, language)) return false;
  return (sharesBehindText(input.message).get('cry') ?? 1) <= MOST_OF_CRY;
}
