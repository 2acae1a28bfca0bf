import { AGE_MAX, HOURS_MAX, type Language, MONEY_MAX } from '@foothold/contract';
import { type Fact, factsIn } from '../../reader/spans/reader.ts';
import { tokensOf } from '../../reader/spans/tokens.ts';
import { isTown } from '../../language/towns.ts';
import { yearInUtc } from '../../text/calendar.ts';
import { isNegated, isNegator } from '../../text/negation.ts';
import { read } from '../../text/phrases.ts';
import { oneLine } from '../../text/quote.ts';
import type { Mention } from '../fields.ts';
import { isTitleOfKin } from './about-others.ts';
import { trainedName } from './asked.ts';
import type { ReadingContext } from './context.ts';
import { withDeeds } from './deeds-told.ts';
import { edgeWords } from './edge-words/words.ts';
import { withAge } from './age-told.ts';
import { withHomeBehindAge, withPlaces } from './places-told.ts';
import { withLists } from './lists-told.ts';
import { withWorkDone } from './work-done.ts';
import { withAnsweredHome, withHomes } from './home-told.ts';
import { isOwnVerb, withSubjects } from './subjects.ts';
import { BELIEVED, isOwn, isLeft } from './whose.ts';
import { apart, withWishes } from './wishes-apart.ts';
import { hintsFor } from './hints.ts';
import { goalIn, skillsIn } from './items.ts';
import { jobLengths } from './job-lengths.ts';
import { namesJob } from './jobs.ts';
import { flat } from './message.ts';
import { KIN, NOTHING } from './number-mentions.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import { inWeeks } from './weekly-hours.ts';
import { ownWorkIn } from './own-work.ts';
import type { WhoseRole } from './whose-words/kinds.ts';
import { whoseBooks } from './whose-words/words.ts';
import { isWorkWord } from './work-words.ts';
import atAge from './at-age.json' with { type: 'json' };

const TITLE_LENGTH = 120;
/** As many tokens as are read: some 5,000 characters of ordinary text; what follows is left to the grammar of answers. */
const MOST_TOKENS = 1_200;
/** How far behind a number its unit may stand, in characters. */
const UNIT_REACH = 24;
/** How far around hours their sentence is looked at, in characters, and what ends it. */
const SENTENCE_REACH = 120;
const SENTENCE_END = /[.;!?\n](?!\d)/u;
/** How far back a clause is looked for, in characters. */
const CLAUSE_REACH = 100;

/** What the learnt reader finds in a message, and where the grammar of numbers hears a fact in it. */
export interface Understood {
  facts: Fact[];
  /** Stretches in which the grammar hears a number as a fact of this field. */
  numbersAt: (field: string) => { from: number; to: number }[];
}

/** The facts that the learnt reader finds in a cleaned message; with what is done with which thing where `taken` is known. */
export function understood(
  message: string,
  heard: ReadingContext,
  taken?: readonly { from: number; to: number }[],
): Understood {
  const tokens = tokensOf(message).slice(0, MOST_TOKENS);
  const hints = hintsFor(message, tokens, heard);
  const asked = trainedName(heard.asked);
  const learnt = factsIn(message, tokens, { asked, language: heard.language, hints });
  const facts = taken ? withDeeds(learnt, message, { tokens, asked, language: heard.language, taken }) : learnt;
  const own = namesSomeone(message, heard) ? facts : facts.map((fact) => ofTeller(fact, heard));
  const owned = withSubjects(own.map(withoutAnd), message, heard);
  const polar = owned.map((fact) => withPolarity(fact, message, heard.language));
  const place = { tokens, asked, heard };
  const homes = withHomes(withPlaces(withStake(polar, message, heard), message, place), message, heard);
  const told = withWishes(homes, message, heard);
  const aged = withAge(withAnsweredHome(told, message, place), message, place);
  return {
    facts: withLists(withWorkDone(withHomeBehindAge(aged, message, place), message, heard), message, place),
    numbersAt: (field) => tokens.filter((_, at) => hints[at]?.includes(`said:${field}`)),
  };
}

/** Where nobody else is named, a fact below is the teller's own (of twelve such facts of people kept apart nine were). */
const OTHERS_ALONE = 0.6;

/** Whether a message names anybody besides its teller. */
function namesSomeone(message: string, { languages }: ReadingContext): boolean {
  const words = read(message);
  const isSomeone = ({ value }: { value: WhoseRole }) => value === 'kin' || value === 'third';
  return KIN.test(flat(message)) || languages.some((language) => whoseBooks[language].findAll(words).some(isSomeone));
}

