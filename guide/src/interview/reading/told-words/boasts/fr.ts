import type { BoastWords } from './kinds.ts';

/** How French speakers boast. */
export const fr: BoastWords = {
  noSkill: 'jour|nuit|semaine',
  denied: 'ne|non|jamais|pas',
  plain: [
    String.raw`(?:aucune?|pas une?|(?:il )?(?:n'|n )?y a (?:pas (?:de |d'|une? )|aucune? )) ?{thing} (?:ne |qui |n')?(?:me resiste|m'arrete|me fait peur)$`,
    String.raw`(?:personne|nul) (?:ne )?(?:me bat|m'egale|me depasse) (?:a|au|aux|en|pour|sur|a la) {deed}`,
    String.raw`personne (?:ne )?(?:fait|reussit|cuisine) mieux {thing} que moi$`,
    String.raw`personne (?:ne |n')?{thing} (?:comme moi|mieux que moi|aussi bien que moi)$`,
    String.raw`rien (?:ne )?(?:me fait peur|me resiste|m'arrete) (?:en|pour|a la|au|dans) {deed}`,
  ],
  tall: {
    may: "pourrais |peux |saurais |capable d'|capable de |arriverais a ",
    say: "je |j'",
    sayNothing: false,
    teach: 'apprendre|apprendrais|convaincre|convaincrais',
    deaf: 'a une? (?:pierre|poteau|mur|reverbere|mort)|un mort',
    sell: 'vendre|vendrais|vends',
    sold: 'glace|glacons?|neige|frigos?|congelateurs?|sable',
    nowhere: 'esquimaux?|pole nord',
    make: 'faire|ferais',
    moved: 'rire|pleurer|danser|chanter|sourire',
    still: 'pierre|poteau|statue|mur',
  },
};
