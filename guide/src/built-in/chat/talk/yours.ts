import type { Language } from '@foothold/contract';
import { isDayOrMonth } from '../../../text/calendar-names.ts';
import { negatorIn } from '../../../text/negation.ts';
import { gapBefore, read } from '../../../text/phrases.ts';
import { isInfinitive, isMany, marksInfinitives } from './addressee.ts';
import { closedClasses, withoutJoined } from './closed.ts';
import { talkLexicon } from './lexicon.ts';
import { classesOf, isAmong, type Run, runsIn } from './runs.ts';
import { withoutSecondThat } from './second-that.ts';
import type { Sent } from './sending.ts';
import { hasThird } from './whole.ts';
import { type Kind, kinds, type YoursWords, yoursWords } from './yours-words.ts';

/** What is told or asked in a message, whom it is for, and what stood before all that asks for it. */
interface ForThem {
  said: string;
  to: string;
  before: string;
  /** Whether it is told; else it asks them something, or to do something. */
  isTold: boolean;
}

/** A word without a small word that is one of its letters, where it is one of the third person. */
type Word = Run;

interface Edit {
  from: number;
  to: number;
  yours: string;
}

/** What is said, with what its language knows. */
interface Speech {
  said: string;
  words: readonly Word[];
  own: YoursWords;
  language: Language;
  /** The place of the first word that is told or asked. */
  start: number;
}

/** Words behind a verb in which what is to be done stands: “peut venir le prendre”. */
const DOING_REACH = 3;
const MARK = /[,.;:!?\n–—]/u;
const STOP = /[.:!?\n]/u;

function wordsIn(said: string, language: Language): Word[] {
  const { third } = yoursWords(language);
  const { smallJoined } = closedClasses(language);
  const isKnown = (name: string) => kinds.some((kind) => third[kind].has(name));
  return runsIn(said).map((run) => {
    const once = withoutJoined(run.name, smallJoined);
    const name = [run.name, once, withoutJoined(once, smallJoined)].find(isKnown);
    return name === undefined ? run : { ...run, name };
  });
}

const gapAt = ({ said, words }: Speech, at: number) => gapBefore({ message: said, text: words }, at);

/** “Kids” are some whose word is “kid”. */
const isRole = (name: string, language: Language) =>
  read(name).some(({ forms }) => forms.some((form) => classesOf(form, language).has('roles')));

/** Whether somebody is named: by what they are, or with a capital where no sentence begins. */
function namesAnybody(said: string, language: Language): boolean {
  const words = wordsIn(said, language);
  return words.some(({ at, name, written, from }) => {
    const begins = at === 0 || STOP.test(said.slice(words[at - 1]?.to, from));
    const isName =
      !begins &&
      /^\p{Lu}\p{L}/u.test(written) &&
      classesOf(name, language).size === 0 &&
      !isDayOrMonth(written, language);
    return isName || isRole(name, language);
  });
}

/** “Mia forgot her coat, tell …”: whether a part before the last may begin with somebody’s name; anywhere, without capitals. */
function tellsOfAnybody(before: string, language: Language): boolean {
  const { leadIn, canYou, wants, classes } = closedClasses(language);
  const isSmall = (name: string) => (classes.get(name)?.size ?? 0) > 0;
  return before
    .split(MARK)
    .slice(0, -1)
    .some((part) => {
      const text = read(part);
      const asked = [leadIn, canYou, wants].flatMap((book) => book.findAll(text));
      const open = runsIn(part).filter(
        ({ name, at }) => !isArticle(name, language) && !asked.some(({ start, end }) => at >= start && at < end),
      );
      const named = yoursWords(language).reach === Infinity ? open.slice(0, 1) : open;
      return named.some(({ name }) => !isSmall(name));
    });
}

/** Of which kind somebody is who is named, by all that tells it; null where nothing does, or several things. */
function kindOf(to: string, language: Language): Kind | null {
  const own = yoursWords(language);
  const all = wordsIn(to, language);
  const within = all.findIndex(({ name }) => classesOf(name, language).has('within'));
  const words = within < 0 ? all : all.slice(0, within);
  const told = kinds.filter((kind) => words.some(({ name }) => own.people[kind].has(name)));
  if (told.length > 0) return told.length === 1 ? (told[0] ?? null) : null;
  const first = words.find(({ name }) => classesOf(name, language).size === 0);
  return kinds.find((kind) => first && own.names[kind]?.test(first.name) === true) ?? null;
}