function ofTeller(fact: Fact, { language }: ReadingContext): Fact {
  const [first = ''] = flat(fact.text).split(' ', 1);
  const isOwn = fact.manners.other < OTHERS_ALONE || isOwnVerb(first, language);
  return isOwn ? { ...fact, manners: { ...fact.manners, other: 0 } } : fact;
}

/** “And a cook”: Hebrew writes the “and” at the word, which is part of no name of work. */
function withoutAnd(fact: Fact): Fact {
  const [word = ''] = fact.text.split(' ', 1);
  const isGlued = /^ו[\u05D0-\u05EA]{2}/u.test(word) && !isWorkWord(word, 'he') && isWorkWord(word.slice(1), 'he');
  return isGlued ? { ...fact, text: fact.text.slice(1), from: fact.from + 1 } : fact;
}

/**
 * Of two sums that somebody seems to want, a smaller one that comes once and one that comes again and again, the smaller
 * is what they have to begin with: “say 150. I'd like 400 a month”.
 */
function withStake(facts: readonly Fact[], message: string, heard: ReadingContext): Fact[] {
  const wants = facts.filter((fact) => fact.kind === 'want' && isOwn(fact));
  const [one, other] = wants.map((fact) => ({ fact, sum: quantityOf(fact, message, heard) }));
  if (!one?.sum || !other?.sum || wants.length > 2 || facts.some(({ kind }) => kind === 'have')) return [...facts];
  const [small, large] = one.sum.value < other.sum.value ? [one, other] : [other, one];
  if (small.sum?.periodic || !large.sum?.periodic) return [...facts];
  return facts.map((fact) => (fact === small.fact ? { ...fact, kind: 'have' } : fact));
}

/** Kinds that a negation just before them turns into what somebody can't or won't, and those that it takes away. */
const REFUSED: ReadonlySet<string> = new Set(['goal', 'wish', 'idea', 'skill', 'hobby', 'asset']);
const DENIED: ReadonlySet<string> = new Set(['job', 'study', 'place', 'business']);
/** From here on the learnt reader hears a denial that stands elsewhere: “10 hours? no way”. */
const SURELY_DENIED = 0.6;
const NUMBERED: ReadonlySet<string> = new Set(['age', 'hours']);

/** Kinds that are a relative's where a clause begins with the relative. */
const KINDRED: ReadonlySet<string> = new Set(['job', 'skill', 'hobby', 'study', 'age']);
/** “And my”, “o meu”: what may stand before the relative that a clause begins with. */
const BEFORE_KIN =
  /^(?:(?:and|but|et|mais|y|pero|e|mas) )?(?:(?:o|a|os|as) )?(?:(?:my|our|mon|ma|mes|notre|nos|mis?|nuestr\p{L}+|meus?|minhas?|noss\p{L}+) )?$/u;
/** Words behind which a clause may be about somebody else again. */
const TURNS = /(?<!\p{L})(?:and|et|y|e|i|i'm|je|j'|yo|eu|me|אני)(?!\p{L})/u;

/** Whether a fact stands in a clause that begins with a relative and goes on about them: “my daughter is a nurse”. */
function isKins(fact: Fact, message: string): boolean {
  const clause = flat(clauseOf(fact, message));
  const kin = KIN.exec(clause);
  if (!KINDRED.has(fact.kind) || !kin || !BEFORE_KIN.test(clause.slice(0, kin.index))) return false;
  return !TURNS.test(clause.slice(kin.index + kin[0].length, Math.max(0, clause.length - fact.text.length)));
}

/** Whether a clause begins with a job that is named by a word for a relative. */
function isNamedByKin(fact: Fact, message: string): boolean {
  const isFirst = fact.kind === 'job' && clauseOf(fact, message).length === fact.text.length;
  return isFirst && isTitleOfKin(fact.text);
}

/** A fact that is denied just before it: what somebody can't or won't do is a limit, the rest is not so. */
function withPolarity(fact: Fact, message: string, language: Language): Fact {
  if (isNamedByKin(fact, message)) return { ...fact, manners: { ...fact.manners, other: 0 } };
  if (isKins(fact, message)) return { ...fact, manners: { ...fact.manners, other: 1 } };
  // A number is denied by a word that denies before it, and by nothing less: “ten hours but not before eleven”.
  if (
    NUMBERED.has(fact.kind) &&
    fact.manners.no > 0 &&
    fact.manners.no < SURELY_DENIED &&
    !isDenied(fact, message, language)
  )
    return { ...fact, manners: { ...fact.manners, no: 0 } };
  if (REFUSED.has(fact.kind) && isDenied(fact, message, language)) return { ...fact, kind: 'limit' };
  if (DENIED.has(fact.kind) && isDenied(fact, message, language))
    return { ...fact, manners: { ...fact.manners, no: 1 } };
  return fact;
}

