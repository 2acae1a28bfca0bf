import type { PurposeWords } from './kinds.ts';

/** How French speakers say what a goal is for. */
export const fr: PurposeWords = {
  earning:
    'gagner|revenu|argent|vendre|entreprise|client|cliente|payer|salaire|bénéfice|vivre de|joindre les deux bouts|dette|loyer|facture|finir le mois|finir les mois|terminer le mois|boucler le mois|boucler les fins de mois|fins de mois|arrondir la fin du mois|sortir du découvert|sans découvert|découvert',
  forMoney:
    'pour l’argent|pour de l’argent|pour le fric|pour les sous|pour gagner|pour me faire payer|pour être payé|pour être payée|une question d’argent|une histoire d’argent|question d’argent',
  gain: 'pour le profit|dans un but lucratif|pour devenir riche|pour m’enrichir|pour faire fortune',
  charging:
    'vendre|client|cliente|me faire payer|être payé|être payée|qu’on me paie|faire payer|demander un prix|couvrir les frais|couvrir mes frais|rentrer dans mes frais|que ça paie',
  denied:
    'l’argent c’est pas le but|l’argent n’est pas le but|l’argent c’est pas l’important|l’argent n’est pas l’important|peu importe l’argent|l’argent ne compte pas|l’argent compte pas|je me fiche de l’argent|pas besoin d’argent|les sous c’est pas le but',
  unpaid:
    'sans gagner|sans être payé|sans être payée|sans faire payer|gratuit|gratuite|gratuitement|bénévole|bénévolement|bénévolat|sans contrepartie|rien en échange|rien en retour',
  learning: 'apprendre|améliorer|progresser|étudier|pratiquer|me remettre',
  using: 'jouer|parler',
  giving:
    'enseigner|transmettre|partager|montrer|apprendre aux|apprendre à des|apprendre à mes|apprendre à d’autres|former|initier|accompagner|expliquer|donner des cours|animer|faire découvrir|faire connaître',
  saving: 'épargner|épargne|économiser|mettre de côté|de côté',
  gathering: 'réunir|rassembler|amasser',
  self: 'pour moi|pour moi-même|pour le plaisir|pour ma santé|me prouver',
  aid: 'm’aider',
  dream: 'un rêve|mon rêve',
  others:
    'les autres|d’autres|pour les autres|pour mes parents|pour ma mère|pour mon père|pour les voisins|pour mes voisins|pour le quartier|pour le village|pour les enfants|pour les gens|pour ceux qui',
  helping: 'aider|soutenir|rendre service',
  caring: 's’occuper|m’occuper|prendre soin|soigner',
  visiting: 'rendre visite|visiter|aller voir|passer du temps avec|faire la lecture|voyager|retourner|revoir|voir',
  someone:
    'voisin|voisine|personnes âgées|personnes seules|personnes isolées|gens seuls|anciens|vieux|malade|enfant|gamin|gamine|gosse|môme|minot|ado|des jeunes|les jeunes|orphelin|réfugié|sans-abri|prisonnier|détenu|veuve|veuf|nouveaux arrivants|ehpad|maison de retraite|hôpital|refuge|petits|clinique|des familles|aux familles',
  community: 'quartier|village|école|commune',
  finishing: 'finir|terminer|achever|boucler|aller au bout',
  reaching:
    'me réconcilier|nous réconcilier|me rabibocher|faire la paix|renouer|me rapprocher|passer plus de temps|pardonner|me sentir|dormir|surmonter|vaincre|perdre du poids|maigrir|me remettre en forme|garder la forme|retrouver la forme|comprendre|me reposer|profiter|marcher sans|remarcher|marcher jusqu’à',
  ending:
    'en paix|mort|morte|défunt|défunte|décédé|décédée|ciel|paradis|pour toujours|à jamais|éternel|éternellement|rien|jamais',
  degree:
    'seulement|que|uniquement|juste|simplement|exclusivement|surtout|principalement|tant|tellement|forcément|nécessairement|exactement|spécialement|avant tout|particulièrement',
  being: 'c’est|ce|est|le|fais|ferais|je|du tout|ça|sera|faire',
  means:
    'nourrir ma famille|nourrir mes enfants|faire vivre|mettre du pain|payer les études|aux études|ma retraite|la retraite|ma pension|dépenses|charges|frais|à mon compte|travailler pour moi|travailler pour moi-même|mon propre patron|ma propre patronne|être mon patron|indépendant|indépendante|m’en sortir|reprendre le travail|envoyer au pays|envoyer au bled|envoyer à ma famille|envoyer quelque chose|au bled',
  serving:
    'faire du bien|être utile|me rendre utile|me sentir utile|servir à quelque chose|tenir compagnie|faire du bénévolat|donner de mon temps|donner un peu de mon temps',
  kin: 'mes enfants|mon enfant|mes petits|mes vieux|grands-parents|belle-mère|beau-père|les miens|mes proches|ma compagne|mon compagnon|mère|maman|père|papa|parents|sœur|frère|fils|fille|petit-fils|petite-fille|petits-enfants|grand-mère|mamie|grand-père|papi|tante|oncle|cousin|cousine|nièce|neveu|mari|femme|ami|amie|copain|copine|famille|ancêtres',
  begun:
    'seconde|première|terminale|troisième|école|lycée|collège|études|diplôme|licence|master|cap|bac|brevet|formation|mémoire|thèse|certificat|roman|livre|album|carnet|recueil|pull|courtepointe|bateau|maquette|tableau|jardin|marathon|course',
  without: 'sans',
  rid: 'pilule|cachet|comprimé|somnifère|médicament|drogue|peur|crainte|craindre|douleur|mal|canne|béquille|déambulateur|fauteuil roulant|alcool|vin|bière|boire|cigarette|clope|fumer|tabac|sucre|angoisse|anxiété|panique|trembler|stress|souci|cauchemar|honte|pleurer|m’arrêter|arrêt|pause|oxygène|dette|emprunter|aide|tomber|bégayer|rougir|lumière|culpabilité',
  shunned: 'personne|gens|monde|client|cliente|public|parler|voyager|quitter|sortir|partir|déplacer|vendre',
  beside:
    'au pays|du pays|le pays|les pays|mon pays|un pays|des pays|autre pays|je|je veux|je voudrais|j’aimerais|pour|et|ou|un peu|de|d|des|un|une|quelque chose|faire|plus|surtout|aussi|le|la|les|c’est|ce|être|bien|peut-être|du|l|mon|ma|mes',
  all: 'des trois|les trois|tout|tous|tous les trois|toutes|tout ça|tout cela|les 3|des 3|un peu de chaque',
  pointing:
    'un|une|deux|trois|premier|première|second|seconde|deuxième|troisième|dernier|dernière|aucun|aucune|n’importe|n’importe lequel|n’importe quoi|peu importe|option|numéro|celle|celui|ceux|celles|1|2|3|je ne sais pas|je sais pas|aucune idée|l’un|l’autre|comme vous voulez|les deux',
  people: 'gens|personnes|quelqu’un|ceux|celles|jeunes',
  near: 'près de chez moi|autour de moi|d’ici|du coin|près de moi|en ont besoin|qui en ont besoin|près de la maison',
};
