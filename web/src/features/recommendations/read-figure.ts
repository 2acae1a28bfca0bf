import { Assumptions, type Language } from '@foothold/contract';
import type { AssumptionName } from './formulas.ts';

/** The most each may be; the contract's own limits. None may be below 0, and only costs may be 0. */
export const mostOf: Record<AssumptionName, number> = {
  weeks_per_month: 5,
  days_per_week: 7,
  hours_per_unit: 200,
  unit_price: 1_000_000_000,
  costs_per_month: 1_000_000_000,
};

/** A figure as typed: its value (null = left empty), or undefined when it can't be taken. */
export function readFigure(name: AssumptionName, text: string, language: Language): number | null | undefined {
  const value = readNumber(text, language);
  if (value === null || value === undefined) return value;
  return Assumptions.shape[name].safeParse(value).success ? value : undefined;
}

/** `1.5`, `1,5`, and thousands as the language groups them; null = empty, undefined = no number. */
function readNumber(text: string, language: Language): number | null | undefined {
  const typed = text.replace(/[\s\u200e\u200f]/gu, '');
  if (typed === '') return null;
  const group =
    new Intl.NumberFormat(language).formatToParts(12345.6).find(({ type }) => type === 'group')?.value ?? ',';
  const grouped = group === '.' ? /^\d{1,3}(\.\d{3})+(,\d+)?$/ : /^\d{1,3}(,\d{3})+(\.\d+)?$/;
  // French groups by spaces, which are gone: there a comma is always a decimal one.
  const plain = /^[.,]$/.test(group) && grouped.test(typed) ? typed.replaceAll(group, '') : typed;
  return /^(\d+([.,]\d*)?|[.,]\d+)$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

/** A figure as it stands in its box: no grouping, so that it can be typed on. */
export function writeFigure(value: number | null, language: Language): string {
  if (value === null) return '';
  return new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 4 }).format(value);
}