/** Of which kind the one is who is only called “her” in what asks for a message; null where of none or of both. */
function calledIn(before: string, language: Language): Kind | 'either' | null {
  const own = yoursWords(language);
  const words = wordsIn(before, language);
  const told = kinds.filter((kind) => words.some(({ name }) => own.third[kind].has(name)));
  if (told.length === 0) return words.some(({ name }) => own.alone.has(name)) ? 'either' : null;
  return told.length === 1 ? (told[0] ?? null) : null;
}

/** Whether one alone is addressed, and by nobody else’s: “her teacher”, “Ana and Rui” and “my parents” are not. */
function isOne(to: string, language: Language): boolean {
  const own = yoursWords(language);
  const words = wordsIn(to, language);
  const isTheirs = (name: string) => kinds.some((kind) => own.third[kind].has(name)) || own.own.has(name);
  const isKnown = (name: string) => kinds.some((kind) => own.people[kind].has(name));
  return words.every(
    ({ name, written }) =>
      !isTheirs(name) && !classesOf(name, language).has('and') && (isKnown(name) || !isMany(written, language)),
  );
}

/** Whether a clause begins at a word: at a mark, or behind “and”, “if”, “that”. */
function opensClause(speech: Speech, at: number): boolean {
  const { words, language } = speech;
  if (at <= speech.start || MARK.test(gapAt(speech, at))) return true;
  const before = words[at - 1]?.name ?? '';
  const classes = classesOf(before, language);
  return classes.has('and') || classes.has('others') || isJoin(before, language);
}

const isJoin = (name: string, language: Language) => isAmong(talkLexicon(language).joins, name);
const isArticle = (name: string, language: Language) => isAmong(talkLexicon(language).article, name);

/** Whether somebody or something else may have been spoken of before a word; as a subject only, where `isSubject`. */
function mayBeOther(speech: Speech, at: number, isSubject: boolean): boolean {
  const { words, own, language } = speech;
  return words
    .slice(speech.start, at)
    .some(
      ({ name, at: there }) =>
        isArticle(name, language) &&
        !own.own.has(name) &&
        !own.ownOrAlone.has(name) &&
        !own.behind.has(words[there + 2]?.name ?? '') &&
        (!isSubject || opensClause(speech, there)),
    );
}

/** “And takes”: whether a verb behind “and” may go with the same subject, which would not be said to them. */
function goesOn(speech: Speech, from: number): boolean {
  const { words, own, language } = speech;
  const { andJoined } = closedClasses(language);
  for (let at = from; at < words.length && !MARK.test(gapAt(speech, at)); at += 1) {
    const word = words[at];
    const isJoined = andJoined?.test(word?.name ?? '') === true || isJoin(words[at - 1]?.name ?? '', language);
    if (!word || !isJoined) continue;
    const isSmall = classesOf(word.name, language).has('subjects') || isInfinitive(word.name, language);
    if (!isSmall && own.finite?.test(word.name) === true) return true;
  }
  return false;
}

/** “Can come”, “has to wait”: what is told somebody who is spoken to; “has a fever” may be told of a child. */
function tellsToDo({ words, own, language }: Speech, at: number): boolean {
  const needed = own.may.get(words[at]?.name ?? '');
  if (needed === undefined || (needed !== '' && words[at + 1]?.name !== needed)) return false;
  const { that, toJoined } = closedClasses(language);
  let done = at + 1;
  const isSmall = (name: string) => own.between.has(name) || that.has(name) || classesOf(name, language).has('within');
  while (done < words.length && isSmall(words[done]?.name ?? '')) done += 1;
  const doing = words[done]?.name ?? '';
  if (toJoined) return toJoined.test(doing);
  return !marksInfinitives(language) || isInfinitive(doing, language);
}

/** “Can come”, and “can lend me” in a question; “can walk” and “can stay” may be said of a patient, or a guest. */
function isForThem({ said, words, own, language }: Speech, from: number, isTold: boolean): boolean {
  if (words.some(({ name }) => own.home.has(name))) return false;
  if (words.slice(from, from + DOING_REACH).some(({ name }) => own.doings.has(name))) return true;
  return !isTold && closedClasses(language).self.findAll(read(said)).length > 0;
}

