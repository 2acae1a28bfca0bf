import type { GoalWords } from './kinds.ts';

/** How French speakers say what they want to reach. */
export const fr: GoalWords = {
  want: "je veux|jveux|jvx|j vx|je vx|j'veux|je voudrais|jvoudrais|j'voudrais|j voudrais|j'aimerais|jaimerais|j'aimerais bien|j'aimerais ça|je souhaite|je souhaiterais|j'espere|jespere|je reve de|je rêve d|mon reve|mon reve c'est|mon reve serait|mon but|mon but c'est|mon objectif|mon objectif c'est|l'objectif c'est|le but c'est|l'idee c'est|l'idée est|l'idée serait|j'ai envie de|jai envie de|j'ai envie d|envie de|envie d|je cherche a|je compte|je tiens a|ce que je veux c'est|ce que je voudrais c'est|ce que j'aimerais c'est|il me faudrait|il me faut|j'ai besoin de|jai besoin de|je mets de cote pour|j'economise pour|histoire de|ca me plairait de|ça me ferait plaisir de|je me verrais bien|si je pouvais|j'voudrais|j'aimerais ben|je vise|on vise|mi voudré|mi veut|jaimrais|j'aimrais|jvoudré|ça m'arrangerait d'avoir|ça serait bien d'avoir|je serais content avec|je serais contente avec|me faudrait|le projet c'est de|mon projet c'est de",
  reach: 'gagner|me faire|economiser|mettre de cote|rassembler|sortir|tirer|dégager',
  ask: "savoir|demander|vous demander|te demander|comprendre comment|que tu m'aides|que vous m'aidiez|que tu me dises|que vous me disiez|dire|vous dire|te dire|voir comment|essayer ceci|parler avec vous|préciser",
  self: "je|j|et|mais|donc|alors|aussi|moi|puis|pis|surtout|juste|en fait|franchement|bref|sinon|un jour|a terme|plus tard|avant tout|bien|ben|la|maintenant|du coup|faque|en vrai|honnetement|l'idee|seulement|apres|enfin|avec ça|quoi|ce que",
  turn: 'mais|sauf que|seulement',
  over: 'pu|pus|plus jamais|pu jamais|plus rien|plus du tout',
  overDoing: 'plus',
  onward: "et je|et j'|et j|et moi|pis je|puis je|mais je|mais j|par contre",
  others:
    'il|elle|ils|elles|on me|mon mari|ma femme|mon fils|ma fille|mon chef|ma mère|mon père|mon frère|ma soeur|mon ami|mon amie|mon copain|ma copine|ma cheffe|mon patron|ma patronne|mon gendre|les gens|les clients|ma cousine|mon cousin|vous|tu',
  lacks:
    "il n'y a pas|il n'y a plus|il n'y a rien|il n'y a aucun|il n'y a aucune|y'a pas|y a pas|ya pas|y a plus|y'a plus|ici pas de|on n'a pas|on n'a plus|on a pas|on a plus",
  exists: "il y a|y a|y'a|ya|il existe|il reste",
  aside:
    "l'argent c'est en|l'argent c'est en plus|l'argent est en plus|l'argent c'est du bonus|l'argent c'est un bonus|l'argent c'est secondaire|l'argent est secondaire|l'argent compte moins|l'argent vient après|l'argent passe après|les sous c'est en plus|les sous c'est secondaire",
  deed: '',
  that: 'que le|que la|que les|que l’|que mon|que ma|que mes|que notre|que nos|que personne|que les gens|pour que',
  roughly: 'environ|à peu près|au moins|dans les|autour de|encore|près de|les',
  without: 'sans|peur',
  harm: 'peur qu|peur que|peur de lui|peur d’elle|peur d’eux|peur de mon mari|peur de mon ex|peur de mon père|craindre qu|crainte qu|crainte que|sans manger|sans nourriture|disparaître|en finir|quitter ce monde|me réveiller|mourir|être mort|être morte|partir pour de bon',
  able: 'parler|jouer|savoir|connaître',
  lost: 'perde|perdre|perdent|oublie|oublient|oublié|oubliée|oubliés|oubliées|meure|meurent|disparaisse|disparaissent|s’éteigne|s’éteignent',
  instead:
    "sinon|ou sinon|et sinon|sinon alors|ou alors sinon|si non|ou si non|et si non|à défaut|ou à défaut|ou bien sinon|si ça marche pas|si ça ne marche pas|ou si ça marche pas|si c'est pas possible|et si c'est pas possible|ou si c'est pas possible",
  ifNot: '',
};
