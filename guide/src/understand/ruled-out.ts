import { type Language, languages } from '@foothold/contract';
import type { Need } from '../catalogue/schema.ts';
import { limitBooks } from './limit-words/words.ts';
import { fold } from '../text/fold.ts';
import { isNegated, isNegator, negatorIn } from '../text/negation.ts';
import { afterHoursIn } from './after-hours.ts';
import { clausesOf, type Found, PhraseBook, read, type ReadText, type ReadWord } from '../text/phrases.ts';
import { isMaking, verbsIn } from '../work/deeds.ts';
import { productLanguages } from '../work/language-names.ts';
import { little } from '../work/small-words.ts';
import { makeable, needLexicon, readingGoesOn } from './need-lexicon.ts';
import { type Bearing, needBooks } from './need-words/books.ts';
import { isFreeUntil, keepsToDay } from './by-day.ts';

/** “I do not want to give lessons to small children”: what is ruled out may stand far behind its “not”, in words. */
const IN_CLAUSE = 8;
const NO = new Set(['no', 'not', 'non', 'pas', 'nao', 'לא', 'never', 'jamais', 'nunca']);
const needsByWord = Object.entries(needLexicon) as [Need, { said: string; denied: string }][];
const saidBook = PhraseBook.ofLists(needsByWord.map(([need, { said }]) => [said, need] as const));
export const deniedBook = PhraseBook.ofLists(needsByWord.map(([need, { denied }]) => [denied, need] as const));
/** “Evenings: no”, “por las noches no”: a denial that ends the clause, right behind what it denies. */
function isDeniedBehind(words: ReadText, end: number): boolean {
  const last = words[end];
  return last !== undefined && end === words.length - 1 && last.forms.some((form) => NO.has(form));
}

/** “No Uber driving” rules out one firm, and no driving: a name stands right before it. */
export function isOfOneName(clause: string, words: ReadText, start: number): boolean {
  const before = words[start - 1];
  if (!before || start < 2 || isNegator(before)) return false;
  return /^\p{Lu}\p{Ll}/u.test(clause.slice(before.from, before.to));
}

/**
 * Words by which a clause is about what somebody is done with or dreads, without a “no”: “done with cleaning”, “le
 * téléphone m'angoisse”. What it names is ruled out.
 */
