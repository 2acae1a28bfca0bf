import type { QuittingWords } from './kinds.ts';

/** How French speakers say that they want out of something. */
export const fr: QuittingWords = {
  wish: "je veux|je voudrais|j'aimerais|je souhaite|je compte|j'ai envie de|envie de|j'ai envie d'|envie d'|besoin de|besoin d'|il est temps de|il est temps d'|temps de|temps d'|je cherche à|j'essaie de|j'essaie d'|je pense|je vais",
  quit: 'arrêter de faire|arrêter de|quitter|laisser tomber|abandonner|raccrocher|en finir avec|cesser de|me sortir de|tourner la page de',
  halt: 'arrêter|cesser|stopper|sortir de|sortir du',
  left: "j'ai arrêté|j'ai arrêté de|j'ai arrêté de faire|j'ai arrêté les|j'ai laissé tomber|j'ai abandonné|j'ai lâché|j'ai raccroché",
  doing: 'fais|fait|faire|prends',
  closing: "plus|jamais|du|tout|merci|svp|stp|maintenant|encore|ça|désormais|aujourd'hui|en|y|je|moi|non|c'est",
  nobody: 'personne|nul|aucun autre',
  place:
    "salon|boutique|magasin|boulangerie|pâtisserie|boucherie|brasserie|hôpital|clinique|bureau|entreprise|société|boîte|emploi|travail|poste|patron|usine|entrepôt|restaurant|resto|bar|hôtel|école|garage|centre d'appels|agence|chantier|chantiers|endroit",
  alone:
    'la mienne|le mien|les miens|mienne|mien|à mon compte|mon propre|ma propre|seul|seule|à domicile|de chez moi|chez moi|indépendant|indépendante',
};
