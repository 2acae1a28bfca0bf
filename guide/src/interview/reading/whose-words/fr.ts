import type { WhoseWords } from './kinds.ts';

/** By what French speakers say of whom a clause is. */
export const fr: WhoseWords = {
  kin: 'femme|mari|épouse|époux|conjoint|conjointe|compagnon|compagne|copain|copine|mec|mère|père|maman|papa|sœur|soeur|frère|frangin|frangine|fils|fille|filles|tante|oncle|tonton|tata|cousin|cousine|mamie|papi|papy|grand mère|grand père|nièce|neveu|beau frère|belle sœur|belle soeur|belle mère|beau père|gendre|belle fille|ami|amie|pote|voisin|voisine|collègue|patron|patronne|petit fils|petite fille|mon ex|coloc|associé|associée|colocataire|voisins|collègues|copains|copines|le proprio|le propriétaire|le chef|le gérant|le directeur|le responsable|la proprio|la propriétaire|la chef|la cheffe|la gérante|la directrice|la responsable|mon proprio|mon propriétaire|mon chef|mon gérant|mon directeur|mon responsable|ma proprio|ma propriétaire|ma chef|ma cheffe|ma gérante|ma directrice|ma responsable|notre proprio|notre propriétaire|notre chef|notre cheffe|notre gérant|notre gérante|notre directeur|notre directrice|notre responsable',
  before:
    'ma|mon|mes|notre|nos|et|mais|donc|alors|car|parce|que|vu|puisque|comme|quand|pendant|puis|aussi|la|le|les|l|petite|petit|grande|grand|aînée|aîné|plus|meilleur|meilleure|deux|trois',
  gone: 'est parti|est partie|sont partis|est mort|est morte|est décédé|est décédée|a pris sa retraite|est en retraite|a vendu|a fermé|a démissionné|a fait faillite',
  third: 'il|elle|ils|elles|lui',
  self: "je|j|moi|on|nous|j'ai|j'suis|chuis|jsuis",
  object: 'me|m|mon|ma|mes',
  beside: 'chez|avec|pour|de|à|par|comme|sans|que|entre|d',
};
