import { type AskedField, askedFields, type Language, languages, type Profile } from '@foothold/contract';
import { fold } from '../text/fold.ts';
import { gapBefore, read, type ReadText } from '../text/phrases.ts';
import { withoutFieldName } from './reading/field-names.ts';
import { valuesShown } from './shown.ts';
import type { SteeringRole } from './steering-words/kinds.ts';
import { steeringBooks } from './steering-words/words.ts';

/** What a message wants of the interview itself, telling nothing. */
export type Steering = 'undo' | 'later' | 'other one' | 'told already' | 'sound';

/** Longest message that only steers, in characters. */
const LONGEST = 80;

/** Which words say what is wanted, in the order in which they are tried, and what may stand beside them. */
const acts: readonly (readonly [Steering, SteeringRole, beside: readonly SteeringRole[]])[] = [
  ['undo', 'undo', ['told', 'small', 'sound']],
  ['later', 'later', ['small', 'sound']],
  ['other one', 'other', ['told', 'small', 'sound']],
  ['told already', 'told', ['lead', 'small', 'sound']],
  ['sound', 'sound', []],
];

/** A message in a language: of each word, which roles hold it. */
interface Reading {
  text: ReadText;
  roles: readonly ReadonlySet<SteeringRole>[];
}

function readIn(text: ReadText, language: Language): Reading {
  const roles = text.map(() => new Set<SteeringRole>());
  for (const { value, start, end } of steeringBooks[language].findAll(text))
    for (let at = start; at < end; at += 1) roles[at]?.add(value);
  return { text, roles };
}

const readingsOf = (message: string, spoken: readonly Language[] = languages) =>
  spoken.map((language) => readIn(read(message), language));

/** Whether one word has the first role, and every other that or one of those beside it. */
function isAll({ roles }: Reading, role: SteeringRole, beside: readonly SteeringRole[]): boolean {
  const isHeld = roles.every((held) => held.has(role) || beside.some((other) => held.has(other)));
  return isHeld && roles.some((held) => held.has(role));
}

/** Whether what is to be taken back is denied right before it: “no borres eso”, but not “no, borra eso”. */
function isDenied({ text, roles }: Reading, message: string): boolean {
  const at = roles.findIndex((held) => held.has('undo'));
  return at > 0 && roles[at - 1]?.has('none') === true && !/[,.;!]/u.test(gapBefore({ message, text }, at));
}

/** Whether somebody speaks of themselves or of a wish, which nobody takes back or puts off: “I want to forget”. */
const isOfSelf = ({ roles }: Reading, role: SteeringRole) =>
  roles.some((held) => held.has('self') && !held.has('to me') && !held.has(role));

/** What is heard only where nobody speaks of themselves: it takes away what was written, or a question. */
const TAKES_AWAY: ReadonlySet<Steering> = new Set(['undo', 'later']);

/** Whether a message is short and has no number, which would tell something. */
const maySteer = (message: string) => message.length <= LONGEST && !/\d/u.test(message);

/** What a message wants that steers the interview and says nothing besides; null when it may tell something. */
export function steeringIn(message: string, spoken: readonly Language[] = languages): Steering | null {
  if (!maySteer(message)) return null;
  const readings = readingsOf(message, spoken);
  const act = acts.find(([name, role, beside]) =>
    readings.some(
      (one) =>
        isAll(one, role, beside) &&
        !(name === 'undo' && isDenied(one, message)) &&
        !(TAKES_AWAY.has(name) && isOfSelf(one, role)),
    ),
  );
  return act?.[0] ?? null;
}

/** Whether a folded message is a “no” to what was asked for, by its name or without: “no hobbies”, “none at all”. */
export function saysNo(folded: string, asked: AskedField): boolean {
  if (!maySteer(folded)) return false;
  const beside: SteeringRole[] = [
    'have',
    'small',
    'sound',
    ...(asked === 'budget_per_month' ? (['money', 'will'] as const) : []),
  ];
  return readingsOf(withoutFieldName(folded, asked)).some((one) => isAll(one, 'none', beside));
}

/** Whether words stand in a folded message, in any of the languages. */
const holds = (readings: readonly Reading[], ...wanted: readonly SteeringRole[]) =>
  readings.some(({ roles }) => roles.some((held) => wanted.some((role) => held.has(role))));

