import type { Language } from '@foothold/contract';
import { fill } from './fill.ts';

/**
 * Forms of a counted noun after `{n}`, by the plural rules of the language; `one` may do without the number, and `many`
 * is for eleven and more where a language counts those differently (Hebrew years: 20 שנה).
 */
export interface Counted {
  one: string;
  two?: string | undefined;
  many?: string | undefined;
  other: string;
}

const pluralRules = new Map<Language, Intl.PluralRules>();
const numberFormats = new Map<Language, Intl.NumberFormat>();

function pluralOf(language: Language, count: number): string {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules.select(count);
}

/** A number as the language writes it, with at most two decimals. */
export function formatNumber(value: number, language: Language): string {
  const format = numberFormats.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  numberFormats.set(language, format);
  return format.format(value);
}

/** “one hour”, “5 hours”: a counted noun after the plural rules of its language. */
export function counted(count: number, forms: Counted, language: Language): string {
  const rule = pluralOf(language, count);
  // French and Portuguese count 1.5 as singular: that form is right when it shows the number.
  const singular = count === 1 || (rule === 'one' && forms.one.includes('{n}'));
  const several = count > 10 ? (forms.many ?? forms.other) : forms.other;
  const form = singular ? forms.one : rule === 'two' ? (forms.two ?? forms.other) : several;
  return fill(form, { n: formatNumber(count, language) });
}
