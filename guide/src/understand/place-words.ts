import type { Language } from '@foothold/contract';

/** Words of places that people keep out of, and of where they are, all five languages together. */

/** “Keep me out of bars”, without a “no”. */
export const awayLexicon =
  'me out of|stay out of|keep out of|staying out of|away from|clear of|keep off|stay off|avoid|hors de|loin de|loin des|eviter|evite|fuera de|lejos de|evitar|evito|longe de|longe dos|longe das|fora de|הרחק|רחוק|מחוץ|להתרחק';

/** What stands before a place, folded. */
export const placeBefore =
  'at in to near outside by behind inside into chez dans au aux a en em na no nas nos ao aos as por pela pelo al';

/** How a plural ends where it has more than an “s”, and how its singular does. */
export const pluralEndings: Record<Language, readonly (readonly [plural: string, one: string])[]> = {
  en: [
    ['ies', 'y'],
    ['es', ''],
  ],
  he: [
    ['ים', ''],
    ['ות', ''],
    ['ות', 'ה'],
  ],
  fr: [
    ['aux', 'al'],
    ['eaux', 'eau'],
  ],
  es: [
    ['es', ''],
    ['ces', 'z'],
  ],
  pt: [
    ['oes', 'ao'],
    ['ais', 'al'],
    ['eis', 'el'],
    ['ns', 'm'],
    ['es', ''],
  ],
};
