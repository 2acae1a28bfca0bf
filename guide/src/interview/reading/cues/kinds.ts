/**
 * What a lead-in opens: `work` says a job outright, `being` (“I am…”) may; `limit` keeps its own words; `have` and
 * `other` only end what stood before them.
 */
export const cueKinds = [
  'work',
  'being',
  'place',
  'study',
  'enjoy',
  'can',
  'want',
  'earn',
  'limit',
  'have',
  'spend',
  'other',
] as const;
export type CueKind = (typeof cueKinds)[number];

/** Sources of patterns on folded text: `anywhere` at the beginning of a word, `atStart` at the beginning of a clause. */
export type Cues = Record<CueKind, { anywhere: string; atStart: string }>;
