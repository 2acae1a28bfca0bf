import { yearInUtc } from '../../text/calendar.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { EXCEPT, isDayWord, WEEKEND } from './day-words.ts';
import type { LimitTold } from './limits-told.ts';
import { flat, type Stretch } from './message.ts';
import { tokensIn } from './numbers.ts';
import { wordsOf } from './refusals.ts';
import { clauseAt, type Role, rolesIn, plainSentences, type PlainSentence, wordingOf } from './told-clauses.ts';
import type { TimeRole, WhenRole } from './told-words/kinds.ts';

/** How far behind a “before” the day stands that it names, in characters. */
const REACH = 40;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;

/** What one sentence says of when, by its words. */
interface Times {
  sentence: PlainSentence;
  when: readonly Role<WhenRole>[];
  time: readonly Role<TimeRole>[];
  now: number;
}

const isIn = ({ from, to }: Stretch, clause: Stretch) => from >= clause.from && to <= clause.to;

/** Whether a clause has a word of these roles that says of no day on which somebody is free: “not working” does. */
function has(roles: ReadonlySet<TimeRole>, { time, when }: Times, clause: Stretch): boolean {
  const open = when.filter(({ value }) => value === 'open');
  return time.some((role) => roles.has(role.value) && isIn(role, clause) && !open.some((one) => isIn(role, one)));
}

/** Work, school and the past: nothing is to be done by their days. */
const BUSY: ReadonlySet<TimeRole> = new Set(['busy']);
/** And nobody is free on them, or on those of others. */
const NOT_FREE: ReadonlySet<TimeRole> = new Set(['busy', 'others']);

/** Where something is to be so by a day: “before the baby comes in March”, “up and running by the end of June”. */
function deadlinesIn(times: Times): Stretch[] {
  const { sentence, when, now } = times;
  return when.flatMap((by): Stretch[] => {
    if (by.value !== 'by') return [];
    const clause = clauseAt(sentence, by.from, by.to);
    const mark = when.find(
      ({ value, from, to }) => value === 'mark' && from >= by.to && from - by.to <= REACH && to <= clause.to,
    );
    const year = Number(YEAR.exec(sentence.text.slice(by.to, clause.to))?.[0] ?? now);
    return !mark || year < now || has(BUSY, times, clause) ? [] : [clause];
  });
}

const namesDays = (text: string) => WEEKEND.test(text) || tokensIn(text).some(({ word }) => isDayWord(word));

/** Where somebody says on which days, or in which part of them, they are free: “I’m free Tuesdays and every other weekend”. */
function freeDaysIn(times: Times): Stretch[] {
  const { sentence, when } = times;
  return when.flatMap((open): Stretch[] => {
    if (open.value !== 'open') return [];
    const clause = clauseAt(sentence, open.from, open.to);
    const words = sentence.text.slice(clause.from, clause.to);
    const isDenied = EXCEPT.test(sentence.text.slice(clause.from, open.from));
    return !namesDays(words) || isDenied || has(NOT_FREE, times, clause) ? [] : [clause];
  });
}

/** On which days somebody says that they can do nothing, in words that point back at them: “Tuesdays are dialysis so those are out”. */
export function daysOut(message: string, { languages }: ReadingContext): LimitTold[] {
  return plainSentences(flat(message)).flatMap((sentence): LimitTold[] => {
    const shut = rolesIn(sentence.text, languages, (books) => books.when).filter(({ value }) => value === 'shut');
    const first = shut.length === 0 ? undefined : tokensIn(sentence.text).find(({ word }) => isDayWord(word));
    const last = first && shut.findLast(({ from }) => from > first.from);
    if (!first || !last) return [];
    // From the first day on: whose dialysis it is says nothing of the limit.
    const place = { from: sentence.from + first.from, to: sentence.from + last.to };
    return [{ field: 'limits', text: wordingOf(message, place), ...place, denies: true }];
  });
}

/** What a message says of when: until when something is to be so, and when somebody is free, in their words. */
export function timesTold(message: string, heard: ReadingContext): string[] {
  const { languages, now } = heard;
  const told = plainSentences(flat(message)).flatMap((sentence) => {
    const when = rolesIn(sentence.text, languages, (books) => books.when);
    if (when.length === 0) return [];
    const time = rolesIn(sentence.text, languages, (books) => books.time);
    const times: Times = { sentence, when, time, now: yearInUtc(now) };
    return [...deadlinesIn(times), ...freeDaysIn(times)].map(({ from, to }) =>
      wordingOf(message, { from: sentence.from + from, to: sentence.from + to }),
    );
  });
  return [...new Set(told)];
}

/** What was heard, with the times that no limit, goal or note holds already; hours that are counted stand in their own field. */
export function withTimes(said: readonly Mention[], times: readonly string[]): Mention[] {
  const isHeld = (text: string) =>
    said.some(
      (one) => typeof one.value !== 'number' && one.field !== 'experience' && flat(wordsOf(one)).includes(flat(text)),
    );
  const added = times.filter((text) => !isHeld(text));
  const kept = said.filter(
    (one) => one.field !== 'notes' || !added.some((text) => flat(text).includes(flat(one.value))),
  );
  return [...kept, ...added.map((value): Mention => ({ field: 'notes', value }))];
}
