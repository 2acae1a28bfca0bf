import type { ComplaintWords } from './kinds.ts';

/** How French speakers say that there is too much of something, and that something is well enough. */
export const fr: ComplaintWords = {
  excess: "trop|tous ces|toutes ces|tant de|tant d'|tellement de|autant de|que des",
  praise: 'pas mal|pas mauvais|pas mauvaise|pas de souci|pas de problème|pas le problème|rien contre|pas contre',
};
