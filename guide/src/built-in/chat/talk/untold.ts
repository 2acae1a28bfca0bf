import { ALSO_MOST, type Language } from '@foothold/contract';
import { isDayOrMonth } from '../../../text/calendar-names.ts';
import { read } from '../../../text/phrases.ts';
import { oneLine } from '../../../text/quote.ts';
import { chatActReader } from '../acts/acts.ts';
import { type TalkLexicon, talkLexicon } from './lexicon.ts';
import { EDGES, isManner, isQuestionToUs } from './telling.ts';
import { deniedAt, isAside } from './withheld.ts';

/** What a message says so far, in the person's words. */
interface Heard {
  to: string;
  about: string;
  when: string;
  price?: string;
  said: readonly string[];
}

const LONGEST = 190;
/** A part ends at its mark; a point or a comma inside a number is none. */
const PARTS = /[;!?\n]+|\.(?=\s|$)|,(?!\d)/u;
/** From here on words that ask how it shall sound are what they were learnt as. */
const SURELY = 0.5;

/** The figures and days of a text, as they are written there. */
function factsIn(text: string, language: Language): string[] {
  const days = read(text).flatMap(({ from, to }) => {
    const word = text.slice(from, to);
    return isDayOrMonth(word, language) ? [word.toLowerCase()] : [];
  });
  return [...(text.match(/\d+(?:[.,:h]\d+)*/gu) ?? []), ...days];
}

/** Whether a part tells of something owed or not paid. */
function tellsOfDebt(part: string, { owing, owesMe, aims }: TalkLexicon): boolean {
  const text = read(part);
  const isReminder = aims.findAll(text).some(({ value }) => value === 'reminder');
  return isReminder || [owing, owesMe].some((book) => book.findAll(text).length > 0);
}

/**
 * The parts of a message that tell figures or days which nothing of what was heard holds: “she has had it since the 3rd and
 * owes me 35” beside “write to her”. Whoever wants a message written tells them so that they stand in it. Parts that ask for
 * the message, that say how it shall sound, or that keep something back are none.
 */
export function untoldIn(typed: string, { to, about, when, price = '', said }: Heard, language: Language): string[] {
  const lexicon = talkLexicon(language);
  const held = new Set(factsIn([to, about, when, price, ...said].join(' . '), language));
  const place = { message: typed, text: read(typed), lexicon, language };
  const isAsking = (part: string) => {
    const text = read(part);
    return [lexicon.write, lexicon.messages, lexicon.order, lexicon.pen].some((book) => book.findAll(text).length > 0);
  };
  const isToSay = (part: string) => {
    const facts = factsIn(part, language);
    if (facts.length === 0 || facts.every((fact) => held.has(fact)) || isAsking(part)) return false;
    // “She is 75” is said to the guide alone, “she has not paid the 75” is what the message is for.
    const isRemark = isAside(part, lexicon) && !tellsOfDebt(part, lexicon);
    if (isManner(part, lexicon) || isRemark || isQuestionToUs(part, lexicon, true)) return false;
    return deniedAt(read(part), place) < 0 && (chatActReader.likelihoods(part).get('tone') ?? 0) < SURELY;
  };
  return typed
    .split(PARTS)
    .filter(isToSay)
    .map((part) => oneLine(part.replace(EDGES, ''), LONGEST))
    .slice(0, ALSO_MOST);
}
