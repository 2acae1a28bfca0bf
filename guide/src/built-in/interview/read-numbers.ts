import { fold } from '../text/fold.ts';
import { readMoney } from '../text/money.ts';
import { NUMBER, numberIn, numberOf } from '../lexicon/numbers.ts';
import type { AskedField, Said } from './fields.ts';

const HOUR = '(?:hours?|hrs?|h|heures?|horas?|שעות|שעה)';
const BETWEEN = '\\s*(?:-|–|to|a|à|or|ou|o|bis|עד|או)\\s*';
const hours = new RegExp(`(?:${NUMBER}${BETWEEN})?${NUMBER}\\s*${HOUR}(?!\\p{L})`, 'u');
const weekly = /(?<!\p{L})(?:week|weekly|wk|semaine|hebdo\p{L}*|semana\p{L}*|[בל]?שבוע)(?!\p{L})/u;
const daily = /(?<!\p{L})(?:day|daily|jour|dia|diari\p{L}*|[בל]?יום)(?!\p{L})/u;
const twoHours = /(?<!\p{L})שעתיים(?!\p{L})/u;
const NOTHING =
  /(?<!\p{L})(?:0|zero|none|nothing|no money|no budget|rien|aucun\p{L}*|pas d['’ ]argent|nada|ningun\p{L}*|sin dinero|nenhum\p{L}*|sem dinheiro|כלום|אפס|אין(?: לי)?(?: כסף| תקציב)?)(?!\p{L})/u;

const age = new RegExp(
  [
    `(?:i['’ ]?a?m|aged?|age is)\\s+${NUMBER}(?!\\s*(?:%|hours?|months?|km))(?:\\s+years?\\s+old)?\\s*$`,
    `${NUMBER}\\s+years?\\s+old`,
    `j['’]ai\\s+${NUMBER}\\s+ans\\s*$`,
    `age de\\s+${NUMBER}`,
    `(?:tengo|edad:?)\\s+${NUMBER}(?:\\s+anos)?\\s*$`,
    `(?:tenho|idade:?)\\s+${NUMBER}(?:\\s+anos)?\\s*$`,
    `(?:בן|בת|גיל|בגיל)\\s+${NUMBER}`,
  ].join('|'),
  'u',
);

/** Longest clause that is a bare answer to a question about a number: “about 100 shekels a month”. */
const ANSWER_WORDS = 6;

/** A clause short enough to be the number that was asked for, and no age: “about 100 shekels a month”, “5-8”. */
function isBareAnswer(clause: string): boolean {
  return clause.split(/\s+/u).length <= ANSWER_WORDS && !age.test(fold(clause).trim());
}

/** Hours a week, 0 to 168. Of a range the smaller number, since plans are scaled to it; hours a day count seven times. */
export function readHours(clause: string, asked: AskedField | null): Said[] {
  const folded = fold(clause);
  const match = hours.exec(folded);
  const perWeek = weekly.test(folded) || asked === 'hours_per_week';
  let value: number | null = null;
  if (match) value = numberOf(match[1] ?? match[2] ?? '');
  else if (twoHours.test(folded)) value = 2;
  else if (asked === 'hours_per_week' && isBareAnswer(clause)) value = numberIn(clause);
  if (value === null || !(perWeek || daily.test(folded))) return [];
  const total = daily.test(folded) && !weekly.test(folded) ? value * 7 : value;
  return total > 0 && total <= 168 ? [{ field: 'hours_per_week', value: total }] : [];
}

const earning =
  /(?<!\p{L})(?:earn\p{L}*|mak(?:e|ing)|income|gagner|revenus?|ganar|ingresos?|ganhar|renda|להרוויח|הכנסה|מרוויח\p{L}*)(?!\p{L})/u;
const spending =
  /(?<!\p{L})(?:budget|spend|invest\p{L}*|put in|depenser|presupuesto|gastar|invertir|orcamento|investir|gasto|תקציב|להשקיע|להוציא)(?!\p{L})/u;

export function speaksOfEarning(clause: string): boolean {
  return earning.test(fold(clause));
}

/** Money a month to spend, in the person's own currency; an amount beside a word of earning is a goal, not a budget. */
export function readBudget(clause: string, asked: AskedField | null): Said[] {
  const folded = fold(clause);
  const answers = asked === 'budget_per_month' && isBareAnswer(clause);
  if (!(spending.test(folded) || answers) || earning.test(folded)) return [];
  const amount = readMoney(clause)?.amount ?? numberIn(clause) ?? (NOTHING.test(folded) ? 0 : null);
  return amount === null || amount > 1_000_000_000 ? [] : [{ field: 'budget_per_month', value: amount }];
}

/** An age as said, from 1 to 120. Below 16 it is returned too, for the interview to answer. */
export function readAge(clause: string, asked: AskedField | null): Said[] {
  const folded = fold(clause).trim();
  const groups = age.exec(folded)?.slice(1);
  const matched = groups?.find((group) => group !== undefined);
  const value = matched ? numberOf(matched) : asked === 'age' ? numberIn(clause) : null;
  return value !== null && Number.isInteger(value) && value > 0 && value <= 120 ? [{ field: 'age', value }] : [];
}
