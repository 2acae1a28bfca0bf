import { askedFields, isNumberField, isYesNoField, type Language, type Profile } from '@foothold/contract';
import { BETWEEN_CLAUSES, MOST_CLAUSES } from '../care/held-back.ts';
import { isUnlawful, lawRead, wrongOfWish } from '../reader/law.ts';
import { fold, tokensOf } from '../text/fold.ts';
import { negatorIn } from '../text/negation.ts';
import { read } from '../text/phrases.ts';
import { LIMITING, type Mention } from './fields.ts';
import type { ReadingContext } from './reading/context.ts';
import { edgeWords } from './reading/edge-words/words.ts';
import { isWithin } from './reading/agreement.ts';
import { hear, type Hearing } from './reading/hear.ts';
import { flat, overlaps, placeOfWords, type Stretch } from './reading/message.ts';
import { wordsOf } from './reading/refusals.ts';
import { valuesShown } from './shown.ts';
import ownStatus from './own-status.json' with { type: 'json' };
import { smallWords } from '../work/small-words.ts';

/**
 * From here on what would be stored is against the law, read by itself, by how many words it has at most: less than of a
 * message of few words, since each thing of a list stands for itself, and of a name (“fake nails”) as much.
 */
const STORED_FROM = [
  { words: 2, from: 0.92 },
  { words: 3, from: 0.75 },
  { words: Infinity, from: 0.7 },
];

/** As many words of a part may stand before what denies all of it: “I won’t”. */
const DENIED_WITHIN = 3;
/** What parts clauses, left over at the end of what is kept. */
const LEFT_OVER = /(?<![\s,;])[\s,;]+$/u;

const anyOf = (patterns: Readonly<Record<Language, string>>) => Object.values(patterns).join('|');
const STATUS = new RegExp(`(?<!\\p{L})(?:${anyOf(ownStatus.status)})(?!\\p{L})`, 'gu');
const HIRES = new RegExp(`(?<!\\p{L})(?:${anyOf(ownStatus.hires)})`, 'u');

/** “I am a cook, without papers” tells what somebody lives with, and wants nothing by it; who hires people without them does. */
export function withoutStatus(text: string): string {
  const folded = fold(text);
  const rest = folded.replace(STATUS, ' ');
  return rest === folded || HIRES.test(folded) ? text : rest.trim();
}

function isAgainst(told: string): boolean {
  const text = withoutStatus(told);
  const { unlawful, words } = wrongOfWish(text);
  const least = STORED_FROM.find((one) => words <= one.words);
  return lawRead(text) === 'unlawful' && least !== undefined && unlawful >= least.from;
}

/** A part of a message: a clause, or what “and” joins to one. */
export interface Part extends Stretch {
  text: string;
  /** What parts it from the next one. */
  end: string;
  isJoined: boolean;
}

/** The parts of a message, in order. Beyond so many clauses the rest is one. */
export function partsOf(message: string, languages: readonly Language[]): Part[] {
  const ends = [...message.matchAll(new RegExp(BETWEEN_CLAUSES, 'gu'))].slice(0, MOST_CLAUSES);
  let at = 0;
  return [...ends, null].flatMap((found) => {
    const end = found?.[0] ?? '';
    const clause = message.slice(at, found?.index);
    const texts = languages.reduce((all, one) => all.flatMap((text) => text.split(edgeWords[one].joins)), [clause]);
    const parts = texts.map((text, nth) => {
      const from = at;
      at += text.length;
      return { text, from, to: at, end: nth < texts.length - 1 ? '' : end, isJoined: nth > 0 };
    });
    at += end.length;
    return parts;
  });
}

/** A part without the “and” that joined it to one that is gone; in Hebrew it is the first letter of a word. */
function withoutAnd(text: string, languages: readonly Language[]): string {
  const [first, second] = tokensOf(text);
  const isAnd = first && languages.some((language) => edgeWords[language].and.has(first.word));
  return isAnd ? text.slice(second?.from ?? text.length) : text.slice(1).trimStart();
}

