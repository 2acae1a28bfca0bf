import { shareOf } from './share.ts';

/** One of two wordings of the same thing; which one, the `lot` decides, the same way every time. */
export function wordingOf([one, other]: readonly [string, string], lot: string): string {
  return shareOf(lot) < 0.5 ? one : other;
}
