import { namesRole, roleEvidence } from '../../../resume/experience/evidence.ts';
import { isService } from './pieces.ts';
import { isSelfEmployed } from './self-employed.ts';

export type RoleAndCompany = { role: string; company: string | null };

/** Header pieces looked at: role, employer and a town or department beside them. */
const LOOKED_AT = 3;

/** Which of the first two pieces of a header is the role: 1 the first, -1 the second; 0 when the words don't tell. */
export function roleFirst(pieces: readonly string[]): number {
  const [first, second] = pieces;
  if (first === undefined || second === undefined) return 0;
  // who was self-employed says so in the place of the employer
  if (isSelfEmployed(first) !== isSelfEmployed(second)) return isSelfEmployed(first) ? -1 : 1;
  if (isService(first) !== isService(second) && !namesRole(isService(first) ? second : first))
    return isService(first) ? 1 : -1;
  return Math.sign(roleEvidence(first) - roleEvidence(second));
}

/** Role and company among the pieces of a header, in doubt by the order most entries of the CV follow. */
export function roleAndCompany(pieces: readonly string[], usualOrder: number): RoleAndCompany | undefined {
  const [first, second, ...more] = pieces.slice(0, LOOKED_AT);
  if (first === undefined) return undefined;
  if (second === undefined) return { role: first, company: null };
  const late = more.find((piece) => roleEvidence(piece) > 0);
  if (late !== undefined && roleEvidence(first) <= 0 && roleEvidence(second) <= 0)
    return { role: late, company: first };
  const order = roleFirst(pieces) || usualOrder || 1;
  return order > 0 ? { role: first, company: second } : { role: second, company: first };
}
