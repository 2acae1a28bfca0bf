/**
 * What words do where somebody takes back what was written down of them. `opens`: a “no” or “wait” before it. `other`: it is
 * somebody else’s, “not me”. `wrong`: what was heard last is not so. `past`: it is over. `notI`: what the teller is not, or does
 * not, follows. `small`: words that only join, or take the place of the thing. `kin`: a relative, whose it is behind a “no”.
 */
export const denialRoles = ['opens', 'other', 'wrong', 'past', 'notI', 'small', 'kin'] as const;
export type DenialRole = (typeof denialRoles)[number];

/** Phrases of a language for each role, separated by bars. */
export type DenialWords = Readonly<Record<DenialRole, string>>;
