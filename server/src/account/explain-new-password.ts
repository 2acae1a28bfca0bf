import { issue as ours, type FailureCode } from '@foothold/contract';
import { type Issue, pathOf } from '../http/issues.ts';

/** A new password that the contract refuses: for its spaces, or for being too short or too long. */
export function explainNewPassword(issues: readonly Issue[], body: unknown): FailureCode | undefined {
  const aboutPassword = issues.filter((issue) => pathOf(issue) === 'new_password');
  if (aboutPassword.length < issues.length || issues.length === 0) return undefined;
  if (aboutPassword.some((issue) => issue.message === ours.spaces)) return 'SPACES_NOT_ALLOWED';
  const given = (body as { new_password?: unknown }).new_password;
  return typeof given === 'string' && given !== '' ? 'WEAK_PASSWORD' : undefined;
}