/**
 * Whether a folded message says that there is none of what was asked for. Of what could be spent that is an amount: a mere
 * “no” is none, nor what somebody does not want to say.
 */
export function saysNone(folded: string, asked: AskedField): boolean {
  if (!saysNo(folded, asked)) return false;
  if (asked !== 'budget_per_month') return true;
  const readings = readingsOf(folded);
  return holds(readings, 'nothing', 'money') && !holds(readings, 'will');
}

/** Whether somebody says in a folded message that they have none: “I have no …”. */
export const lacksIt = (folded: string): boolean => maySteer(folded) && holds(readingsOf(folded), 'lack');

/** Whether a folded text begins by saying that there is none: “nenhum curso”, but not “Pas-de-Calais”. */
export function beginsWithNone(folded: string, language: Language): boolean {
  const text = read(folded);
  const isApart = text.length > 1 && /^\s/u.test(gapBefore({ message: folded, text }, 1));
  return isApart && readIn(text, language).roles[0]?.has('none') === true;
}

/** A lead begins within so many words, and one of fewer than so many stands apart: “ya dije, …”, but not “já falei inglês”. */
const LEADING = 3;
const PLAIN = 3;

/** A message without the “as I said” before what it says; as it is where nothing stands behind that. */
export function withoutLead(message: string): string {
  const text = read(message.slice(0, LONGEST));
  const isApart = (end: number) => /[,.:;!-]/u.test(gapBefore({ message, text }, end));
  const ends = languages.flatMap((language) => {
    const { roles } = readIn(text, language);
    return steeringBooks[language]
      .findAll(text)
      .filter(({ value, start }) => value === 'lead' && start < LEADING)
      .filter(({ start }) => roles.slice(0, start).every((held) => held.has('small') || held.has('sound')))
      .filter(({ start, end }) => end - start >= PLAIN || isApart(end))
      .map(({ end }) => end);
  });
  return message.slice(ends.length === 0 ? 0 : text[Math.max(...ends)]?.from);
}

/** An opening that says nothing is no longer. */
const OPENING = 3;

/** A message without the laughs at its ends or between marks: in the middle of words one is none, “LOL dolls”. */
function withoutLaughs(message: string, spoken: readonly Language[]): string {
  const text = read(message);
  const readings = spoken.map((language) => readIn(text, language));
  const laughs = text.map((_, at) => readings.some(({ roles }) => roles[at]?.has('laugh')));
  const first = laughs.indexOf(false);
  const last = laughs.lastIndexOf(false);
  const isMarked = (at: number) => /[^\s\p{L}\p{N}]/u.test(gapBefore({ message, text }, at));
  const isApart = (at: number) => at < first || at > last || (isMarked(at) && isMarked(at + 1));
  return text.reduceRight(
    (left, { from, to }, at) => (laughs[at] && isApart(at) ? `${left.slice(0, from)}${left.slice(to)}` : left),
    message,
  );
}

/** A message without its laughs, and without what is said before one begins: “ok then: gardening lol”. */
export function withoutNoise(message: string, spoken: readonly Language[]): string {
  const quiet = withoutLaughs(message, spoken);
  if (!/[\p{L}\p{N}]/u.test(quiet)) return message;
  const opening = read(quiet).slice(0, OPENING);
  const ends = spoken.flatMap((language) => {
    const sounds = readIn(opening, language).roles.findIndex((held) => !held.has('sound'));
    const end = sounds < 0 ? opening.length : sounds;
    const behind = quiet.slice(opening[end - 1]?.to ?? 0);
    const [stop = ''] = /^ *[,:…]+ */u.exec(behind) ?? [];
    return end > 0 && stop !== '' && behind.length > stop.length ? [quiet.length - behind.length + stop.length] : [];
  });
  return quiet.slice(Math.max(0, ...ends)).trim();
}

const bare = (words: string) => fold(words).replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** Whether words are what the profile holds in one of its fields, and nothing more: they were said before. */
export function isKnown(words: string, profile: Profile, language: Language): boolean {
  const said = bare(words);
  if (!/^\p{L}/u.test(said)) return false;
  return askedFields.some((field) =>
    valuesShown(profile, field, language).some(({ key, text }) => bare(key) === said || bare(text) === said),
  );
}
