/** What a person may want changed, in ideas and in plans. */
export const intents = [
  'cheaper',
  'less-time',
  'more-time',
  'shorter',
  'online',
  'local',
  'other-sector',
  'other-customer',
  'too-hard',
  'too-easy',
  'drop',
  'postpone',
  'earlier',
  'replace',
  'move',
  'add',
  'more-like',
  'deadline',
] as const;
export type Intent = (typeof intents)[number];

/** What only shapes a wish: words that leave something as it is, and “instead of”. */
const shapes = ['keep', 'instead'] as const;

/** Everything that phrases are listed for. */
export const cues = [...intents, ...shapes] as const;
export type Cue = (typeof cues)[number];

/**
 * Phrases by what they ask for, separated by bars, matched without accents, plurals and Hebrew prefixes. `[a/b]` may
 * stand or not, as one of the two. A phrase after `<` stands behind what it is about: “the flyer can wait”.
 */
export type IntentWords = Readonly<Record<Cue, string>>;
