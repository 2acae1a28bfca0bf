import type { Language } from '@foothold/contract';

/** What stands around somebody's own words: isolates and marks of quotation. */
const MARKS = /^[\u2068\u00A0“«„"]+/u;

/**
 * Names as one list. Which word joins them follows in Hebrew and Spanish from how the next one begins, and the marks
 * around a name would hide that.
 */
export function joined(names: readonly string[], language: Language): string {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const rest = [...names];
  return list
    .formatToParts(names.map((name) => name.replace(MARKS, '')))
    .map(({ type, value }) => (type === 'element' ? rest.shift() : value))
    .join('');
}
