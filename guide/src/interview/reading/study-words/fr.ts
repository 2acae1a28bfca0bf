import type { StudyWords } from './kinds.ts';

/** Ce qu'on dit en français de ses études. */
export const fr: StudyWords = {
  lead: "j'ai|jai|j'ai le|j'ai un|j'ai une|j'ai fait|jai fait|j'ai passé|j'ai eu|j'ai mon|fait|passé|obtenu|un|une|le|la|mon|ma|mes|des|les|et|aussi|avec|juste|que|seulement|niveau|études|diplômes|scolarité|titulaire d'|titulaire du|un vieux|côté études|diplômé d'|diplômée d'",
  head: "cap|bep|bac|bac pro|baccalauréat|bts|dut|deug|cfc|deust|certif|certificat d'études|certificat de|certificat d'|brevet|brevet des collèges|bafa|bpjeps|licence|maîtrise|master|doctorat|diplôme|diplôme de|diplôme d'|formation de|formation d'|formation en|formation|titre pro|titre professionnel|secondaire 1|secondaire 2|secondaire 3|secondaire 4|secondaire 5|école de|école d'|études de|études d'|apprentissage de|apprentissage en|cess|dep en|dec en|beps|tronc commun",
  none: 'pêche|taxi|iv|moto|foot|conduire|donne|anime|veux|voudrais|financer|payer|aucun|aucune|pilote|mon fils|ma fille|urbaine|bateau',
  stop: 'mais|parce|car|puis|donc|alors|après|qui|je|j|depuis',
};
