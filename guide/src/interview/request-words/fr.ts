import type { RequestWords } from './kinds.ts';

/** What French speakers ask of the interview, besides answering it. */
export const fr: RequestWords = {
  lead: 'euh|ben|alors|bon|bah|et',
  skip: "passer|passe[rz]?|suivant|question suivante|rien(?: d'autre)?|aucune?|non|je passe|je prefere ne pas (?:le )?dire|non merci|pas vraiment",
  unsure:
    "(?:je )?(?:ne )?sais pas(?: trop| encore)?|chais pas|jsp|aucune idee|pas d'idee|ca depend|cela depend|difficile a dire|je ne suis pas sure?|pas sure?|peut-etre|variable",
  little:
    "(?:pas (?:beaucoup|grand[- ]chose|enormement|des masses)|(?:tres |un )?peu|beaucoup|un petit peu|assez)(?: (?:de temps|d'argent|d'heures))?",
  'no work yet': "(?:je n'ai |j'ai )?pas (?:encore )?d'experience|(?:je n'ai )?jamais travaille",
  why: 'pourquoi|a quoi (?:ca|cela) sert',
  thanks: 'merci(?: beaucoup| bien)?|super|parfait',
  hello: 'bonjour|bonsoir|salut|coucou|(?:bonjour[, !]*|salut[, !]*)?(?:comment )?(?:ca va|allez-vous|vas-tu)',
  left: "(?:combien|il reste combien|reste-t-il)(?: de| encore| d'autres)* ?(?:questions?|reste)?|c'est (?:encore long|bientot fini)",
  form: '(?:je (?:prefere|veux|voudrais)(?: remplir| utiliser)?|puis-je (?:remplir|utiliser)|ou est|y a-t-il|plutot|avoir)? ?(?:le |un )formulaire',
  stop: "stop|arret(?:e[rz]?|ons)|ca suffit|c'est (?:tout|fini|bon)|j'ai fini|termine[rz]?|au revoir|fin",
  'go on': "continue[rz]?|on continue|allez-y|d'accord|oui|pret|prete|commencons|reprendre",
  summary:
    "qu'avez-vous (?:note|retenu|compris)|que savez-vous(?: de moi)?|qu'est-ce que vous (?:avez|savez)|resume[rz]?|recapitul\\w+|mon profil",
  'start over':
    '(?:on )?(?:recommenc\\w+|repart\\w+ de zero|tout (?:effacer|supprimer|recommencer)|(?:supprimez|effacez|effacer|supprimer) tout|reinitialis\\w+)',
  explain: "aide[rz]?(?:[- ]moi)?(?: s'il (?:te|vous) plait| svp| stp)?|expliquez?(?:[- ]moi)?|j'ai besoin d'aide",
  meaning:
    "que voulez-vous dire|c'est-a-dire|qu'entendez-vous|qu'est-ce que (?:c'est|vous entendez|ca veut dire)|(?:je ne )?comprends pas|par exemple|un exemple|comme quoi",
  who: "qui etes-vous|(?:etes-vous|es-tu|c'est) un (?:robot|humain|bot)",
  outside:
    "(?:pouvez-vous|peux-tu|pourriez-vous) (?:m')?(?:me )?(?:ecrire|faire|rediger|donner|traduire|trouver|dire)|(?:ecri(?:s|vez)|redige[rz]?|traduis|traduisez|fai(?:s|tes)|raconte[rz]?|donne[rz]?)(?:-| )(?:moi|mon|un|une|le|la)|quel temps|comment (?:gagner|puis-je)",
};
