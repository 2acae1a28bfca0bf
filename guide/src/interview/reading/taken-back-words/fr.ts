import type { TakenBackWords } from './kinds.ts';

/** Comment on remplace un nombre par un autre, en français. */
export const fr: TakenBackWords = {
  sure: 'non attends|attends non|non attendez|attendez non|non pardon|pardon non|euh non|ah non|oh non|enfin non|mais non|plutot non|non plutot|ou plutot|non mettons|non disons|je me trompe|je me suis trompe|je me suis trompee|erreur|correction|je dis une betise|je dis des betises|non c est faux|non c est trop|non c est beaucoup|non enfin|rectification|soyons realistes|en etant realiste|plus realiste|en realite',
  maybe: 'non|nan|je veux dire|je voulais dire|attends|attendez|pardon|enfin|plutot|bon|bah|ben|oups',
  denies: '',
  sigh: 'euh|ah|oh|eh|hein|bah|ben|bon|mais|heu|hum|et|pis',
  lead: 'disons|dison|dis|mettons|mets|mettez|met|plutot|donc|alors|va pour|je dirais|on va dire|comptez|compte|note|notez|marque|marquez|allez|faque',
  sums: 'donc|alors|disons|dison|mettons|faque|du coup|on va dire|ca fait|ca laisse|il reste|reste',
  turns: 'mais|sauf que|seulement',
  whole: 'en tout|au total|tout compris|tout court',
  small:
    'c est|ca fait|ca serait|ce serait|environ|a peu pres|peut etre|seulement|juste|les|la|le|l|un|une|de|d|a|au|que|en|non|attends|pardon|euh|bon',
  why: 'parce que|parce qu|pcq|car|vu que|vu qu|puisque|puisqu|pour etre|histoire de|a cause',
};
