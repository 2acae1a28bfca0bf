/**
 * What words do where somebody tells of themselves and of others. `kin`: a relative or somebody near; `before`: what may stand
 * between the beginning of a clause and them; `gone`: they left, so that what follows is the teller’s as
 * well as theirs; `third`: they again; `self`: the teller does something; `object`: something is
 * done to the teller, or is theirs; `beside`: whom it stands before does nothing, “with us”.
 */
export const whoseRoles = ['kin', 'before', 'gone', 'third', 'self', 'object', 'beside'] as const;
export type WhoseRole = (typeof whoseRoles)[number];

/** Phrases of a language for each role, separated by bars. */
export type WhoseWords = Readonly<Record<WhoseRole, string>>;
