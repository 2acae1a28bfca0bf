import type { Language } from '@foothold/contract';

/** What a boast speaks of, at most so many letters of it. */
/** Nobody and a time are no skill: “no hay nadie que me gane”. */
const NO_SKILL = 'one|nobody|day|days|night|week|nadie|dia|noche|semana|ninguem|noite|jour|nuit|semaine|יום|לילה|שבוע';
const THING = String.raw`(?<skill>(?!(?:${NO_SKILL})(?!\p{L}))\p{L}[\p{L}' -]{1,40}?)`;
const DEED = String.raw`(?<skill>\p{L}[\p{L}' -]{1,60})`;
/** What nobody can: who is said to be taught, where something is sold, and what is said to be moved, and to do what. */
interface TallTalk {
  can: string;
  teach: string;
  deaf: string;
  sell: string;
  nowhere: string;
  make: string;
  moved: string;
  still: string;
}

const DENIED = 'no|not|never|nao|nunca|tampoco|nem|ne|jamais|pas|לא|לעולם לא';
const ROOM = String.raw`[\p{L}' -]{0,30}?`;

/** “Could teach a fence post to dance”, “vendo gelo no polo norte”: what nobody can, said of oneself. */
const tall = ({ can, teach, deaf, sell, nowhere, make, moved, still }: TallTalk) =>
  [
    String.raw`(?:${teach}) ${ROOM}(?:${deaf})(?: ${ROOM}$|$)`,
    String.raw`(?:${sell}) ${ROOM}(?:${nowhere})$`,
    String.raw`(?:${make}) (?:${moved}) ${ROOM}(?:${still})$`,
    String.raw`(?:${make}) ${ROOM}(?:${still}) (?:a )?(?:${moved})$`,
  ].map((deed) => String.raw`(?<!(?<!\p{L})(?:${DENIED}) (?:\p{L}+ ){0,2})(?:${can})(?<skill>${deed})`);

/**
 * How people boast, folded, each with the part that says at what: that nothing withstands them, that nobody is better, that
 * even a stone would learn. Two denials make no limit.
 */
