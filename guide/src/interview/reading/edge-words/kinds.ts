/**
 * Words at the edges of what somebody does. `does`: a verb that says no more than that they do it, so that the thing behind it is
 * the name; `tail`: small words that end no name; `denies`: what denies behind a name, besides the words that deny anywhere,
 * and `deny`: what such a denial may hold besides, “no sé”, “je fais plus”.
 */
export type EdgeRole = 'does' | 'tail' | 'denies' | 'deny';

/** Words of a language for each role, parted by spaces. */
export type EdgeWords = Readonly<Record<EdgeRole, string>>;