/** What is left of some parts without those that are out, of each no more than lies within a stretch. */
export function left(
  parts: readonly Part[],
  isOut: (part: Part) => boolean,
  within: Stretch,
  languages: readonly Language[],
): string {
  let kept = '';
  for (const [at, part] of parts.entries()) {
    if (isOut(part) || !overlaps(part, within)) continue;
    const [before, from] = [parts[at - 1], Math.max(within.from - part.from, 0)];
    const text = part.text.slice(from, within.to - part.from);
    // What stands in front still has its “and”.
    const isCut = part.isJoined && before && isOut(before) && from === 0 && kept === '';
    kept += (isCut ? withoutAnd(text, languages) : text) + (part.to < within.to ? part.end : '');
  }
  return kept.trim();
}

/**
 * Whether words deny what they say from the first on, “I won’t sell stolen goods”; “sell without a licence” does not, nor
 * does “hire girls without papers”.
 */
function isDenied(text: string, languages: readonly Language[]): boolean {
  const denies = languages.map(negatorIn);
  return read(flat(text).replace(STATUS, ' '))
    .slice(0, DENIED_WITHIN)
    .some((word) => denies.every((one) => one(word)));
}

/** Whether a fact says what somebody won't do. */
const isDenial = (one: Mention, languages: readonly Language[]) =>
  LIMITING.has(one.field) && isDenied(wordsOf(one), languages);

/** Whether words, or a part of them, plainly break the law or harm others. */
export function isAgainstLaw(words: string, languages: readonly Language[]): boolean {
  return isAgainst(words) || partsOf(words, languages).some(({ text }) => isAgainst(text));
}

/** Whether a profile holds something against the law that it did not hold before. */
export function addsUnlawful(before: Profile, after: Profile, { language, languages }: ReadingContext): boolean {
  return askedFields.some((field) => {
    if (isNumberField(field) || isYesNoField(field) || field === 'location' || LIMITING.has(field)) return false;
    const known = new Set(valuesShown(before, field, language).map(({ text }) => text));
    const added = valuesShown(after, field, language).filter(({ text }) => !known.has(text));
    return added.some(({ key }) => isAgainstLaw(key, languages));
  });
}

/** Whether words say something by themselves: two that are no small ones. */
const saysMore = (text: string) => tokensOf(text).filter(({ word }) => !smallWords.has(word)).length > 1;

/** Fields that hold what somebody wants to do: where a message breaks the law and no part of it says how, none is filled. */
const WANTED: ReadonlySet<Mention['field']> = new Set(['goals', 'skills', 'hobbies']);

/**
 * Whether a fact may be against the law by its own words: what somebody won't do is not, nor where they live, and notes may
 * be long, so that they are read by their parts.
 */
const maySay = ({ field, value }: Mention) =>
  !LIMITING.has(field) &&
  field !== 'location' &&
  field !== 'notes' &&
  (typeof value === 'object' || typeof value === 'string');

/** Whether a fact breaks the law or harms others by its own words. */
export const isFactAgainstLaw = (one: Mention): boolean => maySay(one) && isAgainst(wordsOf(one));

/** What is heard in a message of what may be written down. */
export interface LawfullyHeard {
  hearing: Hearing;
  /** The message without what breaks the law. */
  message: string;
  /** Whether something was left out because it breaks the law. */
  refused: boolean;
}

/** What is heard where the message as a whole breaks the law, and no part of it does by itself. */
function withoutWanted(hearing: Hearing, parts: readonly Part[]): Hearing {
  const doubtful = parts.filter(({ text }) => lawRead(text) !== null).map(({ text }) => flat(text));
  const isDoubtful = (one: Mention) => maySay(one) && doubtful.some((text) => text.includes(flat(wordsOf(one))));
  const said = hearing.said.filter((one) => !WANTED.has(one.field) && !isDoubtful(one));
  return { ...hearing, said, passing: [], unread: [], unsure: null };
}

/** Where a fact stands in a message; null where it is said in other words, or says nothing that may break the law. */
function placeOf(one: Mention, folded: string): Stretch | null {
  const isPlain = typeof one.value === 'number' || one.field === 'location';
  return isPlain ? null : placeOfWords(wordsOf(one), folded);
}

/** A message in its parts, and which of them break the law. */
interface Parted {
  parts: readonly Part[];
  /** Where the facts of the message stand. */
  places: ReadonlyMap<Mention, Stretch | null>;
  out: ReadonlySet<Part>;
  /** Those that would be out if they did not say what somebody won't do. */
  denied: ReadonlySet<Part>;
}

