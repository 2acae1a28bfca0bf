import type { Language, Place, Profile } from '@foothold/contract';
import type { ArchetypeFacts, Need } from '../catalogue/schema.ts';
import { formOfId } from '../catalogue/work/compose.ts';
import { isNegated, isNegator } from '../text/negation.ts';
import { fold } from '../text/fold.ts';
import { clausesOf, type Found, PhraseBook, read, type ReadText } from '../text/phrases.ts';
import { askLexicon, needLexicon, placeLexicon } from './need-lexicon.ts';

/** What the profile says an idea must not exceed. Numbers nobody said are null and limit nothing. */
export interface Limits {
  hours: number | null;
  age: number | null;
  /** The highest cost band the budget allows; null when no budget was named. */
  band: number | null;
  /** Up to this band a start in one's own trade may cost more than that: who has a trade has its tools. */
  spared: number;
  /** Only there, when the person said so. */
  place: 'online' | 'local' | null;
  /** Whether work in the own home is as good as work at a screen: “only from home”. */
  atHome: boolean;
  ruledOut: ReadonlySet<Need>;
}

/** Nothing is known that would limit anything. */
export const NO_LIMITS: Limits = {
  hours: null,
  age: null,
  band: null,
  spared: 0,
  place: null,
  atHome: false,
  ruledOut: new Set(),
};

/** A limit that an archetype exceeds. */
export type Excess = 'hours' | 'age' | 'money' | 'place';

/** “I do not want to give lessons to small children”: what is ruled out may stand far behind its “not”, in words. */
const IN_CLAUSE = 8;
const NO = new Set(['no', 'not', 'non', 'pas', 'nao', 'לא', 'never', 'jamais', 'nunca']);
const split = (phrases: string) => phrases.split('|').filter((phrase) => phrase !== '');
const needsByWord = Object.entries(needLexicon) as [Need, { said: string; denied: string }][];
const saidBook = new PhraseBook(needsByWord.flatMap(([need, { said }]) => split(said).map((p) => [p, need] as const)));
const deniedBook = new PhraseBook(
  needsByWord.flatMap(([need, { denied }]) => split(denied).map((phrase) => [phrase, need] as const)),
);
const placeBook = new PhraseBook(
  (Object.keys(placeLexicon) as (keyof typeof placeLexicon)[]).flatMap((kind) =>
    split(placeLexicon[kind]).map((phrase) => [phrase, kind] as const),
  ),
);

const homeBook = new PhraseBook(split(placeLexicon.homeOnly).map((phrase) => [phrase, true] as const));
const askBook = new PhraseBook(
  (Object.entries(askLexicon) as [Need, string][]).flatMap(([need, asked]) =>
    split(asked).map((phrase) => [phrase, need] as const),
  ),
);

/** What a text of ours asks for that somebody may have ruled out; what stands behind a “no” or “without” is not asked. */
export function needsAskedIn(text: string): Set<Need> {
  const needs = clausesOf(text).flatMap((clause) => {
    const words = read(clause);
    return askBook
      .findAll(words)
      .filter((found) => !isNegated(words, found.start))
      .map((found) => found.value);
  });
  return new Set(needs);
}

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

