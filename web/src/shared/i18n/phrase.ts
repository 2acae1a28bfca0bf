import type { Language } from '@foothold/contract';
import type { Texts } from '#shared/i18n/texts.ts';

export type Slots = Readonly<Record<string, unknown>>;

function find(texts: Texts, path: string): string | undefined {
  let level: string | Texts | undefined = texts;
  for (const name of path.split('.')) level = typeof level === 'object' ? level[name] : undefined;
  return typeof level === 'string' ? level : undefined;
}

/** The text for a number of things: `title_zero` for none where there is one, else the language's form, else `title`. */
function findCounted(texts: Texts, path: string, count: number, language: Language): string | undefined {
  const form = new Intl.PluralRules(language).select(count);
  const none = count === 0 ? find(texts, `${path}_zero`) : undefined;
  return none ?? find(texts, `${path}_${form}`) ?? find(texts, path);
}

function filled(value: unknown, format: string | undefined, language: Language): string {
  if (format === 'number') return new Intl.NumberFormat(language).format(Number(value));
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A text of a section with its slots filled: `{{name}}`, and `{{count, number}}` as the language writes numbers. */
export function phrase(texts: Texts, path: string, slots: Slots, language: Language): string | undefined {
  const { count } = slots;
  const text = typeof count === 'number' ? findCounted(texts, path, count, language) : find(texts, path);
  return text?.replace(/\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/g, (_slot, name: string, format?: string) =>
    filled(slots[name], format, language),
  );
}
