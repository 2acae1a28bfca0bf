import type { EdgeWords } from './kinds.ts';

/** Ce qu'on dit en français autour de ce qu'on fait. */
export const fr: EdgeWords = {
  does: 'fais fait faisais jfais joue joué jouais',
  is: 'sont',
  base: 'faire jouer',
  tail: 'le la les l un une des du de d et ou mais donc à a au aux en dans pour par avec sur je j mon ma mes que qui ce ça oui aussi hein quoi voilà',
  denies: 'non jamais',
  hates: 'hais haïs déteste',
  late: 'plus',
  verbs:
    'fais faisais jfais faire sais savais jsais savoir peux pouvais jpeux pouvoir veux voulais jveux vouloir touche',
  deny: 'je j y en ne me le la les l ça ca cela fais sais peux ai suis touche connais pas plus jamais rien du tout nul nulle jsuis jsais jfais jpeux jai',
  but: 'mais',
  and: 'et',
  ends: 'depuis parce puisque quand jusqu',
  badly: 'mal peine',
  hard: /(?<!\p{L})(?:(?:est|c'est|sont) (?:tres |trop |assez |encore )?(?:dure?s?|difficiles?|complique(?:e|s|es)?) pour moi|me donnent? du mal|me posent? probleme)$/u,
  barely: '',
  so: 'alors donc',
  knows: 'sais comprends connais pige jcomprends jconnais',
  topic: 'de d en à au aux du',
  relative: 'qui que qu quoi dont où quand si car parce',
  joins: /(?<=\s)(?=(?:et|&)\s)/giu,
  place: /^(?:a (?:la |l')|aux? |dans (?:la |les? |l'|une? )|chez )/u,
  until:
    /(?<!\p{L})(?:et|mais) (?:maintenant|puis|ensuite|depuis) (?=(?:ils?|elles?|on|c'|ca|(?:le|la|l') ?\p{L}+) ?(?:l'|l |les )?(?:ont|a|est)? ?(?:ferm|vend|fini|coul|delocalis|demenag|liquid)\p{L}*)|(?<!\p{L})jusqu'(?:a|au|aux|en) (?!\d{1,2}(?!\d)|(?:la |l')?(?:nuit|soir|matin|midi|minuit|tard)(?!\p{L})|pas d'heure|(?:une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze) ?h)(?=[\p{L}\d])/u,
  jobLost:
    /(?<!\p{L})(?:(?:et|mais|puis|alors|apres),? )+(?:je me (?:suis )?retrouv\p{L}* (?:sans (?:travail|emploi|boulot|taf)|au chomage)|j'ai perdu (?:mon|ce|le) (?:travail|emploi|boulot|taf|poste)|j'ai ete (?:licencie|vire|remercie)e?|(?:on|ils) m'(?:a|ont) (?:licencie|vire|remercie)e?)(?!\p{L})(?: (?:en|depuis|il y a|cette|l'an) [\p{L}\d]+(?: (?:ans?|mois|dernier|\d{4}))?)?/u,
};
