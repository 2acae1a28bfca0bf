import type { Flaw } from '../../catalogue/shared-schema.ts';
import { isUnlawful, lawRead } from '../../reader/law.ts';
import { flawsOfBusiness, isTradeAlone } from '../../understand/flaws.ts';

/** Whether a milder flaw, or the trade that it is, explains what speaks against a description. */
const isExplained = (description: string, flaws: readonly Flaw[]) => flaws.length > 0 || isTradeAlone(description);

/** Whether a plan may be made for a business as somebody describes it: not for one that breaks the law or cheats. */
export function mayBePlanned(description: string): boolean {
  const flaws = flawsOfBusiness(description);
  return (
    !flaws.some((flaw) => flaw === 'illegal' || flaw === 'cheating') &&
    !isUnlawful(description, isExplained(description, flaws))
  );
}

/** Whether it has to be asked, before a plan is made, that a business keeps to the law. */
export function isAskedOfLaw(description: string): boolean {
  return lawRead(description, isExplained(description, flawsOfBusiness(description))) === 'unsure';
}
