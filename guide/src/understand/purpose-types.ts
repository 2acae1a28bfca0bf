import { purposeOfType } from '@foothold/contract';
import type { Purpose } from '../catalogue/goals/schema.ts';

/** The kind that a goal has of which nothing is known but what it is for. */
export const kindOfPurpose: Readonly<Partial<Record<Purpose, string>>> = { impact: 'group', personal: 'project' };

/** The kind of a goal by what was told of its purpose; undefined where that is earning, or nothing was told. */
export function kindOfType(type: string): string | undefined {
  const purpose = purposeOfType(type);
  return purpose && kindOfPurpose[purpose];
}
