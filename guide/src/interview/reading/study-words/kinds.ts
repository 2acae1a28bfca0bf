/**
 * What words do where somebody tells of their schooling. `head`: a degree, a course, a year of school, which names it with what
 * follows; `lead`: may stand before it; `none`: the clause tells of something else; `stop`: it ends before.
 */
export const studyRoles = ['lead', 'head', 'none', 'stop'] as const;
export type StudyRole = (typeof studyRoles)[number];

/** Phrases of a language for each role, separated by bars. */
export type StudyWords = Readonly<Record<StudyRole, string>>;
