import type { BoastWords } from './kinds.ts';

/** How Spanish speakers boast. */
export const es: BoastWords = {
  noSkill: 'nadie|dia|noche|semana',
  denied: 'no|nunca|tampoco',
  plain: [
    String.raw`no (?:hay|existe) {thing} que (?:se me (?:resista|escape)|no (?:sepa|pueda|consiga|logre|arregle)|me (?:gane|pare|venza))(?: \p{L}+)?$`,
    String.raw`(?:nadie|no hay quien) me (?:gana|gane|supera|supere|iguala|iguale) (?:a |en |con )?(?:la |el )?{deed}`,
    String.raw`nadie {thing} (?:como yo|mejor que yo|tan bien como yo)$`,
    String.raw`(?:nunca|jamas) (?:fallo|me falla) (?:con |en )?{deed}`,
  ],
  tall: {
    may: 'podria |puedo |capaz de ',
    say: 'le |te |les |yo ',
    sayNothing: true,
    teach: 'ensenar|enseno|ensenaria|ensenaba|convencer|convenzo',
    deaf: 'a una? (?:piedra|poste|pared|farola|muerto)|un muerto',
    sell: 'vender|vendo|venderia|vendia',
    sold: 'hielo|nieve|neveras?|heladeras?|refrigeradores?|congeladores?|arena',
    nowhere: 'esquimal(?:es)?|polo norte',
    make: 'hacer|hago|haria',
    moved: 'reir|llorar|bailar|cantar|sonreir',
    still: 'piedra|poste|estatua|pared',
  },
};
