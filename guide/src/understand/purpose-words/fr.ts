import type { PurposeWords } from './kinds.ts';

/** How French speakers say what a goal is for. */
export const fr: PurposeWords = {
  earning: 'gagner|revenu|argent|vendre|entreprise|client|cliente',
  unpaid:
    'pas pour l’argent|pas pour de l’argent|pas pour gagner|sans gagner|sans être payé|sans être payée|sans faire payer|gratuit|gratuite|gratuitement|bénévole|bénévolement|bénévolat|sans contrepartie',
  learning: 'apprendre|jouer|parler|améliorer|progresser|étudier|pratiquer|me remettre',
  giving:
    'enseigner|transmettre|partager|montrer|apprendre aux|apprendre à des|apprendre à mes|apprendre à d’autres|former|initier|accompagner|expliquer|donner des cours|animer|faire découvrir|faire connaître',
  saving: 'épargner|épargne|économiser|mettre de côté|de côté',
  self: 'pour moi|pour moi-même|pour le plaisir|pour ma santé|un rêve|mon rêve|me prouver',
  others:
    'pour les autres|pour mes parents|pour ma mère|pour mon père|pour les voisins|pour mes voisins|pour le quartier|pour le village|pour les enfants|aider|pour les gens|pour ceux qui',
};
