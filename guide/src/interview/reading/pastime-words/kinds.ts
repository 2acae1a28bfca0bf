/**
 * What words do where somebody tells how they spend their own time. `like`: what follows is liked; `leisure`: what follows is
 * done for its own sake; `does`: the teller does it, by a verb that is hardly ever work; `did`: they once did, `played`: by such a verb;
 * `over`: it is over, and `again`: or taken up again; `paid`: it is work all the same; `stop`: the pastime ends before it.
 */
export const pastimeRoles = ['like', 'leisure', 'does', 'did', 'played', 'over', 'again', 'paid', 'stop'] as const;
export type PastimeRole = (typeof pastimeRoles)[number];

/** Phrases of a language for each role, separated by bars. */
export type PastimeWords = Readonly<Record<PastimeRole, string>>;
