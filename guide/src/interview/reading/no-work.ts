import type { Experience } from '@foothold/contract';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { isDayWord, isInTime, partsOfTitles, saysWhen, untilDay, WEEKEND } from './day-words.ts';
import { edgeWords } from './edge-words/words.ts';
import { tendsFamily } from './family-care.ts';
import { soundsLikeWork } from './jobs.ts';
import { flat, placeOfWords, type Stretch } from './message.ts';
import { namesNoWork } from './no-title.ts';
import { amountsIn, tokensIn } from './numbers.ts';
import { speaksOfEarning } from './number-mentions.ts';
import { quantitiesIn } from './quantities.ts';
import { atHour } from './units.ts';
import { wordsOf } from './refusals.ts';
import { clauseAt, type PlainSentence, plainSentences, type Role, rolesIn, wordingOf } from './told-clauses.ts';
import type { WorkRole } from './told-words/kinds.ts';

/** What may be heard of somebody instead of what they say of their day, their health or what they won. */
const HEARD: ReadonlySet<Mention['field']> = new Set(['experience', 'skills', 'goals']);
/** How far into a title the verb of its clause ends, in characters, and how far before it the clause is looked at. */
const VERB = 16;
/** What stands at the end of a title and is no part of it. */
const NO_PART: ReadonlySet<WorkRole> = new Set(['still', 'trade']);
/** An hour of the clock, behind what says when a day begins. */
const HOUR = /^[ :-]{0,2}(?:ca |las? |as |about |around |half )?(?:\d|\p{L}{3,})/u;

/** What words do in a clause that was heard as work. */
function rolesOf(clause: string, heard: ReadingContext): readonly Role<WorkRole>[] {
  return rolesIn(clause, heard.languages, ({ work }) => work);
}

/** Whether a clause tells of no work: something was won, an hour at which the day begins, time off for illness. */
function isNone(clause: string, from: number, to: number, heard: ReadingContext): boolean {
  const roles = rolesOf(clause, heard);
  const begins = (value: WorkRole) =>
    roles.find((role) => role.value === value && role.to > from && role.from - from <= 1);
  const rise = begins('rise') ?? roles.find((role) => role.value === 'rise' && role.to <= from && from - role.to <= 1);
  if (rise && HOUR.test(clause.slice(rise.to)) && amountsIn(tokensIn(clause.slice(rise.to)), heard.languages)[0])
    return true;
  const won = roles.find(({ value, from: at }) => value === 'won' && at - from <= 1 && at < to);
  if (won && roles.some(({ value, from: at }) => value === 'prize' && at >= won.to)) return true;
  return begins('leave') !== undefined;
}

/** Whether words tell of an attempt, before them or in them, and not of how long it was work. */
function isAttempt(one: Mention, clause: string, { from, to }: Stretch, heard: ReadingContext): boolean {
  const isLong = one.field === 'experience' && one.value.duration_months > 0;
  const isTried = rolesOf(clause, heard).some(
    (role) => role.value === 'tried' && role.from < to && from - role.to <= 1 && role.from - from <= 1,
  );
  return one.field !== 'goals' && !isLong && isTried;
}

/** Whether a verb at the beginning of what was heard is denied by what stands right behind it: “cuisine plus en pro”. */
function isOver(title: string, heard: ReadingContext): boolean {
  const over = rolesOf(title, heard).find(({ value }) => value === 'over');
  return over !== undefined && over.from > 0 && over.from <= VERB && !title.slice(0, over.from).trim().includes(' ');
}

/** A name without how it ended: “fitter until they shut the yard”, “dairy and now they closed it”. */
export function beforeUntil(name: string, { language }: ReadingContext): string {
  const until = edgeWords[language].until.exec(flat(name));
  return until && until.index > 0 ? name.slice(0, until.index).trimEnd() : name;
}

