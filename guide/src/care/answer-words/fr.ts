import type { AnswerWords } from './kinds.ts';

/** How French speakers answer when they are asked whether all is well. */
export const fr: AnswerWords = {
  fine: "ça va|tout va bien|je vais bien|je vais très bien|ça va bien|ça va très bien|moi ça va|tout roule|tout baigne|je suis en sécurité|rien de grave|c'est pas grave|ce n'est pas grave|rien de tel|rien de ce genre|pas de danger|aucun danger|je suis pas en danger|je ne suis pas en danger|c'est pas ce que je voulais dire|ce n'est pas ce que je voulais dire|pas ce que je voulais dire|je voulais pas dire ça|je ne voulais pas dire ça|vous m'avez mal compris|vous avez mal compris|tu m'as mal compris|tu as mal compris|t'as mal compris|mal compris|mal lu|vous avez mal lu|tu as mal lu|malentendu|c'est un malentendu|c'est une expression|juste une expression|c'est juste une expression|façon de parler|c'est une façon de parler|une façon de parler|manière de parler|une image|c'est une blague|c'était une blague|juste une blague|pour rire|c'était pour rire|je rigole|je rigolais|je plaisante|je plaisantais|je blague|je déconne|j'exagère|j'exagérais|vous inquiétez pas pour moi|rien d'inquiétant|pas d'inquiétude|je suis juste fatigué|je suis juste fatiguée|juste fatigué|juste fatiguée|c'est juste le boulot",
  no: 'non|nan|non non|mais non|pas du tout|bien sûr que non|absolument pas|oh non|ah non|surtout pas|pas vraiment',
  yes: "oui|ouais|oui c'est ça|c'est ça|c'est vrai|hélas oui|malheureusement oui|vous avez bien lu|tu as bien lu|bien lu",
  unwell:
    "ça va pas|ça ne va pas|ça va pas du tout|je vais mal|je ne vais pas bien|je vais pas bien|aidez moi|aide moi|à l'aide|au secours|j'ai besoin d'aide|je suis en danger|non ça va pas|ça ne va pas bien",
  besides:
    "pas de souci|pas de soucis|pas de problème|haha|hihi|mdr|lol|oh|ah|pardon|désolé|désolée|merci|merci quand même|merci bien|vraiment|franchement|promis|je vous assure|je t'assure|juste|c'est|c'était|s'il vous plaît|ne vous inquiétez pas|vous inquiétez pas|t'inquiète|t'inquiète pas|inquiétez pas|mais|alors|donc|on continue|continuons|on peut continuer|allez|passons|la suite|suivant|question suivante|bon|bah|ben|hein|c'est gentil|gentil|et|de demander|peut être|un peu|je crois|d'accord|ok",
  denying: 'pas|ne|jamais|plus',
  wellness: "bien|en sécurité|ça va|d'accord|à l'abri|sûre|sûr",
};
