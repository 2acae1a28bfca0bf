import { type Answered, ASSISTANT, type Language } from '@foothold/contract';
import type { ChatTurn, StepChatInput } from '../../../guide.ts';
import { fill } from '../../../text/fill.ts';
import { quote } from '../../../text/quote.ts';
import { figureAsked } from '../account/reading.ts';
import { accountWords } from '../account/words.ts';
import { plain } from '../plain.ts';
import { stem } from '../../../text/fold.ts';
import { partedBy, type Place } from './ledger/places.ts';
import { type Spoken, spokenIn } from './ledger/words.ts';
import { readSum } from './reading.ts';
import { figuresTold } from './sums.ts';

/** Messages of the person that are looked back at. */
const TURNS_BACK = 20;
/** Words that may be asked for: more are a question of their own. */
const MOST_NAMED = 3;
const LONGEST_QUOTED = 120;

/** A message of the person, with whether a sum came of it. */
interface Turn {
  content: string;
  isSum: boolean;
}

/** What the person wrote, the newest first. */
function turnsOf(history: readonly ChatTurn[]): Turn[] {
  const own = history.flatMap(({ sender, content }, at) =>
    sender === ASSISTANT ? [] : [{ content, isSum: history[at + 1]?.record?.answered?.kind === 'sum' }],
  );
  return own.slice(-TURNS_BACK).toReversed();
}

const stemsOf = (words: readonly Spoken[]) => words.flatMap(({ forms }) => forms.map(stem));

/** Figures with the words around them as they were written: from behind what is said before up to what is said next. */
function partOf(text: string, places: readonly Place[]): string {
  const spans = places.flatMap(({ figure, ahead, behind }) => [figure, ...ahead, ...behind]);
  return text.slice(Math.min(...spans.map(({ from }) => from)), Math.max(...spans.map(({ to }) => to))).trim();
}

/** The only part of a message that tells figures of all that is named; null where none does, or several. */
function partAbout(names: readonly (readonly string[])[], message: string, language: Language): string | null {
  const reading = readSum(message, language);
  if (!reading) return null;
  const { places } = partedBy(reading, language);
  const found = places.filter(({ ahead, behind }) => {
    const told = new Set(stemsOf([...ahead, ...behind]));
    return names.every((forms) => forms.some((form) => told.has(form)));
  });
  const [first] = found;
  // “12 jars at 5” are two figures of one thing; apart from each other they are of two.
  const at = first ? places.indexOf(first) : -1;
  const isOne = found.every((place, offset) => places[at + offset] === place);
  return first && isOne ? partOf(reading.text, found) : null;
}

/**
 * “Which number did you take for the gas”, behind a sum: what was said of it, in the person’s words. Null where the
 * question names anything that no figure was told of, or where the sum was changed since by something without a name.
 */
export function figureTold(
  { message, history }: StepChatInput,
  language: Language,
): { text: string; answered: Answered } | null {
  const turns = turnsOf(history);
  if (!turns.some(({ isSum }) => isSum) || figuresTold(message, language) > 0) return null;
  const asked = readSum(message, language)?.asks;
  const things = figureAsked(message, asked?.has('much') === true || asked?.has('count') === true, language);
  if (!things || things.length > MOST_NAMED) return null;
  const names = things.map((thing) => stemsOf(spokenIn(thing)));
  if (names.some((forms) => forms.length === 0)) return null;
  for (const { content, isSum } of turns) {
    const part = partAbout(names, content, language);
    const value = part === null ? '' : plain(quote(part, language, LONGEST_QUOTED));
    if (value !== '') {
      const topic = `told:${things.join(' ')}`;
      return {
        text: fill(accountWords[language].said, { value }),
        answered: { kind: 'fact', topic: topic.slice(0, LONGEST_QUOTED).toWellFormed(), changed: false },
      };
    }
    if (isSum) return null;
  }
  return null;
}
