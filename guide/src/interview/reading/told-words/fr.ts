import type { ToldWords } from './kinds.ts';

/** How French speakers tell of money, hours and where they live. */
export const fr: ToldWords = {
  money: {
    give: "mettre|je mets|j'mets|mettrais|investir|j'investis|investirais|apporter|consacrer|risquer|peux depenser|pourrais depenser|peut depenser|me permettre|budget|budget de|mon budget|mon budget est|mon budget c'est|debourser|peux donner|pourrais donner|peux sortir|avancer|engager|placer|commencer avec|demarrer avec|jouer avec|lacher|claquer|mise de depart|apport|apport de|capital|capital de|cagnotte|sortir de ma poche|depasser|aller au dela de|au dela de|plafond|enveloppe|enveloppe de|depenser plus de|mettre plus de|pas plus de|depenser|coute moins de|coute pas plus de|coute pas plus que|coutent moins de|coute moins que|vaut mieux|coute au plus|coute maximum",
    have: "il me reste|reste|j'ai|jai|j'ai environ|me reste",
    saved:
      'economise|economises|economisee|economisees|economies|de cote|mis de cote|epargne|epargnes|en banque|a la banque|sur mon livret|sur le livret',
    start:
      "pour commencer|pour demarrer|pour debuter|pour me lancer|pour lancer|au depart|au debut|de depart|pour le depart|d'entree|a investir|a mettre|a placer|a depenser",
    most: "max|maximum|au maximum|au plus|grand max|c'est mon max|pas plus|a tout casser|je peux|jpeux|j'peux|je pourrais",
    want: "gagner|j'espere|arriver|me faire|faire|toucher|je veux|j'veux|jveux|je voudrais|je souhaite|j'aimerais|jaimerais|il me faut|il me faudrait|me faudrait|besoin de|j'ai besoin de|objectif|but|rever|gratter|economiser|epargner|mettre de cote|rentrer|encaisser|de plus|en plus|viser|je vise|arrondir|obtenir|completer|cible|objectif c'est|mon objectif|mon but|si j'avais|si je touchais|si je sortais|si ca faisait|si ca rapportait|si ca me rapportait|si je gagnais|s'il rentrait|contente avec|content avec|contente de|content de|me contenterais de|tirer|degager|un revenu de|revenu de|vivre avec|il me manque|me manque|me manquent|il manque",
    reach:
      "me permettrait|me permettraient|ca me ferait|me paierait|me paieraient|je suis content|je suis contente|je serais content|je serais contente|ce serait parfait|ca serait parfait|ce serait deja bien|ca serait deja bien|ca ira|ca me va|je m'en sors|je m'en sortirais|dieu merci|ce serait super|ca serait top|ce serait l'ideal|c'est parfait|je serais tranquille|je suis tranquille|ca m'irait|ca me suffirait|ca suffirait|me suffirait|me suffiraient|suffiraient|me conviendrait|m'arrangerait|m'arrangeraient|m'aiderait|m'aideraient|aiderait|ca aiderait|ca ferait du bien|feraient du bien|ferait du bien|ce serait bien|ca serait bien|serait le reve|serait beau|me sauverait|me sauveraient|c'est l'objectif|c'est mon objectif|c'est le but|c'est mon but|et je suis content|et je suis contente|paierait|paieraient|couvrirait|couvriraient|changerait|changeraient|de rentrees|qui rentrent|qui rentre|de plus",
    once: 'une fois|une seule fois|une bonne fois|en une fois|une fois pour toutes|ponctuel|ponctuellement|un coup',
    figure:
      "je suis paye|je suis payee|paye|payee|on me paie|me paie|salaire|retraite|pension|loyer|credit|dette|dettes|dois|prix|vends|je vends|je le vends|je la vends|je les vends|facture|piece|la piece|l'heure|de l'heure|par tete|chomage|rsa|aah|allocation|allocations|caf|bourse|achete|vendu|depense|depensais|gagnais|je gagne|touchais|je touche|emprunt|pret|de pret|credits|net|abonnement|cotisation|pour 5|smic|amende|taxe|taxes|impots|mutuelle|pension alimentaire|scolarite|minervals|frais",
    worth:
      "vaut|valent|valait|coute|coutent|coutait|a coute|m'a coute|ont coute|revient a|est revenu a|m'est revenu a|m'est revenue a|estime a|estimee a|evalue a|evaluee a|expertise a|cote a|se vend|se vendent|s'achete|part a|partent a",
    cash: 'argent|rond|sou|sous|centime|fric|thune|thunes|budget|economies|epargne|capital|balle|kopeck|rien a mettre|rien a investir',
    lack: "pas d'|pas de|pas un|aucun|aucune|sans|zero|plus un|plus d'|j'ai pas d'|j'ai pas un|je n'ai pas d'|je n'ai pas de|ni|peux pas mettre d'|peux pas mettre|veux pas mettre d'|ne peux pas investir|veux pas investir|rien comme|rien en|j'ai rien comme|jai rien comme|j'ai rien en|jai rien en|jai pas d'|jai pas un",
    lacking:
      "j'en ai pas|je n'en ai pas|y en a pas|j'ai pas|j'ai rien|jai rien|j'ai zéro|jai zéro|je n'ai rien|jen ai pas",
    broke:
      'fauche|fauchee|a sec|rien a mettre|rien a investir|ne veux rien investir|veux rien investir|peux rien mettre|ne peux rien mettre|rien mettre|rien investir|zero budget|zero euro|rien du tout a mettre|suis sans argent|suis sans le sou|suis sans un sou|que dalle|rien du tout|zero|nada|pas un rond|pas un radis|il reste rien|il ne reste rien|reste plus rien|il me reste rien|reste rien|peux rien sortir|rien a sortir|rien de rien|pas un kopeck|ca doit rien couter|pas de côté du tout|rien de côté|j en ai pas de côté|j en ai pas|n en ai pas|rien à côté',
    unpaid: 'sans argent|sans un sou|sans le sou|pas un sou|pas un centime',
    noCash: "pour de l'argent|pour l'argent|pour du fric|pas beaucoup|pas grand chose|pas lourd",
    others: 'il|elle|ils|elles|son|sa|ses',
  },
  time: {
    free: "libre|libres|j'ai|jai|j'aurais|je peux|jpeux|j'peux|je pourrais|dispo|disponible|disponibles|consacrer|donner|me reste|il me reste|ma pause|mon temps|temps libre|de libre|par ci|pendant que|pendant la sieste|la sieste|quand les enfants|apres le travail|apres le boulot|apres l'ecole|le soir|mes soirees|pour ca|sortir",
    busy: "travaille|je travaille|bosse|je bosse|taf|boulot|horaires|mes horaires|commence|je commence|finis|je finis|termine|ouvre|ouvert|ferme|leve|me leve|reveille|dors|dort|cours|formation|entrainement|repetition|etudie|etudiais|trajet|route|conduis|garde|astreinte|poste|equipe|prie|benevolat|benevole|plein temps|mi temps|heures sup|contrat|dialyse|kine|me prend|etait|faisais|travaillais|a l'usine",
    others: 'il|elle|ils|elles|mon patron|mon mari|ma femme',
    aside: 'parce|parceque|pcq|car|puisque|vu que|avant|avant de|après',
    meanwhile:
      'quand|lorsque|lorsqu|pendant que|pendant qu|tant que|tant qu|une fois que|dès que|dès qu|le temps que|le temps qu',
  },
  when: {
    by: "avant|avant que|d'ici|jusqu'à|jusqu'au|au plus tard|à temps pour",
    mark: "printemps|été|automne|hiver|noël|pâques|ramadan|aïd|nouvel an|l'année prochaine|fin d'année|fin de l'année|fin du mois|bébé|le bébé|naissance|accouchement|terme|mariage|examen|examens|concours|vacances|rentrée|la rentrée|retraite|mon anniversaire|déménagement|on déménage|fin de contrat|fin de droits",
    open: 'libre|libres|dispo|disponible|de libre|congé|en congé|jour de repos|jours de repos|pas de travail|je ne travaille pas|je bosse pas',
    shut: "ceux la c'est mort|ceux là non|ces jours là non|ces jours là c'est mort|ces jours là pas possible|là c'est mort|là je peux pas|là je ne peux pas|ces jours là je peux pas|donc exclus|donc pas ces jours|pas ces jours là|là c'est non|ces jours là sont pris|ceux là sont pris|donc c'est mort|ceux là exclus",
  },
  level: {
    learns:
      "j'apprends|apprends|j'ai commencé|commencé|je débute|je commence|pas très bon|pas très bonne|pas très bien|pas bien|rouillé|rouillée",
  },
  love: {
    lead: "mon bonheur c'est|mon bonheur ce sont|mon bonheur est|ma joie c'est|mes joies ce sont|mes joies sont|ma passion c'est|ma passion est|mes passions sont|mes passions ce sont|mon truc c'est|mon dada c'est|mon plaisir c'est|ce que j'aime c'est|ce que j'aime le plus c'est|ce qui me rend heureux c'est|ce qui me rend heureuse c'est|je suis heureux avec|je suis heureuse avec|ma vie c'est|je vis pour",
    behind:
      "c'est ma vie|c'est ma passion|c'est mon bonheur|c'est ma joie|c'est mon truc|c'est mon dada|me rend heureux|me rend heureuse|me rendent heureux|me rendent heureuse",
    nobody: 'petits enfants|petit fils|petite fille|famille|amis|amies|dieu|travail|calme|argent',
  },
  work: {
    trade: 'de métier|de profession|de mon métier|de mon état',
    won: 'gagne|gagné|remporté|remportée|fini premier|fini première|arrivé premier',
    prize: 'concours|prix|médaille|médailles|coupe|trophée|championnat|tournoi|compétition|premier',
    tried: 'ai essayé|essayé|ai tenté|tenté',
    leave:
      'arrêt maladie|en arrêt|arrêt de travail|mi temps médical|mi temps thérapeutique|temps partiel thérapeutique|congé maladie|longue maladie|congé maternité|congé parental',
    form: 'mi temps|temps partiel|temps plein|plein temps|trois quarts temps|temps réduit|horaires réduits|horaires aménagés|poste aménagé|congé',
    civil: 'veuve|veuf|divorcée|divorcé|devenue veuve|séparée|séparé|sobre|abstinent|abstinente',
    status:
      'retraité|retraitée|préretraite|en retraite|pension d invalidité|en arrêt|en convalescence|en rééducation|rééducation|convalescence|inapte|reconnue travailleuse handicapée',
    health:
      'médical|médicale|thérapeutique|raisons de santé|raison de santé|santé|maladie|longue maladie|invalidité|handicap|opération|accident|blessure|infarctus|avc|cancer|dépression|burn out|dos|genou|ordre du médecin|parental|maternité|paternité|première catégorie|deuxième catégorie|troisième catégorie|raisons médicales|motif médical',
    reason: 'à cause de|pour cause de|en raison de|suite à',
    rise: 'debout à|debout dès|levé à|levée à|lève à|me lève à|réveil à|réveillée à|réveillé à|levé dès|levée dès|couché à|couchée à|rentrée à|rentré à|fini à|finie à|embauche à|débauche à',
    over: 'plus|pas|jamais|guère',
    more: 'plus de|plus que|plus souvent|plus vite|plus tard|plus tôt|plus ou moins|plus encore|plus grand|plus jeune|plus âgé|pas mal|pas mal de|plus particulièrement|plus qu|plus d',
    still:
      "déjà|encore|toujours|maintenant|actuellement|en ce moment|avant|à l'époque|dans le temps|autrefois|jadis|à ce moment là",
  },
  home: {
    lives:
      "j'habite|habite|je vis|vis|vivant|installe|installee|je reside|base|basee|je suis a|je suis sur|maintenant a|aujourd'hui a|desormais a|qui s'appelle|demenage a",
    resident: 'domicilié à|domiciliée à|demeurant à|je demeure à|résidant à',
    left: 'anciennement de|anciennement a|autrefois a|ne a|nee a|venu de|venue de|grandi a|vivais a|vecu a|habitais|parti de|partie de|quitte|avant a|etudie a|travaillais a|arrive de|mes parents sont',
    from: 'originaire de|je viens de|viens de|natif de|native de|de',
    at: "à|a|en|sur|au|aux|près de|dans|vers|d'",
  },
  age: {
    work: "d'experience|de metier|de service|de boite|de boutique|d'anciennete|de carriere|comme|en tant que|dans le metier|a l'usine|de pratique|de mariage|de travail",
    old: 'ans revolus|bien sonnes|bien tasses|balais|berges|printemps|piges|piles',
    own: "que j'ai|j'ai|jai|g|j'ai eu",
  },
  inNames: 'de|du|des|la|le|les|en|sur|sous',
  called: "chui|j'suis|jsuis|moi|c'est|salut|bonjour|ici",
  numbered:
    'rue|bus|ligne|appartement|appart|appt|numero|tram|metro|classe|lot|batiment|bat|etage|avenue|boulevard|route|porte|departement|dpt|dept|code|cp|train|bloc|escalier|quai|zone|secteur|residence|immeuble|chambre|salle|ecole|impasse|chemin|voie|nationale',
  ofSelf:
    'origine|caractere|nature|formation|metier|profession|nationalite|souche|condition|constitution|confession|culture|langue|passage|retour',
};