const written: Record<Language, readonly string[]> = {
  en: [
    String.raw`(?:there(?:'s| is|s) no|there (?:isn'?t|is not) an?|i'?ve never met an?|never met an?) ${THING} (?:that |yet )?(?:i (?:can'?t|cannot|couldn'?t|can not|could not)|(?:(?:can|ever) )?(?:beats?|defeats?|scares?|stumps?) me)(?: \p{L}+)?$`,
    String.raw`(?:nobody|no one|none) (?:can |ever |else )?(?:beats?|touch(?:es)?|match(?:es)?|outdoes) me (?:at|in|on|for|with|when it comes to) ${DEED}`,
    String.raw`(?:nobody|no one) (?:else )?${THING} (?:like (?:me|i do)|better than (?:me|i do|i can)|as well as (?:me|i do))$`,
    ...tall({
      can: "(?:could|can|i'd|id|would) ",
      teach: 'teach|talk|charm|persuade|convince',
      deaf: String.raw`an? (?:\p{L}+ )?(?:post|stone|doorknob|rock) to|the devil|the dead|birds (?:out|off|down)|hind legs?`,
      sell: 'sell',
      nowhere: 'eskimos?|north pole|inuits?',
      make: 'make',
      moved: 'laugh|cry|sing|dance|smile|weep',
      still: 'stone|post|statue|doorknob|rock',
    }),
  ],
  he: [
    String.raw`אין ${THING} ש(?:אני )?לא (?:מצליחה?|יודעת?|יכולה?|מסוגלת?|אצליח|אדע)\p{L}*(?: \p{L}+)?$`,
    String.raw`אף אחד לא ${THING} (?:כמוני|טוב ממני|יותר טוב ממני|טוב יותר ממני)$`,
    String.raw`אין (?:כמוני|עליי|עלי) ב${DEED}`,
    ...tall({
      can: '(?:יכולה?|מסוגלת?|אני) ',
      teach: 'ללמד|לשכנע|אלמד|אשכנע',
      deaf: 'עמוד|אבן|קיר|מתים',
      sell: 'למכור|אמכור|מוכרת?',
      nowhere: 'לאסקימוס(?:ים)?|בקוטב',
      make: 'לגרום|אגרום',
      moved: 'לצחוק|לבכות|לרקוד|לשיר',
      still: 'לאבן|לעמוד|לפסל',
    }),
  ],
  fr: [
    String.raw`(?:aucune?|pas une?|(?:il )?(?:n'|n )?y a (?:pas (?:de |d'|une? )|aucune? )) ?${THING} (?:ne |qui |n')?(?:me resiste|m'arrete|me fait peur)$`,
    String.raw`(?:personne|nul) (?:ne )?(?:me bat|m'egale|me depasse) (?:a|au|aux|en|pour|sur|a la) ${DEED}`,
    String.raw`personne (?:ne )?(?:fait|reussit|cuisine) mieux ${THING} que moi$`,
    String.raw`personne (?:ne |n')?${THING} (?:comme moi|mieux que moi|aussi bien que moi)$`,
    String.raw`rien (?:ne )?(?:me fait peur|me resiste|m'arrete) (?:en|pour|a la|au|dans) ${DEED}`,
    ...tall({
      can: "(?:je |j'|pourrais |peux |saurais |capable d'|capable de |arriverais a )",
      teach: 'apprendre|apprendrais|convaincre|convaincrais',
      deaf: 'a une? (?:pierre|poteau|mur|reverbere|mort)|un mort',
      sell: 'vendre|vendrais|vends',
      nowhere: 'esquimaux?|pole nord',
      make: 'faire|ferais',
      moved: 'rire|pleurer|danser|chanter|sourire',
      still: 'pierre|poteau|statue|mur',
    }),
  ],
  es: [
    String.raw`no (?:hay|existe) ${THING} que (?:se me (?:resista|escape)|no (?:sepa|pueda|consiga|logre|arregle)|me (?:gane|pare|venza))(?: \p{L}+)?$`,
    String.raw`(?:nadie|no hay quien) me (?:gana|gane|supera|supere|iguala|iguale) (?:a |en |con )?(?:la |el )?${DEED}`,
    String.raw`nadie ${THING} (?:como yo|mejor que yo|tan bien como yo)$`,
    String.raw`(?:nunca|jamas) (?:fallo|me falla) (?:con |en )?${DEED}`,
    ...tall({
      can: '(?:podria |puedo |capaz de |le |yo )?',
      teach: 'ensenar|enseno|ensenaria|ensenaba|convencer|convenzo',
      deaf: 'a una? (?:piedra|poste|pared|farola|muerto)|un muerto',
      sell: 'vender|vendo|venderia|vendia',
      nowhere: 'esquimal(?:es)?|polo norte',
      make: 'hacer|hago|haria',
      moved: 'reir|llorar|bailar|cantar|sonreir',
      still: 'piedra|poste|estatua|pared',
    }),
  ],
  pt: [
    String.raw`nao (?:ha|tem|existe) ${THING} que (?:me (?:resista|escape|venca)|(?:eu )?nao (?:consiga|saiba|conserte|arrume|arranje))(?: \p{L}+)?$`,
    String.raw`ninguem (?:me (?:ganha|bate|vence|supera)|ganha de mim) (?:a |em |no |na |com )?${DEED}`,
    String.raw`ninguem ${THING} (?:como eu|melhor que eu|melhor do que eu|tao bem como eu)$`,
    String.raw`(?:nunca|jamais) (?:falho|erro) (?:com |em |no |na |uma? |o |a )?${DEED}`,
    ...tall({
      can: '(?:poderia |podia |posso |capaz de |consigo |eu )?',
      teach: 'ensinar|ensino|ensinava|ensinaria|convencer|convenco',
      deaf: 'uma? (?:poste|pedra|parede|estatua|defunto|morto)',
      sell: 'vender|vendo|vendia|venderia',
      nowhere: 'esquimos?|polo norte',
      make: 'fazer|faco|faria|fazia',
      moved: 'rir|chorar|dancar|cantar|sorrir',
      still: 'pedra|poste|estatua|parede',
    }),
  ],
};

const compiled = (patterns: readonly string[]) =>
  patterns.map((pattern) => new RegExp(String.raw`(?<![\p{L}'])${pattern}`, 'u'));

export const boastPatterns: Readonly<Record<Language, readonly RegExp[]>> = {
  en: compiled(written.en),
  he: compiled(written.he),
  fr: compiled(written.fr),
  es: compiled(written.es),
  pt: compiled(written.pt),
};
