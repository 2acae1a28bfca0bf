import type { Intent } from '../intents.ts';

/** Ways in which people may ask for each thing, with the same task and the same addition throughout. */
export type Phrasings = Readonly<
  Record<Exclude<Intent, 'replace' | 'move' | 'more-like' | 'other-sector'>, readonly string[]>
>;