/** “She can”, as “you can”; null where it is not sure how that is said, or of whom. */
function subjectEdits(speech: Speech, at: number, isTold: boolean): Edit[] | null {
  const { words, own } = speech;
  const word = words[at];
  let behind = at + 1;
  while (own.between.has(words[behind]?.name ?? '')) behind += 1;
  const verb = words[behind];
  const agreed = own.verbs.get(verb?.name ?? '');
  if (!word || !verb || agreed === undefined || MARK.test(gapAt(speech, behind))) return null;
  const isModal = tellsToDo(speech, behind);
  if (isTold && !isModal) return null;
  if (mayBeOther(speech, at, true) || goesOn(speech, behind + 1)) return null;
  // “Your dress is ready, it is long”: what is no person is a “she” in most languages.
  if ((isModal || at > speech.start) && !isForThem(speech, behind + 1, isTold)) return null;
  const changed = agreed === verb.name ? [] : [{ from: verb.from, to: verb.to, yours: agreed }];
  return [...pronounEdit(speech, word), ...changed];
}

/** “She” as “you”, with the “qu’” before it; without it where the verb says it alone. */
function pronounEdit({ said, words, own }: Speech, { at, name, written, from, to }: Word): Edit[] {
  const yours = own.subjects.get(name) ?? '';
  const before = words[at - 1];
  const whole = before && /^['’]$/u.test(said.slice(before.to, from)) ? own.elided.get(before.name) : undefined;
  if (before && whole !== undefined) return [{ from: before.from, to, yours: `${whole} ${yours}` }];
  const joined = from + written.length - name.length;
  return yours === '' ? [{ from: joined, to: words[at + 1]?.from ?? to, yours }] : [{ from: joined, to, yours }];
}

/** Whether a noun stands behind “her”, so that it says whose that is. */
function hasNoun(speech: Speech, at: number): boolean {
  const next = speech.words[at + 1];
  if (!next || !/^\s+$/u.test(gapAt(speech, at + 1))) return false;
  const classes = classesOf(next.name, speech.language);
  return !(['subjects', 'within', 'others', 'verbs', 'times', 'and'] as const).some((one) => classes.has(one));
}

/** “Her cake” where it surely is hers: behind “I bring” it may be what she gets. */
function isOwnSurely(speech: Speech, at: number): boolean {
  const { words, language } = speech;
  if (opensClause(speech, at)) return true;
  const before = words[at - 1]?.name ?? '';
  return closedClasses(language).self.findAll(read(before)).length > 0 || classesOf(before, language).has('within');
}

/** Whose something is: “his”, “dela”; null where that is not sure. */
function ownEdits(speech: Speech, at: number): Edit[] | null {
  const { words, own } = speech;
  const word = words[at];
  if (!word) return null;
  if (own.behind.has(word.name)) return behindEdits(speech, word);
  const [before = '', without = before] = (own.ownOrAlone.get(word.name) ?? own.own.get(word.name) ?? '').split('/');
  const isNoun = hasNoun(speech, at);
  if (own.ownOrAlone.has(word.name) && isNoun && !isOwnSurely(speech, at)) return null;
  const joined = word.from + word.written.length - word.name.length;
  return [{ from: joined, to: word.to, yours: isNoun ? before : without }];
}

/** “A prancha dela” as “a sua prancha”. */
function behindEdits({ said, words, own }: Speech, { at, to }: Word): Edit[] | null {
  const [article, noun] = [words[at - 2], words[at - 1]];
  const yours = own.byArticle.get(article?.name ?? '');
  if (!article || !noun || yours === undefined || MARK.test(said.slice(article.to, to))) return null;
  return [
    { from: article.to, to: article.to, yours: ` ${yours}` },
    { from: noun.to, to, yours: '' },
  ];
}

/** How a word of the third person is said to them; null where it is not sure that they are meant. */
function editsAt(speech: Speech, at: number, isFirst: boolean, isTold: boolean): Edit[] | null {
  const { words, own } = speech;
  const word = words[at];
  if (!word) return null;
  if (own.subjects.has(word.name)) return isFirst && at > speech.start ? null : subjectEdits(speech, at, isTold);
  const yours = own.alone.get(word.name);
  // With “her” alone nobody is introduced: “I pick her up at three” may be said of a child.
  if (yours !== undefined)
    return isFirst ? null : [{ from: word.from + word.written.length - word.name.length, to: word.to, yours }];
  const isBehind = own.behind.has(word.name);
  if (isFirst && at - speech.start > own.reach) return null;
  if (isFirst && own.ownOrAlone.has(word.name) && !hasNoun(speech, at)) return null;
  return mayBeOther(speech, isBehind ? at - 2 : at, false) ? null : ownEdits(speech, at);
}

/** “If she can take her”: whether a word behind a “she” is hardly ever said of the same person, or may be of another: “sa”. */
function isOther({ said, words, own, language, start }: Speech, at: number): boolean {
  const name = words[at]?.name ?? '';
  const before = words.slice(start, at);
  const behind = before.findLast((word) => own.subjects.has(word.name));
  if (!behind || own.subjects.has(name)) return false;
  if (own.own.has(name) || own.behind.has(name)) {
    if (isRole(words[at + 1]?.name ?? '', language) || isRole(words[at - 1]?.name ?? '', language)) return true;
    const lends = closedClasses(language).self.findAll(read(said.slice(behind.from, words[at]?.from)));
    return !kinds.some((kind) => own.third[kind].has(name)) && lends.length === 0;
  }
  return !own.ownOrAlone.has(name) || !words[at + 1] || !isOwnSurely({ said, words, own, language, start }, at);
}

/** All that is said with “you” for “she”; null where it is not sure. */
function turnedIn(speech: Speech, kind: Kind | 'either' | null, isTold: boolean): string | null {
  const { said, words, own, language } = speech;
  const isEither = (name: string) => own.own.has(name) || own.alone.has(name);
  const third = words.filter(({ name }) => kinds.some((one) => own.third[one].has(name)) || isEither(name));
  const told = kinds.filter((one) => third.some(({ name }) => own.third[one].has(name)));
  if (third.length === 0 || told.length > 1 || told.some((one) => one !== kind && kind !== 'either')) return null;
  if (words.some(({ name, at }) => own.stays.has(name) && isOther(speech, at))) return null;
  // Who is named behind them all is nobody of whom they are said.
  if (namesAnybody(said.slice(0, third.at(-1)?.to), language)) return null;
  const edits = third.map(({ at }, index) => (isOther(speech, at) ? null : editsAt(speech, at, index === 0, isTold)));
  if (edits.includes(null)) return null;
  const yours = edits
    .flatMap((one) => one ?? [])
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, edit) => text.slice(0, edit.from) + edit.yours + text.slice(edit.to), said);
  const rest = wordsIn(yours, language).filter(({ name }) => !own.stays.has(name));
  if (hasThird(rest.map(({ written }) => written).join(' '), language)) return null;
  return /^\p{Lu}/u.test(said) ? yours.charAt(0).toLocaleUpperCase(language) + yours.slice(1) : yours;
}

