import type { ComplaintWords } from './kinds.ts';

/** How Spanish speakers say that there is too much of something, and that something is well enough. */
export const es: ComplaintWords = {
  excess: 'tanto|tanta|tantos|tantas|demasiado|demasiada|demasiados|demasiadas|puro|pura|puras|mucha|muchas|muchos',
  praise:
    'no está mal|no están mal|no estan mal|no me molesta|no me molestan|no es problema|no hay problema|nada en contra|sin problema|no es el problema',
};