const UNTIL =
  /(?<!\p{L})(?:until|till|up to|before|by|עד|לפני|jusqu['’]?\s?a|jusque|avant|hasta|antes de|ate|antes das)\s*(?:השעה|a|las|la|as|les)?\s*(\d{1,2})(?:\s*(?:[:.h]\s?\d{2}|h|uhr|heures?))?\s*(pm|p\.m\.)?(?![\d.,/])/iu;
/** Hours of the clock between which a day's free time may end before the evening. */
const DAYTIME = { from: 9, to: 18 };

/** “Free until 15:30”, “פנויה רק עד 15:30”: the evening is not. A number that is no hour of the day says nothing. */
function isFreeUntil(clause: string): boolean {
  const found = UNTIL.exec(fold(clause));
  if (!found || !FREE.test(fold(clause))) return false;
  const hour = Number(found[1]) + (found[2] ? 12 : 0);
  return hour >= DAYTIME.from && hour <= DAYTIME.to;
}

/** Words of being free, without which “until nine” is about anything. */
const FREE =
  /(?<!\p{L})(?:free|available|only|done|home|פנוי|פנויה|רק|מסיימת?|libre|dispo|disponible|seulement|rentree?|fini|solo|puedo|termino|acabo|livre|disponivel|so|posso|saio)(?!\p{L})/iu;

/**
 * Words by which a clause is about what somebody is done with or dreads, without a “no”: “done with cleaning”, “le
 * téléphone m'angoisse”. What it names is ruled out.
 */
const DREADED =
  /(?<!\p{L})(?:done with|through with|finished with|enough of|sick of|fed up with|tired of|scared of|afraid of|terrified of|dread|dreads?|panicky|panic|anxious|anxiety|stresses me|stress me|drains? me|can'?t stand|can'?t bear|lost my|די עם|נמאס לי|גמרתי עם|סיימתי עם|חרדה|מלחיץ|מלחיצים|מלחיצות|לא סובלת?|plus de|plus d'|fini (?:le|la|les)|assez de|marre d|ras le bol|angoisse|angoissent|stresse|stressent|panique|supporte (?:pas|plus)|me fait peur|me font peur|se acabo (?:lo|el|la|los|las)|basta de|hart[oa] de|cansad[oa] de|me agobian?|me estresan?|me angustian?|ansiedad|no soporto|no aguanto|me dan? (?:miedo|panico)|chega de|cansei de|farto de|farta de|cansad[oa] de|ansiedade|me estressa|me deixa nervos[oa]|nao suporto|nao aguento|panico)(?!\p{L})/u;
/** “Plus de temps” asks for more, and “fini la vaisselle” has done it; it is an end only where the clause begins with it. */
const MORE = /plus d|fini/u;

function isDreaded(clause: string): boolean {
  const found = DREADED.exec(fold(clause).trim());
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
const TIMES: ReadonlySet<Need> = new Set<Need>(['evenings', 'weekends']);
const LINKING = new Set(
  'for with at in on to around pour avec chez a au aux dans le la para con en por de com em no na ao do da עם אצל'.split(
    ' ',
  ),
);
const PARTING = new Set('and or nor et ou ni y o e nem או'.split(' '));
/** “For” and “at”, written at the word in Hebrew. */
const LINKED = /^[לב][\u05D0-\u05EA]{3}/u;

/** Whether two things that are denied together are one: “no cooking for small children”. */
function isOne(words: ReadText, clause: string, from: number, to: number): boolean {
  const between = words.slice(from, to);
  const isParted = between.some(({ forms }) => forms.some((form) => PARTING.has(form)));
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

/** What a text rules out in so many words. */
export function ruledOutIn(text: string): Set<Need> {
  const needs = clausesOf(text).flatMap((clause) => {
    const words = read(clause);
    if (isFreeUntil(clause)) return ['evenings' as const];
    const denied = deniedBook
      .findAll(words)
      .filter(({ start, end }) => isNegated(words, start, IN_CLAUSE) || isDeniedBehind(words, end) || isDreaded(clause))
      .filter((found) => !isOfOneName(clause, words, found.start));
    return [...saidBook.valuesIn(words), ...apart(denied, words, clause).map((found) => found.value)];
  });
  return new Set(needs);
}

/** Whether a text keeps the work in the person's own home. */
export function atHomeIn(text: string): boolean {
  return clausesOf(text).some((clause) => homeBook.findAll(read(clause)).length > 0);
}

/** Where a text says the work must happen; null when it does not say. */
export function placeIn(text: string): 'online' | 'local' | null {
  for (const clause of clausesOf(text)) {
    const words = read(clause);
    for (const found of placeBook.findAll(words)) {
      const denied = isNegated(words, found.start);
      if ((found.value === 'onlineOnly' || found.value === 'homeOnly') && !denied) return 'online';
      if (found.value === 'localOnly' && !denied) return 'local';
      if (found.value === 'online' && denied) return 'local';
      if (found.value === 'local' && denied) return 'online';
    }
  }
  return null;
}

/**
 * Rough units of local money to one euro or dollar, by the language's main market. Bands are coarse on purpose, so
 * an order of magnitude is all this has to get right.
 */
const moneyScale: Record<Language, number> = { en: 1, he: 4, fr: 1, es: 1, pt: 5 };

/** The highest band a monthly budget allows: nothing, up to 50, up to 250, up to 1,000, more. */
export function bandOf(budget: number, language: Language): number {
  const scaled = budget / moneyScale[language];
  return [0, 50, 250, 1_000].filter((edge) => scaled > edge).length;
}

/** The catalogue's smallest work, in hours a week. */
const LEAST_HOURS = 1;

/** The cost band of a start for pocket money: the plan of one's own trade begins with what is free. */
const POCKET_MONEY = 1;

/** “No”, as it stands before a noun. */
const noBefore: Record<Language, string> = { en: 'no', he: 'בלי', fr: 'pas de', es: 'nada de', pt: 'nada de' };
const JOINING = new Set(
  'the a an and or of with de du des la le les et ou el los las y o con e ou com os as um uma את או עם'.split(' '),
);

/** Whether a piece names what may be ruled out and nothing besides: “evenings and weekends”, not “small children at home”. */
function isBareNeed(piece: string): boolean {
  const words = read(piece);
  const covered = new Set<number>();
  for (const { start, end } of deniedBook.findAll(words)) for (let at = start; at < end; at += 1) covered.add(at);
  const rest = words.filter(({ forms }, at) => !covered.has(at) && !forms.some((form) => JOINING.has(form)));
  return covered.size > 0 && rest.length === 0;
}

/** A piece of what somebody can't or won't do as a denial, also where they only named it: “phone calls”. */
function denied(piece: string, isDisliked: boolean, language: Language): string {
  const words = read(piece);
  if (words.some(isNegator) || !(isDisliked || isBareNeed(piece) || isDreaded(piece))) return piece;
  return `${noBefore[language]} ${piece}`;
}

const piecesOf = (text: string) => text.split(/[,;\n]+/u).flatMap((piece) => piece.trim() || []);

/**
 * What somebody can't or won't do, as the profile holds it: limits, dislikes, and the notes, in which people from before
 * there were fields for it have told theirs.
 */
export function refusedText({ notes, limits, dislikes, language }: Profile): string {
  const told = [
    ...piecesOf(limits).map((piece) => denied(piece, false, language)),
    ...piecesOf(dislikes).map((piece) => denied(piece, true, language)),
  ];
  // What the notes are done with (“plus de vélo”) is said once more with a “no”, which readers of subjects look for.
  const ended = clausesOf(notes)
    .filter(isDreaded)
    .map((clause) => denied(clause, false, language));
  return [notes, ...told, ...ended].join('\n');
}

export function limitsOf(profile: Profile): Limits {
  const { hours_per_week, budget_per_month } = profile.resources;
  const text = [refusedText(profile), profile.hobbies, ...profile.goals.map((goal) => goal.value)].join('\n');
  return {
    // Nobody plans work for no time at all: 0 is not said, and less than an hour is the smallest piece of work there is.
    hours: hours_per_week === null || hours_per_week === 0 ? null : Math.max(LEAST_HOURS, hours_per_week),
    age: profile.age,
    band: budget_per_month === null ? null : bandOf(budget_per_month, profile.language),
    spared: POCKET_MONEY,
    place: placeIn(text),
    atHome: atHomeIn(text),
    ruledOut: ruledOutIn(text),
  };
}

/** Whether work in this place is where the person can be: at a screen, near by, or in the own home as well. */
export function isInPlace({ setting, needs }: ArchetypeFacts, place: Place, limits: Limits): boolean {
  const atHome = limits.atHome && setting === 'own-home' && !needs.includes('homes');
  return limits.place === null || place === 'both' || place === limits.place || atHome;
}

/** The limits an archetype exceeds; none = it may be offered. */
export function excessesOf(archetype: ArchetypeFacts, limits: Limits): Excess[] {
  const excesses: Excess[] = [];
  if (limits.hours !== null && archetype.hours_per_week.min > limits.hours) excesses.push('hours');
  if (limits.age !== null && archetype.min_age > limits.age) excesses.push('age');
  const band = Math.max(archetype.startup_cost_band, archetype.monthly_cost_band);
  const spared = formOfId(archetype.id) === undefined ? 0 : limits.spared;
  if (limits.band !== null && band > Math.max(limits.band, spared)) excesses.push('money');
  const elsewhere = !isInPlace(archetype, archetype.place, limits);
  if (elsewhere || archetype.needs.some((need) => limits.ruledOut.has(need))) excesses.push('place');
  return excesses;
}
