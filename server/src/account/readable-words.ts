import type { Language } from '@foothold/contract';
import type { ExportedRows } from './personal-data.ts';
import type { ReadableTexts } from './readable-texts.ts';

export interface Words {
  texts: ReadableTexts;
  format: ReturnType<typeof formatter>;
}

/** Dates and numbers as a language writes them; times in UTC, which the server knows of everybody. */
export function formatter(language: Language) {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(language);
  return {
    date: (iso: string) => date.format(new Date(iso)),
    time: (iso: string) => `${time.format(new Date(iso))} UTC`,
    number: (value: number) => number.format(value),
  };
}

/** The rows of a table of an export, which our own database wrote. */
export function rowsOf<Row>(data: ExportedRows, table: string): Row[] {
  return (data[table] ?? []) as Row[];
}
