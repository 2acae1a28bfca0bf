import type { WhoseWords } from './kinds.ts';

/** By what French speakers say of whom a clause is. */
export const fr: WhoseWords = {
  kin: 'femme|mari|épouse|époux|conjoint|conjointe|compagnon|compagne|copain|copine|mec|mère|père|maman|papa|sœur|soeur|frère|frangin|frangine|fils|fille|filles|tante|oncle|tonton|tata|cousin|cousine|mamie|papi|papy|grand mère|grand père|nièce|neveu|beau frère|belle sœur|belle soeur|belle mère|beau père|gendre|belle fille|ami|amie|pote|voisin|voisine|collègue|patron|patronne|mon ex|coloc',
  before:
    'ma|mon|mes|notre|nos|et|mais|donc|alors|car|parce|que|vu|puisque|comme|quand|pendant|puis|aussi|la|le|les|l|petite|petit|grande|grand|aînée|aîné|plus|meilleur|meilleure|deux|trois',
  third: 'il|elle|ils|elles|lui',
  self: "je|j|moi|on|nous|j'ai|j'suis|chuis|jsuis",
  object: 'me|m|mon|ma|mes',
  beside: 'chez|avec|pour|de|à|par|comme|sans|que|entre|d',
};
