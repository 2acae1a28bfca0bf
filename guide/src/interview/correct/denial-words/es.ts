import type { DenialWords } from './kinds.ts';

/** How Spanish speakers take back what was written down of them. */
export const es: DenialWords = {
  opens: 'no|no no|espera|espere|perdón|perdona|ay|uy|en realidad|pero|oye|eh|bueno|disculpa|momento',
  other:
    'yo no|no yo|no soy yo|esa no soy yo|ese no soy yo|no era yo|no es mío|no es mía|no mío|no mía|no hablaba de mí|no hablo de mí|no de mí',
  wrong:
    'eso no es cierto|no es cierto|no es verdad|eso no es verdad|no dije eso|yo no dije eso|nunca dije eso|eso no es lo que dije|no es lo que dije|entendiste mal|entendió mal|me entendiste mal|es un error|está mal|eso está mal|eso no|mal',
  past: 'hace años|hace mucho|hace mucho tiempo|hace tiempo|ya no|en aquel entonces|en esa época|lo dejé|dejé de|ya no lo hago|eso se acabó|eso ya pasó|de joven|de niño|de niña|cuando era joven|cuando era niña|cuando era niño',
  notI: 'no soy|yo no soy|nunca fui|nunca he sido|no era|no hago|yo no hago|no sé|no tengo|no es|eso no es',
  small:
    'eso|esto|esa|ese|fue|era|es|el|la|los|las|lo|un|una|yo|mi|mis|mí|él|ella|que|quien|de|del|al|a|no|ya|solo|sólo|nada|en absoluto|más|dije|quise|decir|hablaba|y|se|me|sino|hace|su|trabaja',
  kin: 'hermana|hermano|madre|padre|mamá|papá|mujer|esposa|esposo|marido|pareja|hijo|hija|tía|tío|prima|primo|amiga|amigo|vecina|vecino|abuela|abuelo|sobrina|sobrino|cuñado|cuñada|suegra|suegro|novio|novia|compañera|compañero|colega|ex',
};
