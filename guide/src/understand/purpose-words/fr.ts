import type { PurposeWords } from './kinds.ts';

/** How French speakers say what a goal is for. */
export const fr: PurposeWords = {
  earning:
    'gagner|revenu|argent|vendre|entreprise|client|cliente|payer|salaire|bénéfice|vivre de|joindre les deux bouts|dette|loyer|facture',
  forMoney:
    'pour l’argent|pour de l’argent|pour le fric|pour les sous|pour gagner|pour me faire payer|pour être payé|pour être payée|une question d’argent|une histoire d’argent|question d’argent|pour le profit|dans un but lucratif',
  denied:
    'l’argent c’est pas le but|l’argent n’est pas le but|l’argent c’est pas l’important|l’argent n’est pas l’important|peu importe l’argent|l’argent ne compte pas|l’argent compte pas|je me fiche de l’argent|pas besoin d’argent|les sous c’est pas le but',
  unpaid:
    'sans gagner|sans être payé|sans être payée|sans faire payer|gratuit|gratuite|gratuitement|bénévole|bénévolement|bénévolat|sans contrepartie|rien en échange|rien en retour',
  learning: 'apprendre|jouer|parler|améliorer|progresser|étudier|pratiquer|me remettre',
  giving:
    'enseigner|transmettre|partager|montrer|apprendre aux|apprendre à des|apprendre à mes|apprendre à d’autres|former|initier|accompagner|expliquer|donner des cours|animer|faire découvrir|faire connaître',
  saving: 'épargner|épargne|économiser|mettre de côté|de côté',
  self: 'pour moi|pour moi-même|m’aider|pour le plaisir|pour ma santé|me prouver',
  dream: 'un rêve|mon rêve',
  others:
    'pour les autres|pour mes parents|pour ma mère|pour mon père|pour les voisins|pour mes voisins|pour le quartier|pour le village|pour les enfants|aider|pour les gens|pour ceux qui',
  helping: 'aider|soutenir|faire du bien|être utile|rendre service|tenir compagnie|redonner|faire du bénévolat',
  visiting: 'rendre visite|visiter|aller voir|passer du temps avec|faire la lecture',
  someone:
    'voisin|voisine|personnes âgées|personnes seules|personnes isolées|gens seuls|anciens|vieux|malade|enfant|orphelin|réfugié|sans-abri|prisonnier|détenu|veuve|veuf|nouveaux arrivants|ehpad|maison de retraite|hôpital|refuge|petits|clinique|des familles|aux familles',
  community: 'quartier|village|école|commune',
  finishing: 'finir|terminer|achever|boucler|aller au bout',
  reaching:
    'me réconcilier|nous réconcilier|faire la paix|renouer|me rapprocher|passer plus de temps|pardonner|me sentir|dormir|surmonter|vaincre|perdre du poids|maigrir|me remettre en forme|garder la forme|retrouver la forme|comprendre|visiter|voyager|retourner|revoir|me reposer|profiter|courir|nager|déménager|marcher sans|remarcher|marcher jusqu’à',
};
