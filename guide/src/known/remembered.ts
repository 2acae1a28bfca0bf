import { answersIn, type Day, dayNumber, type Language } from '@foothold/contract';
import { beginningOf, weekdayOf } from '../text/calendar.ts';
import { counted, type Counted } from '../text/counted.ts';
import { fill } from '../text/fill.ts';
import { quote } from '../text/quote.ts';
import type { Doing, Known } from '../guide.ts';
import { peopleIn } from './names.ts';
import { knownWords } from './words.ts';

const DAYS_NAMED = 6;
/** Longest report that is given back, in UTF-16 units. */
const LONGEST_WORDS = 160;

/** A day as a sentence begins with it: “On Tuesday”. */
function dayInWords(day: Day, today: Day, language: Language): string {
  const words = knownWords[language];
  const ago = dayNumber(today) - dayNumber(day);
  if (ago === 0) return words.today;
  if (ago === 1) return words.yesterday;
  const number = dayNumber(day);
  const named = ago > 0 && ago <= DAYS_NAMED ? words.days[weekdayOf(number)] : undefined;
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return named ?? fill(words.date, { date: format.format(beginningOf(number)) });
}

/** How many were asked on a day, and how many of those said yes. */
function askedOn(day: Day, { results }: Known) {
  const rows = results.flatMap((result) => (result.kind === 'people' ? result.data.rows : []));
  return answersIn(rows.filter(({ asked_on }) => asked_on === day));
}

/** Forms of a counted sentence with its beginning put in. */
function beginning({ one, two, many, other }: Counted, day: string): Counted {
  const at = (form: string) => form.replaceAll('{day}', day);
  return { one: at(one), ...(two && { two: at(two) }), ...(many && { many: at(many) }), other: at(other) };
}

/** The sentences for the weightiest of what was done on a day; null where nothing of it can be told. */
function told(day: Day, doings: readonly Doing[], known: Known, language: Language): string | null {
  const words = knownWords[language];
  const when = dayInWords(day, known.today, language);
  const slots = ({ title }: Doing) => ({ day: when, title: quote(title, language) });
  const number = (count: number, forms: Counted) => counted(count, beginning(forms, when), language);
  const of = (kind: Doing['kind']) =>
    doings.filter((one) => one.kind === kind && (one.title !== '' || one.words !== ''));
  if (doings.some(({ kind }) => kind === 'money')) return fill(words.paid, { day: when });
  const { asked, yes } = askedOn(day, known);
  if (asked > 0) return [number(asked, words.asked), ...(yes > 0 ? [number(yes, words.yes)] : [])].join(' ');
  const decision = of('decision').at(-1);
  if (decision?.choice) return fill(words.decided[decision.choice], slots(decision));
  const ticks = of('tick');
  const [last] = ticks.slice(-1);
  if (last) {
    const more = ticks.length > 1 ? [number(ticks.length - 1, words.more)] : [];
    return [fill(words.ticked, slots(last)), ...more].join(' ');
  }
  const report = of('report').findLast((one) => one.words !== '');
  if (report) {
    const text = peopleIn(known, '').without(report.words, '…');
    return fill(words.report, { day: when, text: quote(text, language, LONGEST_WORDS) });
  }
  const result = of('result').at(-1);
  if (result) return fill(words.result, slots(result));
  const minutes = doings.reduce((sum, one) => sum + (one.kind === 'tick' ? 0 : one.minutes), 0);
  return minutes > 0 ? number(minutes, words.minutes) : null;
}

/** What was done last, in a sentence or two that begin with the day; null when nothing was. */
export function rememberedOf(known: Known, language: Language): string | null {
  const days = [...new Set(known.doings.map(({ day }) => day))].toSorted().toReversed();
  for (const day of days) {
    const doings = known.doings.filter((one) => one.day === day);
    const sentence = told(day, doings, known, language);
    if (sentence !== null) return sentence;
  }
  return null;
}
