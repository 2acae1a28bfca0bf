import type { Language, Place, Profile } from '@foothold/contract';
import type { ArchetypeFacts, Need } from '../catalogue/schema.ts';
import { formOfId } from '../catalogue/work/compose.ts';
import { isNegated, isNegator } from '../text/negation.ts';
import { clausesOf, type Found, PhraseBook, read } from '../text/phrases.ts';
import { askLexicon, placeLexicon } from './need-lexicon.ts';
import { plainNote } from '../language/text-speak.ts';
import type { RuledOutKind } from './learnt-needs/classes.ts';
import { learntNeeds } from './learnt-needs/learnt-needs.ts';
import { keptTimes } from './kept-times.ts';
import { letsNobodyIn, mayMeetNobody, onlySends, seesNobody } from './meets-nobody.ts';
import { withoutCures, withoutWanted } from './purpose-words/words.ts';
import { deniedBook, hasNoCapital, isDreaded, isRemoteOnly, limitedIn, ruledOutIn } from './ruled-out.ts';

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

const split = (phrases: string) => phrases.split('|').filter((phrase) => phrase !== '');
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

/** Whether a text keeps the work in the person's own home. */
export function atHomeIn(text: string): boolean {
  return clausesOf(text).some((clause) => homeBook.findAll(read(clause)).length > 0);
}

/** Where a text says the work must happen; null when it does not say. */
export function placeIn(text: string): 'online' | 'local' | null {
  for (const clause of clausesOf(text)) {
    const words = read(clause);
    for (const found of outermost(placeBook.findAll(words))) {
      const denied = isNegated(words, found.start);
      if ((found.value === 'onlineOnly' || found.value === 'homeOnly') && !denied) return 'online';
      if (found.value === 'localOnly' && !denied) return 'local';
      if (found.value === 'online' && denied) return 'local';
      if (found.value === 'local' && denied) return 'online';
    }
  }
  return null;
}

/** Whether a text denies meeting people, whatever else it says of a place. */
function meetsNobodyIn(text: string): boolean {
  return clausesOf(text).some((clause) => {
    const words = read(clause);
    return placeBook.findAll(words).some(({ value, start }) => value === 'local' && isNegated(words, start));
  });
}

/** The same, and where what ties somebody to the house leaves work at a distance alone. */
export function placeToldIn(text: string, language?: Language): 'online' | 'local' | null {
  return placeIn(text) ?? (isRemoteOnly(text, language) ? 'online' : null);
}