/** A title without how it ended, and without the times and the small words at its end: “lollipop lady mornings”, “monitora todavía”. */
export function withoutTimes(said: string, heard: ReadingContext): string {
  const title = beforeUntil(said, heard);
  const whole = flat(title);
  // What stood before a time that was cut already is no end of a title: “limpo escritórios das”.
  const words = tokensIn(whole);
  const named = words.findLastIndex(({ word }) => !partsOfTitles.has(word));
  const tokens = words.slice(0, named + 1);
  const folded = whole.slice(0, named < words.length - 1 ? tokens.at(-1)?.to : undefined);
  const amounts = amountsIn(tokens, heard.languages);
  const isTime = (at: number) =>
    isInTime(tokens[at]?.word ?? '') || amounts.some(({ first, end }) => first <= at && at < end);
  let start = tokens.length;
  while (start > 1 && isTime(start - 1)) start -= 1;
  // “Gardien de nuit” and “night porter” are names of work; “gardien le soir” and “porter nights” say when.
  const isPart = (at: number) =>
    partsOfTitles.has(tokens[at]?.word ?? '') && !WEEKEND.test(folded.slice(tokens[at]?.to));
  // “Clean offices 5 to 8” says when, though no day does.
  const counts = amounts.filter(({ first }) => first >= start);
  const isClock =
    !tokens.slice(0, start).some(({ word }) => isDayWord(word)) &&
    counts.length > 1 &&
    tokens.slice(counts[0]?.end).some(({ word }) => untilDay.has(word) || atHour.has(word));
  while (!isClock && isPart(start)) start += 2;
  const run = tokens.slice(start);
  const [first] = run;
  const isWhen =
    first !== undefined &&
    (isClock ||
      saysWhen(
        run.map(({ word }) => word),
        folded.slice(first.from),
      ));
  const end = isWhen ? first.from : folded.length;
  const kept = folded.slice(0, end).trimEnd().length;
  const still = rolesOf(folded.slice(0, kept), heard).findLast(({ value, to }) => NO_PART.has(value) && to === kept);
  const last = still && still.from > 0 ? still.from : kept;
  return title.slice(0, last).replace(/[\s,(–-]+$/u, '');
}

/** As far into words a number of hours begins them, in characters: “about 6 hours when the children are at school”. */
const BEGINS = 8;

/** Whether words heard as a goal are the hours that were heard beside it. */
function isHours(one: Mention, words: string, said: readonly Mention[], { languages }: ReadingContext): boolean {
  if (one.field !== 'goals' || !said.some(({ field }) => field === 'hours_per_week')) return false;
  const [first] = quantitiesIn(words, languages);
  return first?.kind === 'hours' && first.from <= BEGINS && !speaksOfEarning(words);
}

/**
 * Whether words heard as a job begin by saying when, and name no work but what was learnt: “until they shut in 2011”,
 * “before an unfinished degree”.
 */
function beginsWithWhen(one: Mention, words: string, said: readonly Mention[], heard: ReadingContext): boolean {
  const isLearnt = said.some(({ field, value }) => field === 'education' && words.includes(flat(value)));
  if (one.field !== 'experience' || (soundsLikeWork(words) && !isLearnt)) return false;
  return rolesIn(words, heard.languages, ({ when }) => when).some(({ value, from }) => value === 'by' && from === 0);
}

/** A skill that says that it is a trade, as a job: “dry stone waller by trade”. */
function tradeIn(one: Mention, heard: ReadingContext): Experience | null {
  if (one.field !== 'skills' || !rolesOf(flat(one.value.name), heard).some(({ value }) => value === 'trade'))
    return null;
  return { role_title: one.value.name, company_name: null, duration_months: 0, description: null };
}

/** The clause of a place in its sentence. */
function clauseOf(folded: string, sentences: readonly PlainSentence[], { from, to }: Stretch): Stretch {
  const sentence = sentences.findLast((one) => one.from <= from) ?? { text: folded, from: 0 };
  const end = Math.min(to - sentence.from, sentence.text.length);
  const clause = clauseAt(sentence, from - sentence.from, end);
  return { from: clause.from + sentence.from, to: clause.to + sentence.from };
}

/**
 * What was heard, with titles of work without their times, and without what is no work: what was won, when somebody gets
 * up, time off for illness and what is done no longer are kept as they were said.
 */
export function withoutNoWork(said: readonly Mention[], message: string, heard: ReadingContext): Mention[] {
  const folded = flat(message);
  const sentences = plainSentences(folded);
  return said.flatMap((one): Mention[] => {
    if (!HEARD.has(one.field)) return [one];
    const words = flat(wordsOf(one));
    const place = placeOfWords(words, folded);
    if (!place) return [one];
    const { from: at } = place;
    const clause = clauseOf(folded, sentences, place);
    const text = folded.slice(clause.from, clause.to);
    const from = at - clause.from;
    const within = { from, to: from + words.length };
    const isOut = isNone(text, within.from, within.to, heard) || isAttempt(one, text, within, heard);
    const isElse = isOut || (one.field !== 'goals' && isOver(words, heard));
    const isNoTitle = one.field === 'experience' && (namesNoWork(words, heard) || tendsFamily(one, heard));
    if (isElse || isNoTitle || isHours(one, words, said, heard) || beginsWithWhen(one, words, said, heard))
      return [{ field: 'notes', value: wordingOf(message, clause) }];
    const job = one.field === 'experience' ? one.value : tradeIn(one, heard);
    if (!job) return [one];
    const title = withoutTimes(job.role_title, heard);
    return [{ field: 'experience', value: title === '' ? job : { ...job, role_title: title } }];
  });
}
