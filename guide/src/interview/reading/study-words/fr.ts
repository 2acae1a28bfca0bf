import type { StudyWords } from './kinds.ts';

/** Ce qu'on dit en français de ses études. */
export const fr: StudyWords = {
  lead: "jusqu en|en|g|j'ai|jai|j'ai le|j'ai un|j'ai une|j'ai mon|fait|un|une|le|la|mon|ma|mes|des|les|et|aussi|avec|juste|que|seulement|études|diplômes|scolarité|un vieux|côté études",
  did: "g eu|g fait|g passé|g obtenu|jai eu|jai passé|jai obtenu|g mon|jsuis allé jusqu en|je suis allé jusqu en|je suis allée jusqu en|arrêté en|arrêté l école en|lâché l école en|quitté l école en|j'ai fait|jai fait|j'ai passé|j'ai eu|passé|obtenu|j'ai obtenu|diplômé d'|diplômée d'|titulaire d'|titulaire du|titulaire d'un|niveau|j'ai suivi|étudié",
  head: "bep|bac pro|baccalauréat|bts|deug|cfc|deust|certificat d'études|brevet des collèges|bafa|bpjeps|doctorat|diplôme|diplôme de|diplôme d'|titre pro|titre professionnel|secondaire 1|secondaire 2|secondaire 3|secondaire 4|secondaire 5|apprentissage de|apprentissage en|dep en|dec en|beps|bac général|bac technologique|bac littéraire|bac scientifique|mon bac|certificat d'aptitude",
  bare: "cap|bac|certif|certificat de|certificat d'|brevet|licence|maîtrise|master|formation de|formation d'|formation en|formation|études de|études d'|tronc commun|dut|cess",
  ordinal:
    'première|deuxième|troisième|quatrième|cinquième|sixième|septième|huitième|neuvième|dixième|onzième|douzième',
  year: "année d'école|année de primaire|année du primaire|année du secondaire|année de secondaire|secondaire",
  none: "pêche|taxi|iv|moto|foot|conduire|donne|anime|veux|voudrais|financer|payer|aucun|aucune|pilote|mon fils|ma fille|urbaine|bateau|bac de|bac d'|cap sur|cap au|chimio|chimiothérapie",
  doubt:
    "bac à|handicap|invalidité|maladie|médical|médicale|arrêt|rééducation|santé|soins|insuffisance|naissance|décès|mariage|résidence|un jour|l'an prochain|l'année prochaine|enfin|bientôt|rêve|rêve d'|j'aimerais|envie|souhaite|espère|projet|faire|passer|reprendre|finir",
  stop: 'mais|parce|car|puis|donc|alors|après|qui|je|j|depuis',
};
