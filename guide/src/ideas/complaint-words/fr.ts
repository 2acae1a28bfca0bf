import type { ComplaintWords } from './kinds.ts';

/** How French speakers say that there is too much of something, and that something is well enough. */
export const fr: ComplaintWords = {
  excess: "trop|tous ces|toutes ces|tant de|tant d'|tellement de|autant de|que des",
  praise: 'pas mal|pas mauvais|pas mauvaise|pas de souci|pas de problème|pas le problème|rien contre|pas contre',
  far: 'trop loin|si loin|loin de|de trajet|de route|de transport|de bus|aller retour',
  reason:
    "ne rapporte rien|rapporte rien|ne rapporte pas|pas rentable|ne paie pas|toute la journée|à mon âge|déjà fait|je fais déjà|il faut acheter|faut acheter|d'abord acheter|pas les moyens",
};
