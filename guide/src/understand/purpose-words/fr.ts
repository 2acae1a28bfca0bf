import type { PurposeWords } from './kinds.ts';

/** How French speakers say what a goal is for. */
export const fr: PurposeWords = {
  earning: 'gagner|revenu|argent|vendre|entreprise|client|cliente',
  unpaid:
    'pas pour l’argent|pas pour de l’argent|pas pour gagner|sans gagner|sans être payé|sans être payée|sans faire payer|gratuit|gratuite|gratuitement|bénévole|bénévolement|bénévolat|sans contrepartie',
  learning: 'apprendre|jouer|parler|améliorer|progresser|étudier|pratiquer|me remettre',
  giving:
    'enseigner|transmettre|partager|montrer|apprendre aux|apprendre à des|apprendre à mes|apprendre à d’autres|former|initier|accompagner|expliquer|donner des cours|animer|faire découvrir|faire connaître',
};
