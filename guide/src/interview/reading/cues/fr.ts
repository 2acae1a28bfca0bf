import type { Cues } from './kinds.ts';

/** French lead-ins, folded. */
export const fr: Cues = {
  work: {
    anywhere:
      "j'ai (?:aussi |d'abord |ensuite |deja )?(?:travaille|bosse|exerce|ete employee?)(?: comme| en tant qu(?:e |')| dans)?|je (?:travaille|travaillais|bosse)(?: actuellement)? (?:comme|en tant qu(?:e |'))|mon (?:dernier |premier |ancien )?(?:metier|travail|emploi|boulot)(?: actuel)? (?:est|etait|c'est)|avant(?: cela| ca),? j'etais",
    atStart: '(?:travaille|bosse)(?: comme)?|ancien(?:ne)?|actuellement|puis(?: comme)?|ex-',
  },
  being: {
    anywhere: "(?:je suis|j'etais|j'ai ete|chui|jsuis|je fus)(?: aussi| actuellement| encore)?(?: une?)?",
    atStart: '(?:suis|etais)(?: une?)?',
  },
  place: {
    anywhere:
      "j'(?:habite|residais|reside)(?: maintenant| actuellement| en fait)?(?: pres de| a cote de| a| en| au| aux| dans| vers| sur)?|je (?:vis|viens|reside|demeure)(?: maintenant| actuellement)?(?: pres de| a| en| au| aux| de| dans| du)?(?! de)|je suis (?:maintenant )?(?:basee?|installee?) (?:a|en|au|pres de)|je suis (?:de|d')(?= ?[a-z])|je suis a (?=[a-z]{3})|ma ville,? (?:est|c'est)",
    atStart: 'habite(?: a| en)?|basee? (?:a|en)|de (?=(?:paris|lyon|marseille|lille|nantes|toulouse|bordeaux))',
  },
  study: {
    anywhere:
      "j'ai (?:aussi )?(?:etudie|fait des etudes|suivi (?:une formation|des cours)|obtenu|passe)(?: de| d'| en| le| la| un| une)*|j'etudie|je suis (?:diplomee?|titulaire)(?: de| d'| en)*|j'ai (?=(?:une? |le |mon )?(?:\\w+ ){0,1}(?:diplome|licence|master|bac|cap|bts|bep|doctorat|certificat|formation))|ma formation (?:est|:)",
    atStart: '(?:etudes|diplome|formation)(?: de| en)?(?= )',
  },
  enjoy: {
    anywhere:
      "j'(?:aime|adore)(?! (?:gagner))(?: bien| beaucoup| aussi)?|mes (?:loisirs|passions|hobbies) (?:sont|c'est)|(?:pendant|dans|a|sur) mon temps libre,?(?: je (?:fais|joue|pratique)(?: du| de la| de l'| des| a la| au)?| j')?|je suis passionnee? (?:de|par)|je me passionne pour|comme loisirs?",
    atStart: '(?:aime|adore)|loisirs?(?= )|passions?(?= )',
  },
  can: {
    anywhere:
      "je (?:sais|connais|maitrise|parle|peux(?! (?:y |mettre|investir|travailler|donner|consacrer|depenser|seulement|pas)))(?: bien| aussi| tres bien)?|je suis (?:tres |plutot |assez )?(?:bonne?|douee?|forte?|a l'aise|competente?|experte?) (?:en|a|pour|avec|dans)|mes (?:competences|points forts|atouts) (?:sont|c'est)|je me debrouille (?:en|bien en|avec)",
    atStart: '(?:sais|douee? (?:en|pour)|bonne? en|forte? en)|competences?(?= )',
  },
  want: {
    anywhere:
      "ce que (?:je (?:veux|voudrais|souhaite|cherche)|j'aimerais)(?: bien)?,? ?(?:c'est|ce serait|serait)(?: de| d')?|je (?:veux|voudrais|souhaite|souhaiterais|cherche a|compte|reve de|desire)|j'(?:aimerais|espere)(?: bien)?|mon (?:but|objectif|reve) (?:est|serait|c'est)(?: de| d')?|j'ai besoin (?:de|d')",
    atStart: '(?:veux|voudrais|aimerais|objectif|but)(?: de)?',
  },
  earn: {
    anywhere: '(?:pour )?(?=(?:gagner|toucher) )',
    atStart: '(?:pour )?(?=(?:gagner|economiser|mettre de cote) )',
  },
  limit: {
    anywhere:
      "je (?:ne |n')?(?:peux|veux|supporte|conduis|porte) pas|je ne (?:veux|peux) (?:plus|que)|je (?:ne )?peux travailler que|je (?:suis )?dispo(?:nible)? que|j'ai (?:\\w+ ){0,2}(?:enfants?|bebe|jumeaux)|je n'ai pas (?:de |d')?(?:voiture|permis|ordinateur|place|garage)|j'ai pas (?:de |d')?(?:voiture|permis|ordinateur)|je suis (?:allergique|handicapee?|(?:une )?maman solo)|j'ai mal (?:au|aux)|il faut que|uniquement|seulement (?:le|les|de|a|en)",
    atStart:
      '(?:le |les )?(?:matins?|soirs?|week-?ends?|apres-midis?|nuit)(?= (?:seulement|uniquement))|pas de (?:voiture|permis|travail|vente|nuit|porte|chien|telephone)|sans (?:voiture|permis)|(?:que|juste) (?:le|les) (?:matins?|soirs?|week-?ends?)|(?:depuis|de) chez moi|a domicile seulement|rien de physique|jamais de',
  },
  have: {
    anywhere:
      "j'ai(?: aussi| environ| a peu pres)?|je dispose (?:de|d')|je peux (?:y )?(?:consacrer|travailler|donner|faire)",
    atStart: '(?:ai|dispo(?:nible)?)',
  },
  spend: {
    anywhere:
      "je peux (?:y )?(?:mettre|investir|depenser)|(?:a y |y )?(?:mettre|investir|depenser)|mon budget(?: mensuel)?(?: est| c'est)?(?: de| d')?|(?:un )?budget de",
    atStart: 'budget',
  },
  other: {
    anywhere: "je m'appelle|je suis nee?|je pense|je crois|on |nous |parce qu|mais",
    atStart:
      'mon (?:mari|fils|pere|copain|conjoint|ami|chef|patron)|ma (?:femme|fille|mere|copine|conjointe)|mes (?:enfants|parents|amis)|(?:bonjour|salut|desolee?|pardon|en fait|merci)',
  },
};
