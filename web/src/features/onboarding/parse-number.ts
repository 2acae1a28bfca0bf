import { fieldCalled, FieldUpdate, isSaid, issue } from '@foothold/contract';
import type { NumberName } from './scalar-fields.ts';

/** A number as typed: its value (null = left empty), or why it can't be taken. */
type ParsedNumber<Problem extends string> = { value: number | null } | { problem: Problem };

/** A number of the profile, as the contract allows it; no age below 16, and 0 hours count as not said. */
export function parseNumber<Name extends NumberName>(field: Name, text: string): ParsedNumber<Name | 'young'> {
  const name = fieldCalled(field);
  const payload = text.trim() === '' ? null : Number(text.replace(',', '.'));
  const parsed = FieldUpdate.safeParse({ field, payload });
  if (parsed.success) return { value: isSaid(name, payload) ? payload : null };
  const young = parsed.error.issues.some(({ message }) => message === issue.young);
  return { problem: young && Number.isInteger(payload) ? 'young' : field };
}
