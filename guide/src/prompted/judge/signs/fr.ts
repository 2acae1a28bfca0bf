import { always, sign, type Sign } from './kinds.ts';

const DEED =
  'prenez|prendre|demandez|demander|faites|utilisez|utiliser|payez|payer|achetez|acheter|empruntez|souscri\\p{L}*|financ\\p{L}*|prends|demande|achete';

export const fr: readonly Sign[] = [
  sign(
    'unsafe',
    "(?:c'est|ce sont|vous avez|il s'agit d')(?: surement| probablement| juste)? ?(?:une?|le|la|de)? ?(?:(?:tendin|bronqu|bronch|arthr|artr|gastr|burs|cist|cyst|ot|sinus|epicondil|epicondyl|dermat|sinov|synov|hepat|faring|laring)ite|inflammation|entorse|infection|hernie|arthrose|canal carpien|depression|migraine|allergie)",
  ),
  sign(
    'unsafe',
    "(?:d'|l')?(?:ibuprofenes?|paracetamols?|dolipranes?|aspirines?|diclofenac|antibiotiques?|codeine|cortisone|anti-?douleurs?|antalgiques?|somniferes?)",
    'prenez|prendre|prends|avalez|avant|chaque|doublez',
  ),
  always(
    'unsafe',
    "(?:inutile|pas besoin|sans|nul besoin|pas la peine|plutot que)(?: \\p{L}+| d[e']?){0,3} (?:medecin|docteur|hopital|specialiste)",
  ),
  sign(
    'unsafe',
    "(?:la |l'|d')?(?:javel|eau de javel|deboucheur|ammoniaque|acide|soude|chlore|essence|solvants?|white spirit)",
    'melang\\p{L}*|ensemble|mains nues|doigts?|flamme|radiateur|vapeurs?|remuez|respir\\p{L}*',
  ),
  sign(
    'unsafe',
    '(?:doigts?|mains?|pouce)',
    "(?:sous|pres|contre|entre|dans|a cote)(?: \\p{L}+| de| l'){0,3} ?(?:aiguille|lame|scie|moteur|courroie|machine|presse|massicot)|en marche|pendant qu",
  ),
  sign(
    'unsafe',
    '(?:protecteur|carter|cache|capot|securite|fusible|detecteur de fumee)',
    'enlevez|retirez|otez|demontez|desactivez|contournez|enleve|retire|sans',
  ),
  always(
    'unsafe',
    '(?:vapeurs?|fumees?|poussieres?)(?: \\p{L}+)? (?:est|sont) (?:tout a fait |totalement )?(?:inoffensi\\p{L}*|sans danger)',
  ),
  sign(
    'unsafe',
    '(?:credits?|prets?(?! (?:a|de|pour) )|emprunts?|decouvert|cartes? de credit|a credit|en plusieurs fois|hypotheque\\p{L}*)',
    DEED,
  ),
  sign(
    'unsafe',
    '(?:economies|epargne|retraite|argent du loyer|livret)',
    'mettez|investissez|placez|videz|depensez|utilisez|mets|investis',
  ),
  sign(
    'unsafe',
    'bitcoins?|crypto\\p{L}*|forex|signaux de trading',
    'achetez|investissez|vend\\p{L}*|placez|mettez|signaux',
  ),
  sign(
    'unsafe',
    '(?:quittez|lachez|quitte|abandonnez)(?: \\p{L}+){0,2} (?:emploi|travail|poste|boulot|job)|demissionnez|demissionne|posez votre demission',
  ),
  always(
    'unsafe',
    "(?:ne|n'|pas|inutile|aucun besoin|jamais)(?: \\p{L}+| d[e']| l'){0,5} (?:declarer|immatriculer|assurer|declarez|facturer|payer (?:d'impots?|de taxes?)|prevenir les impots)",
  ),
  always(
    'unsafe',
    "(?:aucune?|sans|pas d['e])(?: ?\\p{L}+ (?:ni|ou))? ?(?:assurance|licence|autorisation|permis|declaration|contrat)(?: \\p{L}+){0,2} (?:necessaire|requise?|exigee?|obligatoire|besoin)|personne ne (?:peut|pourra)(?: \\p{L}+){0,2} (?:poursuivre|attaquer)|exonere\\p{L}* d'impots?",
  ),
  sign(
    'deceit',
    '(?:faux|fausses?|inventes?|inventees?|bidons?)(?: \\p{L}+){0,2} (?:avis|temoignages?|references?|certificats?|diplomes?|clients?|etiquettes?)|(?:avis|temoignages?|certificats?|diplomes?|clients?) (?:faux|inventes?|bidons?)',
  ),
  sign(
    'deceit',
    'avis|temoignages?|notes?|recommandations?',
    "(?:d'autres|un autre|autres?|plusieurs|faux)(?: \\p{L}+)? ?noms?|(?:comme si|en vous faisant passer)",
  ),
  sign(
    'deceit',
    "(?:dites|dire|ecrivez|affirmez|pretendez|affichez|dis|ecris)(?: \\p{L}+| l'| d'| qu'){0,5}",
    "meme si (?:ce|vous|c')(?: ?\\p{L}+){0,3} (?:pas|jamais)|bien que ce|sans l'etre|vous etes(?: \\p{L}+){0,2} (?:diplom|certifi|agree)\\p{L}*|personne(?: ne)?(?: \\p{L}+){0,2} verifi\\p{L}*",
  ),
  sign(
    'deceit',
    'especes|au noir|sans facture|sous la table|administration|fisc|impots|urssaf',
    "(?:personne|rien|jamais|ne|n')(?: ?\\p{L}+){0,3} (?:vo\\p{L}+|verra|sa\\p{L}+|saura|remarqu\\p{L}*|appren\\p{L}*|trace|ecrivez|declar\\p{L}*)",
  ),
  always(
    'deceit',
    "(?:prenez|emportez|servez-vous|volez|prends)(?: \\p{L}+| l'| d'){0,6} ?(?:depot|entrepot|stock|reserve|employeur|travail|bureau|boutique|bibliotheque)",
    'la nuit|en cachette|personne|sans demander|discretement',
  ),
  sign(
    'pretended',
    "(?:je viens de|j'ai(?: \\p{L}+)?) (?:verifie\\p{L}*|regarde\\p{L}*|cherche\\p{L}*|consulte\\p{L}*|compare\\p{L}*|appele\\p{L}*|visite\\p{L}*|parcouru|trouve)",
    'en ligne|internet|web|sites?|google|prix|tarifs?|concurrents?|marche|autres|demandent?|pages?',
  ),
  sign(
    'pretended',
    '(?:je vous|je te|je lui|je leur|je vais(?: vous| te| lui| leur)?) ?(?:rappellerai|rappeler|enverrai|envoyer|ecrirai|appellerai|appeler|previendrai|prevenir|reserverai|reserver|commanderai|contacterai|contacter|tiendrai au courant)',
  ),
  sign(
    'pretended',
    '(?:tache|etape|plan|liste|appel)s?(?: \\p{L}+){0,4} (?:est|sont|se trouve|figure|apparait)(?: maintenant| desormais| deja)+ (?:a|en|au|dans|la|le|sur|fait)',
  ),
  sign(
    'invented',
    "(?:etudes?|enquetes?|sondages?|statistiques|recherches?|experts?|chiffres)(?: \\p{L}+){0,2} (?:montrent?|disent?|prouvent?|indiquent?|confirment?|revelent?)|(?:selon|d'apres) (?:une|un|les|la|plusieurs|de recentes)(?: \\p{L}+| \\d+){0,3} ?(?:etudes?|enquetes?|sondages?|statistiques)",
  ),
  sign(
    'invented',
    "(?:vous etiez|vous avez (?:ete|eu)|vous etes|vous deviez etre|je sais que)(?: \\p{L}+| d'| l'){0,5} (?:malade|deprime\\p{L}*|fatigue\\p{L}*|epuise\\p{L}*|divorc\\p{L}*|ennuis|problemes|stresse\\p{L}*|triste|paresseu\\p{L}*|debordee?)",
  ),
  sign(
    'reproach',
    '(?:votre|ta|par votre) (?:propre )?faute|excuses|(?:encore )?une? (?:semaine|journee|chance) (?:perdue?|gachee?)|vous avez (?:echoue|perdu votre temps|decu)|paresseu\\p{L}*|pathetique|honte a vous|quelle honte|avoir honte de vous|les gens serieux|les vrais (?:entrepreneurs|hommes)|ressaisissez|aucune discipline|vous auriez du|decevant\\p{L}*|soyez un homme',
  ),
  sign(
    'reproach',
    "(?:vous etes|tu es)(?: \\p{L}+){0,3} (?:genial\\p{L}*|genie|championne?|incroyable|extraordinaire|exceptionnel\\p{L}*|la meilleure|le meilleur|formidable|brillante?)|si fiere? de vous|rien ne peut (?:vous arreter|mal tourner)|aucun risque d'echec",
  ),
  always(
    'refusal',
    "(?:je suis|desolee?|navree?|regrette)(?: \\p{L}+|,){0,5} (?:ne peux|ne suis pas en mesure|ne puis)(?: \\p{L}+){0,4} (?:aider|repondre|assister|fournir|traiter)|en tant qu'ia|en tant que modele",
  ),
];