/** Phrases without those inside a longer one: “salir de casa” is not “de casa”. */
function outermost<Value>(found: readonly Found<Value>[]): Found<Value>[] {
  const isInside = (one: Found<Value>, other: Found<Value>) =>
    other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start;
  return found.filter((one) => !found.some((other) => isInside(one, other)));
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

/** What somebody told of limits, as it would be written out: “cant do stairs” denies as “I can’t do stairs” does. */
function plainly({ notes, limits, dislikes, language }: Profile) {
  const [one, other, another] = [notes, limits, dislikes].map((text) => plainNote(text, language));
  return { notes: one ?? '', limits: other ?? '', dislikes: another ?? '', language };
}

const piecesOf = (text: string) => text.split(/[,;\n]+/u).flatMap((piece) => piece.trim() || []);

/**
 * What somebody can't or won't do, as the profile holds it: limits, dislikes, and the notes, in which people from before
 * there were fields for it have told theirs.
 */
export function refusedText(profile: Profile): string {
  const { notes, limits, dislikes, language } = plainly(profile);
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

/** Whether what is ruled out is a need of an idea. */
export const isNeed = (kind: RuledOutKind): kind is Exclude<RuledOutKind, 'in-person' | 'capital'> =>
  kind !== 'in-person' && kind !== 'capital';

const limitsByProfile = new WeakMap<Profile, Limits>();

/** What limits a person. A call of a guide asks for it many times, so a profile is read once. */
export function limitsOf(profile: Profile): Limits {
  const known = limitsByProfile.get(profile) ?? readLimits(profile);
  limitsByProfile.set(profile, known);
  return known;
}

/** What lives by letters: who can't read sells neither texts nor work at a desk. */
const BY_LETTERS: readonly Need[] = ['writing', 'computer'];

function withImplied(needs: readonly Need[]): ReadonlySet<Need> {
  return new Set(needs.includes('reading') ? [...needs, ...BY_LETTERS] : needs);
}

/**
 * How likely a kind has to be for a text to rule it out: of a field that holds limits and nothing else, less is needed than
 * of notes, in which anything may stand (docs/decisions/045).
 */
export const RULED_OUT_FROM = { limits: 0.2, notes: 0.25 };

/** As many pieces are read by themselves, and from here on one counts that may have lost what stood around it. */
const MOST_PIECES = 40;
const PIECE_FROM = 0.3;

/** What the profile rules out as the reader hears it that learnt from people. */
function heardOut(profile: Profile): ReadonlySet<RuledOutKind> {
  const { notes, limits, dislikes, language } = plainly(profile);
  const over = (text: string, from: number) => {
    // The interview puts one limit behind the other with commas: of three in a sentence each seems a third as likely.
    const pieces = piecesOf(text).slice(0, MOST_PIECES);
    const heard = [
      ...learntNeeds(text, language),
      ...pieces.flatMap((piece) => [...learntNeeds(piece, language)].filter(([, likely]) => likely >= PIECE_FROM)),
    ];
    return heard.flatMap(([kind, likely]) => (likely >= from ? [kind] : []));
  };
  return new Set([
    ...over(notes, RULED_OUT_FROM.notes),
    ...over(limits, RULED_OUT_FROM.limits),
    ...over(dislikes, RULED_OUT_FROM.limits),
  ]);
}

/**
 * Whether what somebody refuses leaves nothing but work at a distance: who is tied to the house or forbidden to meet people,
 * and who neither goes to people nor lets them in.
 */
function isFarFrom(refused: string, ruledOut: ReadonlySet<Need>, language: Language): boolean {
  const isApart = ruledOut.has('homes') && letsNobodyIn(refused, language);
  return isApart || isRemoteOnly(refused, language) || mayMeetNobody(refused, language);
}

/** Whether what is told of limits, wherever it was put, keeps to what is sent. */
function sendsOnly(profile: Profile): boolean {
  const { notes, limits, dislikes, language } = plainly(profile);
  return [notes, limits, dislikes].some((text) => text.split(/[,;\n]+/u).some((piece) => onlySends(piece, language)));
}

function readLimits(profile: Profile): Limits {
  const { language } = profile;
  const { hours_per_week, budget_per_month } = profile.resources;
  const wishes = profile.goals.map(({ value }) => value);
  const refused = refusedText(profile);
  const told = [refused, profile.hobbies];
  const text = [...told, ...wishes.map(withoutCures)].join('\n');
  const heard = heardOut(profile);
  const kept = keptTimes(refused, language);
  const ruledOut = withImplied(
    [
      ...ruledOutIn([...told, ...wishes.map(withoutWanted)].join('\n'), language),
      ...limitedIn(plainly(profile).limits, language),
      ...[...heard].filter(isNeed),
    ].filter((need) => !kept.has(need)),
  );
  const isFar = isFarFrom(refused, ruledOut, language) || sendsOnly(profile);
  const noCapital = hasNoCapital(text, language) || heard.has('capital');
  const band = budget_per_month === null ? null : bandOf(budget_per_month, language);
  return {
    // Nobody plans work for no time at all: 0 is not said, and less than an hour is the smallest piece of work there is.
    hours: hours_per_week === null || hours_per_week === 0 ? null : Math.max(LEAST_HOURS, hours_per_week),
    age: profile.age,
    band: noCapital ? 0 : band,
    spared: noCapital ? 0 : POCKET_MONEY,
    place: placeIn(text) ?? (isFar || heard.has('in-person') ? 'online' : null),
    // Who meets nobody meets nobody at home either.
    atHome: atHomeIn(text) && !meetsNobodyIn(text) && !seesNobody(refused, language),
    ruledOut,
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
