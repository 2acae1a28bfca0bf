import type { Language } from '@foothold/contract';
import type { Purpose } from '../catalogue/goals/schema.ts';

/** The type of a goal whose purpose was told, as people read it. */
export const purposeTypes: Record<Language, Record<Purpose, string>> = {
  en: { earn: 'earn', impact: 'have an impact', personal: 'for myself' },
  he: { earn: 'להרוויח', impact: 'להשפיע', personal: 'בשביל עצמי' },
  fr: { earn: 'gagner', impact: 'avoir un impact', personal: 'pour moi' },
  es: { earn: 'ganar', impact: 'tener impacto', personal: 'para mí' },
  pt: { earn: 'ganhar', impact: 'ter impacto', personal: 'para mim' },
};

/** The kind that a goal has of which nothing is known but what it is for. */
const kinds: Partial<Record<Purpose, string>> = { impact: 'group', personal: 'project' };

/** The kind of a goal by what was told of its purpose; undefined where that is earning, or nothing was told. */
export function kindOfType(type: string): string | undefined {
  const named = Object.values(purposeTypes).flatMap((types) => Object.entries(types) as [Purpose, string][]);
  const purpose = named.find(([, word]) => word === type)?.[0];
  return purpose && kinds[purpose];
}
