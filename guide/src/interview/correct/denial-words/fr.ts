import type { DenialWords } from './kinds.ts';

/** How French speakers take back what was written down of them. */
export const fr: DenialWords = {
  opens: 'non|non non|nan|attendez|attends|pardon|désolé|désolée|oups|ah|en fait|enfin|mais|euh|bon|excusez moi|excuse',
  other:
    "pas moi|c'est pas moi|ce n'est pas moi|c'était pas moi|pas à moi|c'est pas à moi|pas le mien|pas la mienne|pas de moi|je parlais pas de moi|je ne parlais pas de moi",
  wrong:
    "c'est faux|c'est pas vrai|ce n'est pas vrai|pas vrai|j'ai pas dit ça|je n'ai pas dit ça|j'ai jamais dit ça|je n'ai jamais dit ça|c'est pas ce que j'ai dit|ce n'est pas ce que j'ai dit|vous avez mal compris|tu as mal compris|c'est une erreur|erreur|pas ça|c'est pas ça|ce n'est pas ça|faux",
  past: "il y a des années|il y a longtemps|y a longtemps|il y a bien longtemps|plus maintenant|à l'époque|autrefois|j'ai arrêté|je n'en fais plus|je le fais plus|je ne le fais plus|je ne fais plus|c'est fini|c'est du passé|quand j'étais jeune|quand j'étais petit|quand j'étais petite|plus",
  notI: "je suis pas|je ne suis pas|j'suis pas|chuis pas|je n'ai jamais été|j'ai jamais été|je n'étais pas|j'étais pas|je fais pas|je ne fais pas|je sais pas|je ne sais pas|c'est pas|ce n'est pas|pas|je n'ai pas|j'ai pas",
  small:
    "c'est|c'etait|c|ce|ça|cela|était|est|le|la|les|l|un|une|de|du|des|je|j|moi|ma|mon|mes|il|elle|lui|qui|en|n|ne|pas|plus|y|a|que|seulement|juste|du tout|vraiment|celui|celle|dit|parlais|voulais|dire|et|ai|elle est|il est|fait|fais|son|sa",
  kin: 'sœur|soeur|frère|mère|père|maman|papa|femme|mari|conjoint|conjointe|compagnon|compagne|fils|fille|tante|oncle|cousin|cousine|ami|amie|copain|copine|voisin|voisine|mamie|papi|grand mère|grand père|nièce|neveu|beau frère|belle sœur|belle soeur|beau père|belle mère|collègue|ex',
};
