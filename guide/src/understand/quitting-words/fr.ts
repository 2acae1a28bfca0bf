import type { QuittingWords } from './kinds.ts';

/** How French speakers say that they want out of something. */
export const fr: QuittingWords = {
  wish: "je veux|je voudrais|j'aimerais|je souhaite|je compte|j'ai envie de|envie de|j'ai envie d'|envie d'|besoin de|besoin d'|il est temps de|il est temps d'|temps de|temps d'|je cherche à|j'essaie de|j'essaie d'|je pense|je vais",
  quit: 'arrêter de faire|arrêter de|quitter|sortir de|sortir du|laisser tomber|abandonner|raccrocher|en finir avec|cesser de|me sortir de|tourner la page de',
  halt: 'arrêter|cesser|stopper',
};
