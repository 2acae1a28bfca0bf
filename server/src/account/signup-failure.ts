import { issue as ours, type FailureCode } from '@foothold/contract';
import { type Issue, pathOf } from '../http/issues.ts';

const NEEDED = ['name', 'email', 'password'];

/** The sign-up's own answers, in the order the form asks: spaces, missing fields, terms, then the password. */
export function explainSignup(issues: readonly Issue[], body: unknown): FailureCode | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if (issues.some((issue) => issue.message === ours.spaces)) return 'SPACES_NOT_ALLOWED';
  const values = body as Record<string, unknown>;
  if (NEEDED.some((field) => (values[field] ?? '') === '')) return 'FIELDS_REQUIRED';
  const troubled = new Set(issues.map(pathOf));
  if (troubled.has('agreed_to_terms')) return 'TERMS_REQUIRED';
  if ([...troubled].every((field) => field === 'password') && typeof values['password'] === 'string') {
    return 'WEAK_PASSWORD';
  }
  return undefined;
}
