import { tokensOf } from '../../text/fold.ts';
import { little } from '../../work/small-words.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { flat } from './message.ts';
import { amountsIn, tokensIn } from './numbers.ts';
import sinceAge from './since-age.json' with { type: 'json' };

const MONTHS_A_YEAR = 12;
/** As far back as “since” or “from the age of” is looked for, in characters: further than the longest of them. */
const LEAD = 40;

/** A title without since when: “costureira desde”, “albañil desde los 16”; empty where nothing but small words is left. */
function titleBefore(title: string, leads: readonly string[]): string {
  const words = tokensOf(title);
  const begins = new Set(leads.map((lead) => lead.split(' ')[0]));
  const at = words.findIndex(({ word }) => begins.has(word));
  const left = at < 0 ? words : words.slice(0, at);
  if (left.every(({ word }) => little.has(word))) return '';
  return at < 0 ? title : title.slice(0, words[at]?.from).trimEnd();
}

/**
 * What was heard, without an age that only says since when something is (“deaf since age 9”, “ciego desde los 30”): it is
 * neither how old somebody is nor for how many years they work, which it tells beside their age alone.
 */
export function withoutAgeThen(said: readonly Mention[], message: string, heard: ReadingContext): Mention[] {
  const text = flat(message);
  const leads = heard.languages.flatMap((language) => sinceAge[language]);
  if (!leads.some((lead) => text.includes(lead))) return [...said];
  const tokens = tokensIn(text);
  const numbers = amountsIn(tokens, heard.languages).map(({ value, first }) => {
    const at = tokens[first]?.from ?? 0;
    const before = ` ${text.slice(Math.max(0, at - LEAD), at).trimEnd()}`;
    return { value, isThen: leads.some((lead) => before.endsWith(` ${lead}`)) };
  });
  const isThen = (number: number) => {
    const told = numbers.filter(({ value }) => value === number);
    return told.length > 0 && told.every((one) => one.isThen);
  };
  const age = said.find(({ field, value }) => field === 'age' && !isThen(Number(value)))?.value ?? heard.age ?? null;
  return said.flatMap((one): Mention[] => {
    if (one.field === 'age') return isThen(one.value) ? [] : [one];
    if (one.field !== 'experience' || !numbers.some((number) => number.isThen)) return [one];
    const title = titleBefore(one.value.role_title, leads);
    if (title === '') return [];
    const years = one.value.duration_months / MONTHS_A_YEAR;
    const months = isThen(years)
      ? Math.max(0, Number(age ?? years) - years) * MONTHS_A_YEAR
      : one.value.duration_months;
    return [{ ...one, value: { ...one.value, role_title: title, duration_months: months } }];
  });
}
