import { type Fact, jobAt } from '../../reader/spans/reader.ts';
import type { Token } from '../../reader/spans/tokens.ts';
import { isCommon } from '../../language/common.ts';
import { stem } from '../../text/fold.ts';
import type { ReadingContext } from './context.ts';
import { isDayWord } from './day-words.ts';
import { soundsLikeWork } from './jobs.ts';
import { flat, overlaps, type Stretch, stretchesOf } from './message.ts';
import { KIN } from './number-mentions.ts';
import { roleOf } from './home-told.ts';
import { rolesIn } from './told-clauses.ts';
import { ofSelf, smallInNames } from './told-words/words.ts';
import { GAP, isTownSaid, townBehind } from './town-behind.ts';
import { isOwn } from './whose.ts';
import { holdsWorkWord } from './work-words.ts';

/** From here on, a place is told already. */
const TOLD = 0.5;
/** As surely as a word of living somewhere says that a name is the home, and as its place in an introduction does. */
const SURE_HOME = 0.75;
const SURENESS = 0.6;
/** From here on, what the learnt reader hears where a name stands is more than a guess; and where its cue stands, too. */
const HEARD = 0.7;
const SURELY_ELSE = 0.9;
/** How far into a message somebody introduces themselves, in characters. */
const INTRODUCTION = 140;
const CLAUSE = /[^,.;:!?()\n]+/gu;
const MOST_CLAUSES = 12;
/** Words that begin with a large letter, with small ones of names between them: “Lajes do Pico”, “Tolar Grande”. */
const NAMES = new RegExp(
  String.raw`^\p{Lu}[\p{L}\p{M}'’.-]+(?: (?:(?:${smallInNames}) ){0,2}\p{Lu}[\p{L}\p{M}'’.-]+){0,3}`,
  'u',
);
/** As many words of a script that has no large letters as a clause ends with. */
const NAMES_ALIKE = /^\p{Lo}[\p{Lo}'’׳״"-]+(?: \p{Lo}[\p{Lo}'’׳״"-]+){0,2}(?= *$)/u;
const INTRODUCED: ReadonlySet<Fact['kind']> = new Set(['name', 'age']);

/** As many words as a place has that is written small, and as many letters as each of them. */
const SMALL_WORDS = 3;
const SMALL_LETTERS = 4;

/** Whether words that are written small are no word that people use or work by: “lerwick shetland”. */
function isSmallName(text: string, { language }: ReadingContext): boolean {
  const words = text.split(/\s+/u);
  const isName = (word: string) =>
    word.length >= SMALL_LETTERS && /^\p{L}+$/u.test(word) && !isCommon(stem(flat(word)), language);
  return (
    words.length > 1 &&
    words.length <= SMALL_WORDS &&
    !KIN.test(flat(text)) &&
    words.every(isName) &&
    !soundsLikeWork(text) &&
    !holdsWorkWord(text, language)
  );
}

/** The village and its region that all of a text names, in a message without large letters: “tilcara jujuy”. */
function smallNameIn(text: string, message: string, heard: ReadingContext): string | undefined {
  const name = text.trim();
  const isElse = name.split(' ').some((word) => ofSelf.has(flat(word)) || isDayWord(flat(word)));
  return !/\p{Lu}/u.test(message) && !isElse && isSmallName(name, heard) ? name : undefined;
}

/** The name that a clause holds behind what leads up to a place, and whether that says that somebody lives there. */
function namedIn(message: string, clause: Stretch, heard: ReadingContext): (Stretch & { isHome: boolean }) | null {
  const text = message.slice(clause.from, clause.to);
  for (const role of rolesIn(flat(text), heard.languages, ({ home }) => home)) {
    if (role.value === 'left') return null;
    const start = role.to + (/^['’ ]*/u.exec(text.slice(role.to))?.[0].length ?? 0);
    const isFirst = text.slice(0, role.from).trim() === '';
    const isHome = role.value === 'lives' || role.value === 'resident';
    const behind = text.slice(start);
    const small = isFirst && role.value !== 'at' ? smallNameIn(behind, message, heard) : undefined;
    const name = (NAMES.exec(behind) ?? (role.value === 'resident' ? NAMES_ALIKE.exec(behind) : null))?.[0] ?? small;
    if (name === undefined || !(isHome || isFirst)) continue;
    const from = clause.from + start;
    return { from, to: from + name.length, isHome };
  }
  return null;
}

/** A clause that is a name and nothing else, or a town; in a message without large letters also two or three that nobody knows. */
function nameAlone(message: string, clause: Stretch, heard: ReadingContext): Stretch | null {
  const text = message.slice(clause.from, clause.to);
  const begin = text.length - text.trimStart().length;
  const name = NAMES.exec(text.trim())?.[0];
  const isAll = name !== undefined && name.length === text.trim().length;
  const stretch = { from: clause.from + begin, to: clause.from + begin + text.trim().length };
  const isSmall = !/\p{Lu}/u.test(message) && /\p{Ll}/u.test(text) && isSmallName(text.trim(), heard);
  return isAll || isSmall || isTownSaid(text.trim(), message, heard) ? stretch : null;
}

/**
 * Facts with the home where its cue alone says so, of a name that the learnt reader never met: behind “vivo en”, “vecino de”
 * wherever it stands; where somebody introduces themselves, behind “from” or “in” at the beginning of a clause, or by
 * itself behind name or age: “Beryl, 77, Great Snoring”. Where the reader hears a place surely, nothing is added.
 */
export function withPlaces(
  facts: readonly Fact[],
  message: string,
  { tokens, asked, heard }: { tokens: readonly Token[]; asked: string; heard: ReadingContext },
): Fact[] {
  const told = facts.filter((fact) => fact.kind === 'place' && fact.sureness >= TOLD && isOwn(fact));
  // “I live in Ord, I come from Brno”: where somebody comes from or was is no home where another is named.
  const roles = new Set(told.map((fact) => roleOf(fact, flat(message), heard)));
  if (roles.has(null) || roles.has('lives')) return [...facts];
  const clauses = stretchesOf(CLAUSE, message).slice(0, MOST_CLAUSES);
  for (const clause of clauses) {
    const isIntroduced =
      clause.from < INTRODUCTION &&
      facts.some(({ kind, to, sureness }) => INTRODUCED.has(kind) && sureness >= TOLD && to <= clause.from + 1);
    const named = namedIn(message, clause, heard);
    const isBeginning = isIntroduced && !roles.has('from');
    const place =
      named && (named.isHome || isBeginning) ? named : isBeginning ? nameAlone(message, clause, heard) : null;
    if (!place || told.some((fact) => overlaps(fact, place))) continue;
    const isHome = place === named && named.isHome;
    const most = isHome ? SURELY_ELSE : HEARD;
    if (facts.some((fact) => fact.kind !== 'place' && fact.sureness >= most && overlaps(fact, place))) continue;
    return withHome(facts, message, { ...place, sureness: isHome ? SURE_HOME : SURENESS }, { tokens, asked });
  }
  return [...facts];
}

/** Facts with a home where a stretch of the message names it. */
function withHome(
  facts: readonly Fact[],
  message: string,
  place: Stretch & { sureness: number },
  { tokens, asked }: { tokens: readonly Token[]; asked: string },
): Fact[] {
  const { manners, ...home } = jobAt(message, tokens, { ...place, asked });
  const now = { ...manners, past: 0, no: 0, other: 0, wish: 0 };
  const others = facts.filter((fact) => !overlaps(fact, place));
  return [...others, { ...home, kind: 'place' as const, manners: now }].toSorted((a, b) => a.from - b.from);
}

/** Whether another town is named behind a place by where somebody lives or is: “23 valencia, ya 3 años en lima”. */
function namesAnother({ to }: Stretch, message: string, heard: ReadingContext): boolean {
  const rest = message.slice(to, to + INTRODUCTION);
  return rolesIn(flat(rest), heard.languages, ({ home }) => home).some(
    ({ value, from }) => value !== 'left' && value !== 'from' && townBehind(message, to + from, heard) !== null,
  );
}

/** The village and its region that a message without large letters names behind “from”, from a place on: “47, de tilcara jujuy”. */
function villageBehind(message: string, at: number, heard: ReadingContext): Stretch | null {
  const text = message.slice(at, at + INTRODUCTION);
  const [lead] = rolesIn(flat(text), heard.languages, ({ home }) => home);
  if (lead?.value !== 'from' || !GAP.test(text.slice(0, lead.from))) return null;
  const [behind = ''] = text.slice(lead.to).match(CLAUSE) ?? [];
  const name = smallNameIn(behind, message, heard);
  const from = name === undefined ? -1 : text.indexOf(name, lead.to);
  return name === undefined || from < 0 ? null : { from: at + from, to: at + from + name.length };
}

/** Facts with the town that follows the teller's age where they introduce themselves: “29 años bogotá”, “63 from Grimsby”. */
export function withHomeBehindAge(
  facts: readonly Fact[],
  message: string,
  { tokens, asked, heard }: { tokens: readonly Token[]; asked: string; heard: ReadingContext },
): Fact[] {
  const isTold = (fact: Fact) => fact.sureness >= TOLD && isOwn(fact);
  const age = facts.find((fact) => fact.kind === 'age' && isTold(fact) && fact.from < INTRODUCTION);
  const town = age ? (townBehind(message, age.to, heard) ?? villageBehind(message, age.to, heard)) : null;
  const isElse = (fact: Fact) =>
    town !== null &&
    ((fact.kind === 'place' && isTold(fact) && !overlaps(fact, town)) ||
      (fact.kind === 'job' && fact.sureness >= HEARD && overlaps(fact, town)));
  if (!town || facts.some(isElse) || namesAnother(town, message, heard)) return [...facts];
  return withHome(facts, message, { ...town, sureness: SURE_HOME }, { tokens, asked });
}
