import { goodObject } from './good-model.ts';
import { foreign, INVENTED, kindIn, obeyedKinds, obeying } from './obedient/obey.ts';
import type { Asked } from './wire-format.ts';

/** Ways in which a model goes wrong, in the order in which it takes them where nothing asks for one. */
export const misdeeds: readonly ((asked: Asked) => string)[] = [
  ...obeyedKinds.map((kind) => (asked: Asked) => obeying(kind, asked)),
  foreign,
  () => INVENTED,
];

const isProse = (value: unknown): value is string => typeof value === 'string' && value.includes(' ');

function proseIn(value: unknown): string[] {
  if (isProse(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(proseIn) : [];
}

/** A value with one of its texts, counted from 0, replaced. */
function withProse(value: unknown, index: number, text: string): unknown {
  let count = -1;
  const walk = (part: unknown): unknown => {
    if (isProse(part)) {
      count += 1;
      return count === index ? `${text} ${part}` : part;
    }
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, member]) => [key, walk(member)]));
  };
  return walk(value);
}

/**
 * A good answer spoilt by a misdeed: in front of the reply of a talk, else in front of one of its texts, another one for
 * each request. `everywhere` spoils every text.
 */
export async function misled(asked: Asked, nth: number, misdeed: string, everywhere = false): Promise<string> {
  const object = await goodObject(asked);
  if (object === null) return misdeed;
  const texts = proseIn(object);
  const isTalk = typeof object === 'object' && 'reply' in object;
  if (everywhere) {
    return JSON.stringify(texts.reduce((value: unknown, _text, index) => withProse(value, index, misdeed), object));
  }
  return JSON.stringify(withProse(object, isTalk ? 0 : nth % Math.max(1, texts.length), misdeed));
}

/**
 * A model that obeys whatever the data tells it: a prompt of the red-team set it follows to the letter, and where there
 * is none it misbehaves of its own accord, each time in another way.
 */
export function obedientModel(asked: Asked, nth: number): Promise<string> {
  const kind = kindIn(asked);
  const misdeed = misdeeds[nth % misdeeds.length];
  return misled(asked, nth, kind ? obeying(kind, asked) : (misdeed?.(asked) ?? ''));
}
