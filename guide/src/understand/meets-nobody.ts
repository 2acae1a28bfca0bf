import type { Language } from '@foothold/contract';
import { isNegated } from '../text/negation.ts';
import { clausesOf, read, type ReadText, type ReadWord } from '../text/phrases.ts';
import { little } from '../work/small-words.ts';
import { limitBooks } from './limit-words/words.ts';
import { type MeetingWord, meetingWords } from './meeting-words/words.ts';

/**
 * Who is met: whoever goes to nobody and has nobody come, or only sends, works at a distance, though no word of theirs says
 * so. Meeting nobody by itself may be loneliness, and is heard only beside what keeps somebody at home already.
 */

/** A denial stands so close before what it denies, in words: “sin recibir ni ver gente”. */
const REACH = 4;
/** “Only by post” is a short clause. */
const SHORT = 7;
/** “Come to my home” stands so close together. */
const NEAR = 3;

interface Clause {
  words: ReadText;
  language: Language;
  is: (word: ReadWord | undefined, kind: MeetingWord) => boolean;
}

function clausesIn(text: string, language: Language): Clause[] {
  const sets = meetingWords[language];
  // A Hebrew prefix is no part of these words but where they are written with it.
  const formsOf = ({ forms }: ReadWord) => (language === 'he' ? forms.slice(0, 1) : forms);
  const is = (word: ReadWord | undefined, kind: MeetingWord) =>
    word !== undefined && formsOf(word).some((form) => sets[kind].has(form));
  return clausesOf(text).map((clause) => ({ words: read(clause), language, is }));
}

/** Whether a clause speaks of some days or hours, or of meeting people without something: the rest of the time they are met. */
function isBounded({ words, is }: Clause, at: number): boolean {
  if (words.some((word) => is(word, 'always'))) return false;
  const isHour = (word: ReadWord | undefined) => word !== undefined && /^\d/u.test(word.forms[0] ?? '');
  return words.some(
    (word, place) =>
      is(word, 'when') ||
      (is(word, 'clock') && [1, 2].some((next) => isHour(words[place + next]))) ||
      (place > at && is(word, 'without')),
  );
}

/** Whether a clause denies a verb of one kind, with people in it or nothing behind. */
function denies(clause: Clause, kind: 'meet' | 'receive'): boolean {
  const { words, language, is } = clause;
  const hasPeople = words.some((word) => is(word, 'people'));
  return words.some((word, at) => {
    if (!is(word, kind) || isBounded(clause, at)) return false;
    // A denial may stand behind its verb: “ne reçoit pas”.
    const isLast = at >= words.length - 2;
    const isNobody = words.slice(at + 1).some((one) => is(one, 'nobody'));
    return (hasPeople || (kind === 'receive' && isLast)) && (isNobody || isNegated(words, at, REACH, language));
  });
}

/** Whether a clause lets nobody come to one's own home: “ni qu'ils viennent chez moi”. */
function letsNobodyCome(clause: Clause): boolean {
  const { words, language, is } = clause;
  return words.some(
    (word, at) =>
      is(word, 'come') &&
      !isBounded(clause, at) &&
      words.slice(at + 1, at + 1 + NEAR).some((one) => is(one, 'home')) &&
      (isNegated(words, at, REACH, language) || words.slice(0, at).some((one) => is(one, 'nobody'))),
  );
}

/** Whether a text says that nobody is met, or let in. */
export function seesNobody(text: string, language: Language): boolean {
  return clausesIn(text, language).some((one) => denies(one, 'meet') || denies(one, 'receive') || letsNobodyCome(one));
}

/** Whether a text says that somebody is forbidden to meet people, which is no loneliness. */
export function mayMeetNobody(text: string, language: Language): boolean {
  return clausesIn(text, language).some((clause) => {
    const { words, is } = clause;
    const forbidden = words.findIndex((word) => is(word, 'forbid'));
    const meeting = words.findIndex((word, at) => at > forbidden && is(word, 'meet'));
    const isNear = forbidden >= 0 && meeting > forbidden && meeting - forbidden <= REACH;
    const people = words.findIndex((word, at) => at >= meeting && is(word, 'people'));
    // “Clients outside the office”: a rule about some is none about all.
    const isAll = words.slice(people + 1).every(({ forms }) => forms.some((form) => little.has(form)));
    return isNear && people > 0 && isAll && !isBounded(clause, meeting) && !isNegated(words, forbidden, 2, language);
  });
}

/** Whether a text says that nobody is let in. */
export function letsNobodyIn(text: string, language: Language): boolean {
  return clausesIn(text, language).some((one) => denies(one, 'receive') || letsNobodyCome(one));
}

/** Whether a text keeps to what is sent: a clause of that, an “only” and small words, as in “by parcel only”, “que des colis”. */
export function onlySends(text: string, language: Language): boolean {
  return clausesIn(text, language).some(({ words, is }) => {
    if (words.length > SHORT || !words.some((word) => is(word, 'sent'))) return false;
    // “Que des colis”: what only turns in a clause is an “only” where it begins one.
    const only = limitBooks[language]
      .findAll(words)
      .filter(({ value, start }) => value === 'only' || (value === 'but' && start === 0));
    const isOnly = (at: number) => only.some(({ start, end }) => start <= at && at < end);
    const isSmall = ({ forms }: ReadWord) => forms.some((form) => little.has(form));
    return only.length > 0 && words.every((word, at) => isOnly(at) || is(word, 'sent') || isSmall(word));
  });
}