/** How many words before a fact a negation is looked for. */
const REACH = 4;

/** Whether a negation stands just before a fact, in its clause. */
function isDenied(fact: Fact, message: string, language: Language): boolean {
  const clause = clauseOf(fact, message);
  const before = read(clause.slice(0, Math.max(0, clause.length - fact.text.length)));
  return isNegated([...before, ...read(fact.text)], before.length, REACH, language);
}

/** The quantity that a fact's words name, read with the unit behind them. */
function quantityOf(fact: Fact, message: string, heard: ReadingContext): Quantity | null {
  const rest = message.slice(fact.to, fact.to + UNIT_REACH).split(/[,.;!?\n]/u)[0] ?? '';
  const all = quantitiesIn(flat(fact.text + rest), heard.languages);
  return all.find(({ from }) => from < fact.text.length) ?? null;
}

/** Whether the words are hours or money, which nobody can do or likes doing, whatever was asked. */
function isAmount({ text }: Fact, heard: ReadingContext): boolean {
  return quantitiesIn(flat(text), heard.languages).some(({ kind }) => kind === 'hours' || kind === 'money');
}

/** “30 % off” and “5 weeks” are no age. */
function ageSaid(fact: Fact, message: string, heard: ReadingContext): Mention[] {
  const year = /^(?:19|20)\d\d$/u.exec(fact.text.trim())?.[0];
  const one = year === undefined ? quantityOf(fact, message, heard) : null;
  const value =
    year === undefined
      ? one && (one.kind === 'years' ? one.value / 12 : one.kind === 'number' ? one.written : null)
      : yearInUtc(heard.now) - Number(year);
  return value !== null && Number.isInteger(value) && value > 0 && value <= AGE_MAX ? [{ field: 'age', value }] : [];
}

/** From here on, a number behind “at” may be the age of an earlier time. */
const THEN = 0.6;

/** Whether an age is that of an earlier time: “left school at 14”. */
function wasAge({ from, manners }: Fact, message: string, { languages }: ReadingContext): boolean {
  const before = flat(message.slice(Math.max(0, from - UNIT_REACH), from)).trimEnd();
  const isBehind = (lead: string) => before === lead || before.endsWith(` ${lead}`);
  return manners.past >= THEN && languages.some((language) => atAge[language].some(isBehind));
}

/** The quantity that a fact's words name as hours of a week, by all that its sentence says of days. */
function hoursOf(fact: Fact, message: string, heard: ReadingContext): Quantity | null {
  const before =
    message
      .slice(Math.max(0, fact.from - SENTENCE_REACH), fact.from)
      .split(SENTENCE_END)
      .at(-1) ?? '';
  const behind = message.slice(fact.to, fact.to + SENTENCE_REACH).split(SENTENCE_END)[0] ?? '';
  const sentence = flat(before + message.slice(fact.from, fact.to) + behind);
  const all = inWeeks(quantitiesIn(sentence, heard.languages), sentence, heard.languages);
  const isHere = ({ kind, from, to }: Quantity) =>
    kind === 'hours' && from < before.length + fact.text.length && to > before.length;
  return all.find(isHere) ?? null;
}

function hoursSaid(fact: Fact, message: string, heard: ReadingContext): Mention[] {
  const one = hoursOf(fact, message, heard) ?? quantityOf(fact, message, heard);
  if (!one || !['hours', 'number'].includes(one.kind) || one.value <= 0 || one.value > HOURS_MAX) return [];
  return [{ field: 'hours_per_week', value: one.value, ...(one.reading ? { reading: one.reading } : {}) }];
}

function moneySaid(fact: Fact, message: string, heard: ReadingContext): Mention[] {
  const one = quantityOf(fact, message, heard);
  if (one && ['money', 'number'].includes(one.kind) && one.value >= 0 && one.value <= MONEY_MAX)
    return [{ field: 'budget_per_month', value: one.value, ...(one.reading ? { reading: one.reading } : {}) }];
  return !one && saysNone(fact, message) ? [{ field: 'budget_per_month', value: 0 }] : [];
}

/** Whether words about money, without a number, say that there is none: “nothing”, “pas un sou”, “no tengo ahorros”. */
function saysNone(fact: Fact, message: string): boolean {
  return NOTHING.test(flat(fact.text)) || read(clauseOf(fact, message)).some((word) => isNegator(word));
}

/** A fact with the beginning of its clause, which says whether it is wanted, refused or impossible. */
function clauseOf({ from, to }: Fact, message: string): string {
  const before = message.slice(Math.max(0, from - CLAUSE_REACH), from);
  return message.slice(from - (before.split(/[.,;:!?()\n]/u).at(-1) ?? '').length, to).trim();
}

