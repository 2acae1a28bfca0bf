import type { StandingWords } from './kinds.ts';

/** Comment on dit en français que c'est à quelqu'un d'autre, ou que c'est fini. */
export const fr: StandingWords = {
  det: 'le|la|les|l|un|une|des|mon|ma|mes|notre|nos|mn|son|sa|ses|leur|de|du|d|feu|petit|petite|grand|grande|à|au',
  own: 'mon|ma|mes|notre|nos|mn',
  our: 'notre',
  person: 'fille|garçon|gars|dame|monsieur|homme|femme|type|jeune|bonhomme',
  close: 'copain|copine|ami|amie|meilleur ami|meilleure amie|pote|compagnon|compagne',
  expert: "le médecin|les médecins|mon médecin|le docteur|les docteurs|le kiné|le juge|la police|l'état",
  handed:
    "je laisse ça à|je laisse à|j'laisse ça à|jlaisse ça à|c'est le truc de|c'est le truc à|c'est le rayon de|c'est l'affaire de|c'est le domaine de|c'est le boulot de|c'est à|ça revient à",
  does: 'fait|faisait|cuisine|coud|tricote|tient|joue|gère|répare|chante',
  taught: "appris|m'a appris|a enseigné|m'a montré",
  who: 'celui qui|celle qui|qui|ceux qui',
  that: 'ça|c|cela|ce|celui là|celle là',
  ended:
    "j'ai dû lâcher|j'ai dû laisser|raccroché|j'y touche plus|touche plus|j'ai rangé|rangé|j'ai revendu|revendu|lâché|laché|arrêté|abandonné|laissé tomber|plaqué|stoppé|j'ai quitté|j'ai dû arrêter|du arrêter|mis une croix",
  tried: 'essayé|testé|tenté',
  times: 'une fois|deux fois|trois fois|une seule fois',
  each: 'par|tous|toutes|chaque',
  again:
    "j'ai repris|repris|je reprends|j'm'y suis remis|remis|remise|de retour|à nouveau|de nouveau|j'en fais toujours|j'en fais encore|j'y vais toujours|j'y vais encore|j'y suis revenu|j'y suis revenue",
  enough: 'plus rien|rien de plus',
  past: "avais|avait|avant|autrefois|faisais|jouais|étais|j'en avais|dans le temps|jadis|étant jeune|j'ai eu|j'ai fait|essayé",
  over: "pas moi|c'est pas moi|pas mon truc|pas mon fort|pas ma tasse de thé|fini pour moi|au placard|j'y touche plus|c'était avant|c'est de l'histoire ancienne|c'est fini|c fini|c'est terminé|c'est du passé|c'est derrière moi|fini tout ça|plus maintenant|même plus|mm plus|pas pour moi|plus pour moi|c'est mort|c'est loin|fini ça|j'en fais plus|j'en ai plus|plus du tout",
  since: 'plus depuis|pas depuis|jamais depuis',
  too: 'aussi|pareil|également|idem|non plus',
  join: 'mais|et|ms|pis|puis|donc|là|j|je|g|ça|c|maintenant|alors|ben|en',
  barrier: 'pour|pr|et|mais|ms|car|parce|pck|quand|maintenant|puis|pis|donc|afin|ou|après',
  because: 'car|parce|pck|quand|depuis|puisque|comme|si|avant|qui|que|dont',
  once: "originaire de|originaire d'|né à|née à|né en|née en|je suis venu de|je suis venue de|arrivé de|arrivée de|venu de|venue de|j'ai grandi à|j'ai grandi en|j'ai quitté|j'habitais|je vivais à|je vivais en|anciennement de|anciennement à",
  origin: 'je viens de|je viens du|je viens d|jviens de|viens de',
  is: /^(?:c'est|est|sont|c)$/u,
  after:
    /^(?:a|au|aux|en|apres|quand|depuis|car|parce|pck|pendant|l'an|l'annee|y a|il y a|cette|ce|suite|faute|avec|pour de bon|dans|\d|ya|vers|lors|des|avant|completement)(?!\p{L})/u,
};
