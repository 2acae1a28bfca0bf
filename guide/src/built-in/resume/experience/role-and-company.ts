import { roleEvidence } from './evidence.ts';

export type RoleAndCompany = { role: string; company: string | null };

/** Which of the first two pieces of a header is the role; 0 when the words don't tell. */
export function roleFirst(pieces: readonly string[]): number {
  const [first, second] = pieces;
  return first === undefined || second === undefined ? 0 : Math.sign(roleEvidence(first) - roleEvidence(second));
}

/** Role and company among the pieces of a header, in doubt by the order most entries of the CV follow. */
export function roleAndCompany(pieces: readonly string[], usualOrder: number): RoleAndCompany | undefined {
  const [first, second] = pieces;
  if (first === undefined) return undefined;
  if (second === undefined) return { role: first, company: null };
  const order = roleFirst(pieces) || usualOrder || 1;
  return order > 0 ? { role: first, company: second } : { role: second, company: first };
}
