import { titleKey } from '../../text/title-key.ts';

/** Likeness from which on a key is believed (guide.md, “Refining a plan without loss”); below, it is other work. */
const TITLES = 0.34;
const DESCRIPTIONS = 0.8;

interface Part {
  title: string;
  description: string;
}

/** Share of words that two texts have in common (Dice), 0 to 1. */
function dice(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => new Set(titleKey(text).split(' ')));
  if (!a || !b) return 0;
  return (2 * [...a].filter((word) => b.has(word)).length) / (a.size + b.size);
}

/** Whether a part still is the one its key names, in other words; the server holds keys to the same. */
export function continues(stored: Part, now: Part): boolean {
  return dice(stored.title, now.title) >= TITLES || dice(stored.description, now.description) >= DESCRIPTIONS;
}
