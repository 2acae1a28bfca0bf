/**
 * What words do where somebody tells of their schooling. `head`: a degree or a year of school, which names it with what
 * follows; `bare`: a word that is one only behind a verb of study or before what is studied, since it means other things, too;
 * `ordinal` and `year`: which of the years of a school, side by side, “quinto de primaria”, `did`: such a verb; `lead`: may stand before it besides; `none`: the clause tells of something else, `doubt`: perhaps,
 * of a wish or of health; `stop`: it ends before.
 */
export const studyRoles = ['lead', 'did', 'head', 'bare', 'ordinal', 'year', 'none', 'doubt', 'stop'] as const;
export type StudyRole = (typeof studyRoles)[number];

/** Phrases of a language for each role, separated by bars. */
export type StudyWords = Readonly<Record<StudyRole, string>>;
