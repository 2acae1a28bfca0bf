import type { Language } from '@foothold/contract';

/** Words of places that people keep out of, and of where they are, all five languages together. */

/** “Keep me out of bars”, without a “no”. */
export const awayLexicon =
  'me out of|stay out of|keep out of|staying out of|away from|clear of|keep off|stay off|avoid|anything but|banned|barred from|hors de|loin de|loin des|eviter|evite|tout sauf|pu le droit|plus le droit|fuera de|lejos de|lejos del|evitar|evito|todo menos|rechazo|prohibidos|prohibidas|longe de|longe do|longe da|longe dos|longe das|fora de|tudo menos|proibidos|proibidas|הרחק|רחוק|מחוץ|להתרחק|להימנע|הכול חוץ|הכל חוץ';

/** What is said of something ruled out, right behind it. */
export const offLexicon =
  'is banned|are banned|is forbidden|are forbidden|is off limits|are off limits|is ruled out|are ruled out|est exclu|est exclue|sont exclus|sont exclues|est interdit|est interdite|sont interdits|sont interdites|descartado|descartada|descartados|descartadas|queda fuera|quedan fuera|fora de questao|esta fora de questao|אסור|אסורה|אסורים|אסורות|מחוץ לתחום|לא באה בחשבון|לא בא בחשבון';

/** What rules out by itself what stands before it (“varnish? never”), or behind a colon (“forbidden: varnish”). */
export const loneLexicon =
  'never|never again|no way|forbidden|not allowed|ruled out|banned|jamais|plus jamais|termine|terminee|fini|finie|interdit|interdite|interdits|interdites|exclu|exclue|hors de question|nunca|nunca mas|jamas|ni hablar|prohibido|prohibida|prohibidos|prohibidas|descartado|descartada|se acabo|nem pensar|nunca mais|proibido|proibida|proibidos|proibidas|acabou|אף פעם|לעולם לא|בשום אופן|אסור|נגמר|מחוץ לתחום';

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