/**
 * What is told or asked in a message, said to whom it is for: “she can come” is “you can come”. Only where that surely is the one
 * addressed: the words for them tell of which kind they are, nobody else is named before, and they are who it begins with, or whose
 * something is; null everywhere else.
 */
function saidToThem({ said: told, to, before, isTold }: ForThem, language: Language): string | null {
  const said = told.normalize('NFC');
  const own = yoursWords(language);
  if (!isOne(to, language) || namesAnybody(before, language)) return null;
  // “Ida lost her hat, tell her …” is said to Ida.
  if (to !== '' && tellsOfAnybody(before, language)) return null;
  if (isTold && read(said).some(negatorIn(language))) return null;
  const words = wordsIn(said, language);
  const start = Math.max(
    0,
    words.findIndex(({ name }) => !own.opens.has(name)),
  );
  const kind = to === '' ? calledIn(before, language) : kindOf(to, language);
  const yours = turnedIn({ said, words, own, language, start }, kind, isTold);
  return yours !== null && isTold ? withoutSecondThat(yours, language) : yours;
}

/** How what a message says speaks of whom it is for. */
export interface Addressing {
  /** Whether it holds a “she” or “he” that may be the one addressed. */
  isOfThird?: boolean;
  /** Whether such words were said to the one addressed. */
  isToThem?: true;
}

/** What of a message that somebody wants written is said to whom it is for. */
interface Saying extends Addressing {
  to: string;
  about: string;
  said: readonly string[];
}

/** A message with “you” for “she”, where that surely is the one addressed; `sent`: where whom it is for was read. */
export function addressed<Request extends Saying>(
  request: Request,
  sent: Sent | null,
  message: string,
  language: Language,
): Request {
  const [words, ...more] = [...request.said, request.about].filter((one) => one !== '');
  const isTold = request.said.length > 0;
  if (words === undefined || more.length > 0 || !(isTold || sent)) return request;
  const begins =
    sent && request.to !== '' ? sent.place.text[sent.at]?.from : message.toLowerCase().indexOf(words.toLowerCase());
  const before = message.slice(0, begins).replace(request.to, '');
  const said = saidToThem({ said: words, to: request.to, before, isTold }, language);
  if (said === null) return request;
  return { ...request, ...(isTold ? { said: [said] } : { about: said }), isOfThird: false, isToThem: true };
}