/** The name of a Hebrew town without the “in” or “from” that is written at it. */
function withoutPrefix(place: string): string {
  return /^[במל]/u.test(place) && !isTown(place) && isTown(place.slice(1)) ? place.slice(1) : place;
}

function textSaid(field: 'hobbies' | 'education' | 'notes' | 'limits' | 'dislikes', text: string): Mention[] {
  return /\p{L}{2}/u.test(text) ? [{ field, value: oneLine(text, 2_000) }] : [];
}

function saidOf(fact: Fact, months: number, message: string, heard: ReadingContext): Mention[] {
  switch (fact.kind) {
    case 'age':
      return wasAge(fact, message, heard) ? [] : ageSaid(fact, message, heard);
    case 'place':
      return isLeft(fact) ? [] : [{ field: 'location', value: oneLine(withoutPrefix(fact.text), 200) }];
    case 'hours':
      return hoursSaid(fact, message, heard);
    case 'have':
      return moneySaid(fact, message, heard);
    case 'want':
    case 'goal': {
      return apart(fact.text, heard).flatMap((text): Mention[] => {
        const value = goalIn(text, heard.language);
        return value ? [{ field: 'goals', value: fact.kind === 'want' ? { ...value, goal_type: 'earn' } : value }] : [];
      });
    }
    case 'job':
      return [
        {
          field: 'experience',
          value: {
            role_title: oneLine(fact.text, TITLE_LENGTH),
            company_name: null,
            duration_months: months,
            description: null,
          },
        },
      ];
    case 'skill':
      return isAmount(fact, heard) ? [] : skillsIn(fact.text).map((value) => ({ field: 'skills', value }));
    case 'hobby':
      return isAmount(fact, heard) ? [] : textSaid('hobbies', fact.text);
    case 'study':
      return textSaid('education', fact.text);
    case 'asset':
      return textSaid('notes', fact.text);
    case 'limit':
      return textSaid('limits', clauseOf(fact, message));
    case 'dislike':
      return textSaid('dislikes', clauseOf(fact, message));
    case 'idea':
    case 'wish':
    case 'business':
      return textSaid('notes', clauseOf(fact, message));
    default:
      return [];
  }
}

/** Whether work is told by what is done, from the verb on, by itself or behind the pronoun of its clause. */
function isDeed(fact: Fact, message: string, { language }: ReadingContext): boolean {
  const clause = clauseOf(fact, message);
  const begin = clause.length - fact.text.length;
  return (
    ownWorkIn(fact.text, language).some(({ from }) => from === 0) ||
    ownWorkIn(clause, language).some(({ from }) => from === begin)
  );
}

/** Whether somebody whose work is known says besides what no list knows for the name of a job: “replace felts”. */
function isBesides({ text, manners }: Fact, { asked, hasWork, languages }: ReadingContext): boolean {
  if (hasWork !== true || asked === 'experience' || manners.past >= BELIEVED || namesJob(text)) return false;
  // What is hated or denied is no skill.
  const isRefused = read(text).some(
    (word) =>
      isNegator(word) ||
      languages.some((language) =>
        word.forms.some((form) => edgeWords[language].denies.has(form) || edgeWords[language].hates.has(form)),
      ),
  );
  return !isRefused;
}

/**
 * Whether what somebody says they do, and not for how long, is a skill: behind work that is told with its length, or known
 * already. “A nurse for nine years. I crochet shawls.”
 */
function isSkillBeside(
  fact: Fact,
  facts: readonly Fact[],
  { lengths, message, heard }: { lengths: ReadonlyMap<Fact, number>; message: string; heard: ReadingContext },
): boolean {
  if (fact.kind !== 'job' || lengths.get(fact)) return false;
  if (isBesides(fact, heard)) return true;
  if (!isDeed(fact, message, heard)) return false;
  const isWork = (one: Fact) => one.kind === 'job' && one.from < fact.from && isOwn(one) && !!lengths.get(one);
  return heard.hasWork === true || facts.some(isWork);
}

/** What facts of the teller's own say, as the profile holds it. */
export function learntFrom(facts: readonly Fact[], message: string, heard: ReadingContext): Mention[] {
  const lengths = jobLengths(facts, message, heard);
  const own = facts
    .filter(isOwn)
    .map((fact): Fact => (isSkillBeside(fact, facts, { lengths, message, heard }) ? { ...fact, kind: 'skill' } : fact));
  return own.flatMap((fact) => saidOf(fact, lengths.get(fact) ?? 0, message, heard));
}
