import { type FailureCode, issue as ours } from '@foothold/contract';
import * as z from 'zod/mini';
import type { FieldSentence } from './texts.ts';

export type Issue = z.core.$ZodIssue;

/** Names a refused body better than INVALID; undefined leaves it to the general rules. */
export type Explain = (issues: readonly Issue[], body: unknown) => FailureCode | undefined;

/** A body, query or path that the contract refuses. */
export class ContractError extends Error {
  override name = 'ContractError';
  readonly statusCode = 400;
  readonly issues: readonly Issue[];
  readonly input: unknown;

  constructor(issues: readonly Issue[], input: unknown) {
    super('The call does not fit its contract');
    this.issues = issues;
    this.input = input;
  }
}

/** Fastify's validator over the contract's schemas. */
export function validateByContract({ schema }: { schema: z.ZodMiniType }) {
  return (input: unknown): { value: unknown } | { error: Error } => {
    const result = z.safeParse(schema, input, { reportInput: true });
    return result.success ? { value: result.data } : { error: new ContractError(result.error.issues, input) };
  };
}

/** The code that the contract's own issues stand for; INVALID for everything general. */
export function codeOf(issues: readonly Issue[]): FailureCode {
  if (issues.some((issue) => issue.message === ours.young)) return 'TOO_YOUNG';
  if (issues.length > 0 && issues.every((issue) => issue.message === ours.blank)) return 'BLANK';
  return 'INVALID';
}

/** The key of a field: `experiences.0.role_title`. */
export function pathOf(issue: Issue): string {
  return issue.path.map(String).join('.');
}

const ownSentences: Record<string, FieldSentence> = {
  [ours.storable]: 'not_storable',
  [ours.blank]: 'blank',
  [ours.hidden]: 'hidden_characters',
  [ours.spaces]: 'spaces',
  [ours.young]: 'too_young',
};

/** Which sentence an issue calls for, and the limit it names, if any. */
export function sentenceOf(issue: Issue): { sentence: FieldSentence; limit?: number } {
  const own = ownSentences[issue.message];
  if (own) return { sentence: own };
  switch (issue.code) {
    case 'too_big':
      return { sentence: bigSentences[issue.origin] ?? 'invalid', limit: Number(issue.maximum) };
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) <= 1) return { sentence: 'required' };
      return { sentence: smallSentences[issue.origin] ?? 'invalid', limit: Number(issue.minimum) };
    case 'invalid_format':
      return { sentence: issue.format === 'email' ? 'email' : 'invalid' };
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return { sentence: 'required' };
      return { sentence: typeSentences[issue.expected] ?? 'invalid' };
    case 'invalid_value':
      return { sentence: issue.values.length === 1 ? 'required' : 'choice' };
    default:
      return { sentence: 'invalid' };
  }
}

const bigSentences: Record<string, FieldSentence> = {
  string: 'too_long',
  array: 'too_many',
  number: 'too_high',
  int: 'too_high',
};
const smallSentences: Record<string, FieldSentence> = { string: 'too_short', number: 'too_low', int: 'too_low' };
const typeSentences: Record<string, FieldSentence> = {
  string: 'text_expected',
  number: 'number_expected',
  int: 'whole_number_expected',
  array: 'list_expected',
};
