import { ALSO_MOST, type Language } from '@foothold/contract';
import { isDayOrMonth } from '../../../text/calendar-names.ts';
import { read } from '../../../text/phrases.ts';
import { oneLine } from '../../../text/quote.ts';
import { amountTold } from '../sums/amount-told.ts';
import { chatActReader } from '../acts/acts.ts';
import { type TalkLexicon, talkLexicon } from './lexicon.ts';
import { EDGES, isManner, isQuestionToUs } from './telling.ts';
import type { MessageRequest } from './message-request.ts';
import { hasThird } from './whole.ts';
import { deniedAt, isAside } from './withheld.ts';

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
function untoldIn(typed: string, { to, about, when, price = '', said }: MessageRequest, language: Language): string[] {
  const lexicon = talkLexicon(language);
  const held = new Set(factsIn([to, about, when, price, ...said].join(' . '), language));
  const place = { message: typed, text: read(typed), lexicon, language };
  const isAsking = (part: string) => {
    const text = read(part);
    return [lexicon.write, lexicon.messages, lexicon.order, lexicon.pen].some((book) => book.findAll(text).length > 0);
  };
  const isToSay = (part: string) => {
    const facts = factsIn(part, language);
    if (facts.every((fact) => held.has(fact)) || isAsking(part)) return false;
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

const beginning = (part: string, language: Language) => part.charAt(0).toLocaleUpperCase(language) + part.slice(1);

/** A request with the parts that tell a figure or a day which found no place in it, as they were typed. */
export function withUntold(request: MessageRequest, typed: string, language: Language): MessageRequest {
  // Whole words are all that is to be said, but of what is owed.
  const isAll = request.isWhole === true && !(request.aim === 'reminder' && request.price === '');
  // What a customer complains of is answered, and not told back.
  const isAnswer = request.aim !== null && !['about', 'reminder', 'tell', 'notice'].includes(request.aim);
  const untold = isAll || isAnswer ? [] : untoldIn(typed, request, language);
  if (untold.length === 0) return request;
  const said = [...request.said, ...untold.map((part) => beginning(part, language))];
  const amount = request.price || amountTold(untold.join('. '), language);
  // “4” of “4 ladders” is no money.
  const isReminder = request.aim === 'reminder' && /[^\d.,\s]/u.test(amount);
  return {
    ...request,
    said: said.slice(0, ALSO_MOST),
    when: '',
    aim: isReminder ? 'reminder' : request.aim === 'notice' ? 'notice' : 'tell',
    ...(isReminder && { price: amount }),
    isOfThird: request.isOfThird === true || hasThird(untold.join('. '), language),
  };
}
