import { isUnlawful, lawRead } from '../../reader/safety.ts';
import { flawsOfBusiness } from '../../understand/flaws.ts';

/** Whether a plan may be made for a business as somebody describes it: not for one that breaks the law or cheats. */
export function mayBePlanned(description: string): boolean {
  const flaws = flawsOfBusiness(description);
  return !flaws.some((flaw) => flaw === 'illegal' || flaw === 'cheating') && !isUnlawful(description, flaws.length > 0);
}

/** Whether it has to be asked, before a plan is made, that a business keeps to the law. */
export function isAskedOfLaw(description: string): boolean {
  return lawRead(description, flawsOfBusiness(description).length > 0) === 'unsure';
}