const DREADED =
  /(?<!\p{L})(?:plus d'|(?:done with|through with|finished with|enough of|sick of|fed up with|tired of|scared of|afraid of|terrified of|dread|dreads?|panicky|panic|anxious|anxiety|stresses me|stress me|drains? me|can'?t stand|can'?t bear|lost my|די עם|נמאס לי|גמרתי עם|סיימתי עם|חרדה|מלחיץ|מלחיצים|מלחיצות|לא סובלת?|plus de|fini (?:le|la|les)|assez de|marre d|ras le bol|angoisse|angoissent|stresse|stressent|panique|supporte (?:pas|plus)|me fait peur|me font peur|se acabo (?:lo|el|la|los|las)|basta de|hart[oa] de|cansad[oa] de|me agobian?|me estresan?|me angustian?|ansiedad|no soporto|no aguanto|me dan? (?:miedo|panico)|chega de|cansei de|farto de|farta de|cansad[oa] de|ansiedade|me estressa|me deixa nervos[oa]|nao suporto|nao aguento|panico)(?!\p{L}))/u;
/** “Plus de temps” asks for more, and “fini la vaisselle” has done it; it is an end only where the clause begins with it. */
const MORE = /plus d|fini/u;

export function isDreaded(clause: string): boolean {
  const found = DREADED.exec(fold(clause).replaceAll('’', "'").trim());
  return found !== null && (found.index === 0 || !MORE.test(found[0]));
}

/** Whom, where and when: behind “for” or “at” they say of which work a denial is, and that alone is ruled out. */
const OF_WHICH: ReadonlySet<Need> = new Set<Need>([
  'children',
  'frail-people',
  'homes',
  'animals',
  'evenings',
  'weekends',
]);
export const TIMES: ReadonlySet<Need> = new Set<Need>(['evenings', 'weekends', 'mornings']);
const LINKING = new Set(
  'for with at in on to around pour avec chez a au aux dans le la para con en por de com em no na ao do da עם אצל'.split(
    ' ',
  ),
);
const PARTING = new Set('and or nor et ou ni y o e nem או'.split(' '));
/** Whether a word joins two things that are denied alike. */
export function joins({ forms }: ReadWord): boolean {
  return forms.some((form) => PARTING.has(form));
}

/** “And” with what is done, which Hebrew writes as one word: “ולאפות”. */
const JOINED_DEED = /^ול[\u05D0-\u05EA]{2}/u;

/** Whether a word parts what a clause says, by itself or by what is written at its beginning. */
export const partsClause = (word: ReadWord) => joins(word) || JOINED_DEED.test(word.forms[0] ?? '');

/** “For” and “at”, written at the word in Hebrew. */
const LINKED = /^[לב][\u05D0-\u05EA]{3}/u;

/** Whether two things that are denied together are one: “no cooking for small children”. */
function isOne(words: ReadText, clause: string, from: number, to: number): boolean {
  const between = words.slice(from, to);
  // What is denied by itself is another thing: “no driving, no fairs”, “לא נוהגת ולא עם מחשבים”.
  const isParted = between.some((word) => joins(word) || isNegator(word));
  const { from: at = 0, to: end = 0 } = words[to] ?? {};
  const isLinked = between.some(({ forms }) => forms.some((form) => LINKING.has(form)));
  return from <= to && !isParted && (isLinked || LINKED.test(clause.slice(at, end)));
}

/** Needs that are denied together as one thing, without the part that is allowed by itself. */
function apart(denied: readonly Found<Need>[], words: ReadText, clause: string): Found<Need>[] {
  return denied.filter((one) => {
    const isQualified = denied.some(
      (other) =>
        other.value !== one.value &&
        OF_WHICH.has(other.value) &&
        !TIMES.has(one.value) &&
        isOne(words, clause, one.end, other.start),
    );
    const qualifies = denied.some(
      (other) => other.value !== one.value && !OF_WHICH.has(one.value) && isOne(words, clause, other.end, one.start),
    );
    return !isQualified && !qualifies;
  });
}

/** How many words may stand between a thing and what turns a clause against it: “cats make my eyes swell”. */
const NEAR = 6;
/** A clause of so few words is about what it names, and may say so before a comma: “the kids, never again”. */
export const SHORT = 6;
const CHILDREN_AND_ANIMALS: ReadonlySet<Need> = new Set<Need>(['children', 'animals']);

/** A clause with the needs it names and how it bears on them. */
export interface NeedClause {
  clause: string;
  words: ReadText;
  named: readonly Found<Need>[];
  said: readonly Need[];
  bearings: readonly Found<Bearing>[];
  /** “I don't mind evenings”, “sábado não tem problema”: where it is denied that something would be hard. */
  fine: readonly number[];
}

/** How far behind a time it may be denied (“from seven in the evening I can't”), or a thing said to be fine. */
const BEHIND = 4;

/** How far before “mind” or “problem” its denial stands. */
const BEFORE_FINE = 3;

function fineIn(words: ReadText, spoken: readonly Language[]): number[] {
  const found = spoken.flatMap((language) => limitBooks[language].findAll(words).map((one) => ({ ...one, language })));
  return found.flatMap(({ value, start, end, language }) => {
    const [first] = words.slice(start, end - 1);
    const isDenied = (first && isNegator(first)) || isNegated(words, start, BEFORE_FINE, language);
    return value === 'fine' && isDenied ? [start] : [];
  });
}

/** Whether a text denies that something would be hard or wanting, or denies knowing it: “I don't mind”, “no sé”. */
export function saysFine(text: string, spoken: readonly Language[]): boolean {
  return fineIn(read(text), spoken).length > 0;
}

/** Whether a clause says that a thing would be no hardship. */
function isFine({ fine }: NeedClause, { start, end }: Found<Need>): boolean {
  return fine.some((at) => at < start || at <= end + BEHIND);
}

const GOES_ON = new Set(readingGoesOn.split('|'));
const MAKEABLE = new Set(makeable.split('|'));

/** What the languages of the product are called in each of them, folded. */
const LANGUAGE_NAMES = new Set(['castellano', ...productLanguages.keys()]);

/** Whether a condition is said as one: “I can't read”, “je n'écris pas le français”, and not “I can't read music”. */
function isWhole(words: ReadText, { value, end }: Found<Need>): boolean {
  const [next, second] = words.slice(end);
  const isLanguage = [next, second].some((word) => word?.forms.some((form) => LANGUAGE_NAMES.has(form)));
  return value !== 'reading' || next === undefined || isLanguage || next.forms.some((form) => GOES_ON.has(form));
}

/** Whether what would be a condition is what somebody makes, right behind its verb: “I carve walking sticks”. */
function isMade(words: ReadText, { start, end }: Found<Need>, language: Language): boolean {
  // A Hebrew “in” or “from” is written at the word: “I paint in a wheelchair”.
  const written = (forms: readonly string[]) => (language === 'he' ? forms.slice(0, 1) : forms);
  const isThing = words.slice(start, end).some(({ forms }) => written(forms).some((form) => MAKEABLE.has(form)));
  const before = words.slice(0, start);
  while (before.at(-1)?.forms.some((form) => little.has(form) && !LINKING.has(form)) === true) before.pop();
  const verb = before.at(-1);
  if (!isThing || !verb) return false;
  return verbsIn([[...verb.forms]], language).some(({ classes }) => isMaking(classes));
}

/** Conditions that a clause names, and neither denies nor makes: not “I am not epileptic”. */
function saidIn(words: ReadText, language: Language): Need[] {
  return needBooks[language].said
    .findAll(words)
    .flatMap((found) =>
      isNegated(words, found.start, 2, language) || isMade(words, found, language) ? [] : [found.value],
    );
}

function clauseOf(clause: string, spoken: readonly Language[]): NeedClause {
  const words = read(clause);
  const books = spoken.map((language) => needBooks[language]);
  return {
    clause,
    words,
    named: [
      ...deniedBook.findAll(words),
      ...afterHoursIn(words).map((found) => ({ ...found, value: 'evenings' as const })),
      ...books.flatMap(({ named }) => named.findAll(words)),
    ],
    said: [
      ...saidBook
        .findAll(words)
        .filter((found) => isWhole(words, found) && !spoken.some((language) => isMade(words, found, language)))
        .map(({ value }) => value),
      ...spoken.flatMap((language) => saidIn(words, language)),
    ],
    bearings: books.flatMap(({ bearings }) => bearings.findAll(words)),
    fine: fineIn(words, spoken),
  };
}

/** Whether a word near a thing turns the clause against it, and no denial takes that back: “heights don't scare me”. */
function isAgainst({ words, bearings }: NeedClause, { start, end }: Found<Need>): boolean {
  return bearings.some(
    (bearing) =>
      bearing.value === 'against' &&
      bearing.start <= end + NEAR &&
      bearing.end >= start - NEAR &&
      !isNegated(words, bearing.start, 2),
  );
}

/** Whether a clause says that something may be; “I can't” does not. */
function allows({ words, bearings }: NeedClause): boolean {
  return bearings.some(({ value, start }) => value === 'allowed' && !isNegated(words, start, 1));
}

/** A clause that only turns against what was named before it: “, never again”, “, very little for me”, “, no thanks”. */
function turnsBack({ words, named, bearings, fine }: NeedClause): boolean {
  if (fine.length > 0 || named.length > 0 || words.length > SHORT) return false;
  const isLone = bearings.some(({ value, start, end }) => value === 'lone' && start === 0 && end === words.length);
  const isTurned = words.some(isNegator) || bearings.some(({ value }) => value === 'against');
  const begins = bearings.some(({ value, start }) => start === 0 && value !== 'lone' && value !== 'allowed');
  return isLone || (isTurned && begins);
}

/** “Rede social não é comigo”, “from seven on I can't”: a denial right behind what begins the clause, or behind a time. */
function isDeniedNext({ words }: NeedClause, { value, start, end }: Found<Need>, language?: Language): boolean {
  const isTime = TIMES.has(value);
  if (!isTime && (start > 2 || words.length > SHORT + 2)) return false;
  const behind = words.slice(end, end + (isTime ? BEHIND : 1));
  const no = behind.findIndex(negatorIn(language));
  return no >= 0 && !behind.slice(0, no).some(({ forms }) => forms.some((form) => PARTING.has(form)));
}

/** “Saturdays are for my boys”, “the mornings are full”: a time that is named with what fills it. */
function isTaken({ bearings }: NeedClause, { value }: Found<Need>): boolean {
  return TIMES.has(value) && bearings.some((bearing) => bearing.value === 'taken');
}

/** Whether a clause is turned against by the one behind it: “the kids, never again”. */
export const isTurnedBack = ({ words }: NeedClause, next?: NeedClause): boolean =>
  words.length <= SHORT && next !== undefined && turnsBack(next);

function ruledOutBy(one: NeedClause, next?: NeedClause, language?: Language): readonly Need[] {
  const { clause, words } = one;
  if (isFreeUntil(clause)) return ['evenings'];
  const isTurned = isTurnedBack(one, next);
  const isAllowed = allows(one);
  // Once a clause, not for each thing in it.
  const dreads = one.named.length > 0 && isDreaded(clause);
  const denied = one.named
    .filter((found) => !isFine(one, found))
    .filter(
      (found) =>
        isTurned ||
        isNegated(words, found.start, IN_CLAUSE, language) ||
        isDeniedBehind(words, found.end) ||
        dreads ||
        (!isAllowed && (isAgainst(one, found) || isDeniedNext(one, found, language) || isTaken(one, found))),
    )
    .filter((found) => !isOfOneName(clause, words, found.start));
  return [...one.said, ...apart(denied, words, clause).map((found) => found.value)];
}

/** The clauses of a text with what each names and how it bears on that. */
export function needClausesOf(text: string, language?: Language): NeedClause[] {
  const spoken = language === undefined ? languages : [language];
  return clausesOf(text).map((clause) => clauseOf(clause, spoken));
}

/** What clauses that follow one another rule out in so many words. */
export function ruledOutByClauses(clauses: readonly NeedClause[], language?: Language): Set<Need> {
  return new Set(clauses.flatMap((clause, at) => ruledOutBy(clause, clauses[at + 1], language)));
}

/**
 * What else a clause rules out, by frames that are no features of the learnt reader, which would have to be learnt anew:
 * “daytime only”, “on my feet for long I can't”.
 */
function alsoRuledOutBy(one: NeedClause, language: Language): Need[] {
  if (keepsToDay(one.words, language)) return ['evenings'];
  const until = one.named.length === 0 || allows(one) ? -1 : deniedUpTo(one, language);
  return one.named.flatMap((found) => (found.end <= until && !isFine(one, found) ? [found.value] : []));
}

/** What a text rules out in so many words. */
export function ruledOutIn(text: string, language?: Language): Set<Need> {
  const clauses = needClausesOf(text, language);
  const also = language === undefined ? [] : clauses.flatMap((clause) => alsoRuledOutBy(clause, language));
  return new Set([...ruledOutByClauses(clauses, language), ...also]);
}

/**
 * What is ruled out by text that is known to tell limits and nothing else: whatever a clause names, unless it allows
 * something. Children and animals may be its reason.
 */
export function limitedIn(text: string, language: Language): Need[] {
  return needClausesOf(text, language).flatMap((clause) => {
    const { words, named, fine } = clause;
    // What a denial leaves out (“with the kids at home I can't”) is its reason.
    if (fine.length > 0 || allows(clause) || words.some(isNegator)) return [];
    return named.map(({ value }) => value).filter((need) => !CHILDREN_AND_ANIMALS.has(need));
  });
}

/** How far before “bedridden” or “leave her alone” a denial stands. */
const BEFORE_TIE = 4;

/** Whether a text of somebody's limits says that there is only work at a distance, with nobody in front of them. */
export function isRemoteOnly(text: string, language?: Language): boolean {
  return clausesOf(text).some((clause) => tiesHome(read(clause), language));
}

/** Whether a clause, as it is read, says so. */
export function tiesHome(words: ReadText, language?: Language): boolean {
  const books = (language === undefined ? languages : [language]).map((one) => needBooks[one]);
  const isDenied = ({ start }: Found<true>) => isNegated(words, start, BEFORE_TIE, language);
  // “Can't leave the house” holds its own denial.
  const holdsOwn = ({ start, end }: Found<true>) => words.slice(start, end).some(isNegator);
  const isTie = (one: Found<true>) => holdsOwn(one) || !isDenied(one);
  return books.some(({ alone, remote }) => alone.findAll(words).some(isDenied) || remote.findAll(words).some(isTie));
}

/** Whether a text may be part of what rules something out: it names a need, or turns against what is named beside it. */
export function bearsOnNeeds(text: string, language: Language): boolean {
  return needClausesOf(text, language).some(
    ({ named, said, bearings }) =>
      named.length + said.length > 0 || bearings.some(({ value }) => value === 'against' || value === 'put'),
  );
}

/** Whether a clause turns against what it names without a “no”: “alterations bore me stiff”. */
export function turnsAgainst(text: string, language: Language): boolean {
  const one = clauseOf(text, [language]);
  const isTurned = ({ value, start }: Found<Bearing>) => value === 'against' && !isNegated(one.words, start, 2);
  return one.bearings.some(isTurned) && !allows(one);
}

/** Whether a text says that there is nothing to put into a start: “not one penny to put into it”. */
export function hasNoCapital(text: string, language: Language): boolean {
  return needClausesOf(text, language).some((clause) => putsNothing(clause, language));
}

/** Whether a clause says so. */
export function putsNothing({ words, bearings }: NeedClause, language: Language): boolean {
  const isPut = bearings.some(({ value }) => value === 'put');
  return (
    isPut && bearings.some(({ value, start }) => value === 'money' && isNegated(words, start, IN_CLAUSE, language))
  );
}

/** “Bolo de aniversário eu não faço”: of so many words, with the denial among the last. */
const DENIAL_ENDS = 3;
const SHORT_DENIAL = 7;

/** Whether a short clause ends in a denial of what it begins with: “soldadura no”. */
export function isRefusedBehind(said: ReadText, language?: Language): boolean {
  const isNo = negatorIn(language);
  const at = said.findIndex((word, index) => isNo(word) || isDeniedBehind(said, index));
  return at > 0 && said.length <= SHORT_DENIAL && said.length - at <= DENIAL_ENDS;
}

/** Up to where a short clause denies what it begins with: “on my feet for long I can't”, and not “heights don't scare me”. */
function deniedUpTo({ words, bearings }: NeedClause, language?: Language): number {
  if (!isRefusedBehind(words, language)) return -1;
  const no = words.findIndex(({ forms }) => forms.some((form) => NO.has(form)));
  return bearings.some(({ value, start }) => value === 'against' && start > no) ? -1 : no;
}

/** Whether a clause turns against all that it names, whatever stands before each word: “fed up with plastering”, “soldadura no”. */
export function refusesWhole(clause: string, said: ReadText, language: Language): boolean {
  return isDreaded(clause) || turnsAgainst(clause, language) || isRefusedBehind(said, language);
}
