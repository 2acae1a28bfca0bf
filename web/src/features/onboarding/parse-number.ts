import { FieldUpdate, issue } from '@foothold/contract';

/** A number as typed: its value (null = left empty), or why it can't be taken. */
type ParsedNumber<Problem extends string> = { value: number | null } | { problem: Problem };

/** Whole years, as the contract allows them (16 to 120). */
export function parseAge(text: string): ParsedNumber<'young' | 'age'> {
  const payload = text.trim() === '' ? null : Number(text);
  const parsed = FieldUpdate.safeParse({ field: 'age', payload });
  if (parsed.success) return { value: payload };
  const young = parsed.error.issues.some(({ message }) => message === issue.young);
  return { problem: young && Number.isInteger(payload) ? 'young' : 'age' };
}

/** Hours of a week, as the contract allows them (0 to 168); 0 counts as not said. */
export function parseHours(text: string): ParsedNumber<'hours'> {
  const payload = text.trim() === '' ? null : Number(text.replace(',', '.'));
  const parsed = FieldUpdate.safeParse({ field: 'hours_per_week', payload });
  return parsed.success ? { value: payload || null } : { problem: 'hours' };
}