/** The parts of a message, of which those are out that break the law by themselves or by a fact that stands in them. */
function parted(message: string, said: readonly Mention[], languages: readonly Language[]): Parted {
  const parts = partsOf(message, languages);
  const folded = flat(message);
  const places = new Map(said.map((one) => [one, placeOf(one, folded)]));
  // “I bake but won’t sell stolen goods.”
  const limits = said.filter((one) => isDenial(one, languages) && isAgainst(wordsOf(one)));
  const limited = limits.flatMap((one) => places.get(one) ?? []);
  const against = parts.filter(({ text }) => isAgainst(text));
  const denied = new Set(
    against.filter((part) => isDenied(part.text, languages) || limited.some((place) => overlaps(place, part))),
  );
  const out = new Set(against.filter((part) => !denied.has(part)));
  for (const one of said.filter(maySay)) {
    const place = places.get(one);
    const around = place ? parts.filter((part) => overlaps(place, part) && !denied.has(part)) : [];
    // “I want to” in front of a wish takes from how plain it is.
    const loud = around.filter((part) => place && isAgainst(left([part], () => false, place, languages)));
    const isLoud = isFactAgainstLaw(one) && !around.some((part) => out.has(part));
    for (const part of loud.length === 0 && isLoud ? around : loud) out.add(part);
  }
  return { parts, places, out, denied };
}

/** What of a goal stands in parts that do not break the law: “sell stolen bikes and repair clocks”. */
function goalLeft(one: Mention, { parts, places, out }: Parted, languages: readonly Language[]): Mention[] {
  const place = places.get(one);
  if (one.field !== 'goals' || !place) return [];
  // “Buy and sell stolen bikes”: a verb by itself has its thing behind it.
  const isLone = (part: Part, next: Part | undefined) =>
    part.end === '' && next !== undefined && out.has(next) && !saysMore(part.text);
  const without = new Set(parts.filter((part, at) => out.has(part) || isLone(part, parts[at + 1])));
  const value = left(parts, (part) => without.has(part), place, languages).replace(LEFT_OVER, '');
  return saysMore(value) && !isAgainst(value) ? [{ ...one, value: { ...one.value, value } }] : [];
}

/**
 * What is heard in a message without the parts of it that break the law. Each part is read by itself, as are the facts
 * that stand in it: beside honest things neither is loud enough in the whole, and an honest list is not lost for one of them.
 */
export function heardLawfully(message: string, heard: ReadingContext): LawfullyHeard {
  const { languages } = heard;
  const whole = hear(message, heard);
  const split = parted(message, whole.said, languages);
  const { parts, places, out, denied } = split;
  const isOut = (part: Part) => out.has(part);
  const isRefused = (one: Mention) => {
    const place = places.get(one);
    if (isDenial(one, languages)) return false;
    return isFactAgainstLaw(one) || (place ? [...out].some((part) => overlaps(place, part)) : false);
  };
  const refused = whole.said.filter(isRefused);
  // What somebody won't do says nothing of what they want.
  const all = { from: 0, to: message.length };
  const undenied = denied.size === 0 ? message : left(parts, (one) => denied.has(one), all, languages);
  const isOfAll = isUnlawful(withoutStatus(undenied), true);
  const isUnread = whole.unread.some((text) => [...out].some((part) => isWithin(text, part.text)));
  if (!isOfAll && refused.length === 0 && !isUnread) return { hearing: whole, message, refused: false };

  // “Sell phones, they are stolen”: what breaks the law is said of what is wanted, and is nothing of its own.
  const isWanted = whole.said.some(({ field }) => WANTED.has(field));
  if (isOfAll && refused.length === 0 && (out.size === 0 || isWanted))
    return { hearing: withoutWanted(whole, parts), message, refused: true };
  const rest = left(parts, isOut, all, languages);
  // What is loud as a whole says of one half what makes the other break the law: neither is heard anew without the other.
  const goals = isOfAll ? [] : refused.flatMap((one) => goalLeft(one, split, languages));
  const kept = [...goals, ...whole.said.filter((one) => !refused.includes(one))];
  const again = hear(rest, heard);
  const isKept = kept.length > 0 || (isOfAll && refused.length > 0);
  const said = isKept ? kept : again.said.filter((one) => !isFactAgainstLaw(one));
  const unsure = again.unsure && isFactAgainstLaw(again.unsure) ? null : again.unsure;
  return { hearing: { ...again, said, unsure }, message: rest, refused: true };
}
