/** What may be limited, by kind. */
export const limitedThings = [
  'time',
  'body',
  'move',
  'travel',
  'room',
  'sense',
  'animals',
  'children',
  'people',
  'screen',
  'papers',
] as const;

/**
 * What words do in a limit. Frames say that something is not to be: a denial, a hardship, an “only”, an “until” behind
 * what somebody must. The others are what may be limited, by kind, and what keeps a frame from being one.
 */
export const limitRoles = [
  // Frames.
  'no',
  'without',
  // Being without something, also said of what is made so; and what somebody needs or eats themselves.
  'lacks',
  'needs',
  'hard',
  'only',
  'but',
  'except',
  'until',
  'must',
  'out',
  'allergic',
  'hates',
  'want',
  'bad',
  'hurts',
  'ill',
  ...limitedThings,
  // The hour behind an “until”.
  'clock',
  // What is no limit.
  'fine',
  // What people have not, without that being a limit.
  'lacked',
  'past',
  'others',
  // Others who decide what somebody may.
  'rules',
  // What a limit is told with.
  'self',
  'mine',
  // Whom something is done to, and who does nothing.
  'object',
  'have',
  'light',
  'turn',
] as const;
export type LimitRole = (typeof limitRoles)[number];

/** Phrases of a language for each role, separated by bars. */
export type LimitWords = Record<LimitRole, string>;
