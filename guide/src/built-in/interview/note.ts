import type { Experience, FieldUpdate, Language } from '@foothold/contract';
import type { Counted } from '../../catalogue/shared-schema.ts';
import { counted, formatNumber } from '../text/counted.ts';
import { isolate, oneLine } from '../text/quote.ts';
import type { AskedField, Said } from './fields.ts';
import { type InterviewWords, interviewWords } from './words.ts';

function lengthOf(job: Experience, words: InterviewWords, language: Language): string {
  const months = job.duration_months;
  if (months === 0) return '';
  const [count, forms]: [number, Counted] =
    months % 6 === 0 && months >= 12 ? [months / 12, words.years] : [months, words.months];
  return `, ${counted(count, forms, language)}`;
}

function valueOf(one: Said, words: InterviewWords, language: Language): string {
  switch (one.field) {
    case 'experience': {
      const employer = one.value.company_name ? `, ${isolate(one.value.company_name)}` : '';
      return `${isolate(one.value.role_title)}${employer}${lengthOf(one.value, words, language)}`;
    }
    case 'skills':
      return isolate(one.value.name);
    case 'goals':
      return isolate(one.value.value);
    case 'hours_per_week':
    case 'budget_per_month':
    case 'age':
      return isolate(formatNumber(one.value, language));
    default:
      return isolate(oneLine(one.value));
  }
}

/** What was saved, a line a field, in the person's own words: only what the updates really hold. */
export function noteOf(said: readonly Said[], updates: readonly FieldUpdate[], language: Language): string | null {
  const words = interviewWords[language];
  const saved = new Set<string>(updates.map((update) => update.field));
  const lines = new Map<AskedField, string[]>();
  for (const one of said.filter((candidate) => saved.has(candidate.field)))
    lines.set(one.field, [...(lines.get(one.field) ?? []), valueOf(one, words, language)]);
  if (lines.size === 0) return null;
  const rows = [...lines].map(([field, values]) => `- ${words.fields[field]}: ${values.join('; ')}`);
  return `${words.noted}\n${rows.join('\n')}`;
}
