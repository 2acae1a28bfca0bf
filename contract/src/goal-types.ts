import type { Language } from './language.ts';

/** What a goal is for: money, others, or oneself. */
export type GoalPurpose = 'earn' | 'impact' | 'personal';

/** The type of a goal whose purpose was told, as people read it. */
export const goalTypes: Record<Language, Record<GoalPurpose, string>> = {
  en: { earn: 'earn', impact: 'have an impact', personal: 'for myself' },
  he: { earn: 'להרוויח', impact: 'להשפיע', personal: 'בשביל עצמי' },
  fr: { earn: 'gagner', impact: 'avoir un impact', personal: 'pour moi' },
  es: { earn: 'ganar', impact: 'tener impacto', personal: 'para mí' },
  pt: { earn: 'ganhar', impact: 'ter impacto', personal: 'para mim' },
};

const purposes = new Map<string, GoalPurpose>(
  // A client of the API writes the purpose by its own name, whatever its language.
  [...Object.values(goalTypes), { earn: 'earn', impact: 'impact', personal: 'personal' }].flatMap((types) =>
    (Object.entries(types) as [GoalPurpose, string][]).map(([purpose, word]) => [word, purpose] as const),
  ),
);

/** The purpose that a goal's type names, in whichever language; undefined for a type of one's own words. */
export function purposeOfType(type: string): GoalPurpose | undefined {
  return purposes.get(type.toLowerCase());
}
