import type { TakenBackWords } from './kinds.ts';

/** Cómo se pone un número en lugar de otro en español. */
export const es: TakenBackWords = {
  sure: 'no espera|espera no|no espere|no perdon|perdon no|ay no|ah no|uy no|no mejor|mejor dicho|no mentira|no mentiras|mentira|miento|me equivoque|me he equivocado|no digo|correccion|rectifico|no que va|no es mucho|no es demasiado|siendo realista|siendo realistas|lo realista es|en realidad',
  maybe: 'bueno|quiero decir|quise decir|queria decir|espera|espere|perdon|perdona|perdone|digo|mejor|aguanta|pera',
  denies: 'no|nop|nel',
  sigh: 'ay|ah|uy|huy|eh|oh|mmm|em|pues|bueno|pero|y|este|ahora',
  lead: 'pon|pone|ponle|ponga|pongale|pongamos|dejalo en|dejemoslo en|digamos|di|diga|dile|mejor|mas bien|entonces|que sean|que sea|quedan|quedamos en|apunta|anota|tirando a|calcula|calculale|echale',
  sums: 'entonces|asi que|o sea|pongamos|digamos|pon|pone|ponle|quedan|me quedan|por eso',
  turns: 'pero|solo que|salvo que|nomas que',
  whole: 'en total|en todo|por todo',
  small:
    'son|es|seria|serian|seran|unos|unas|como|los|las|el|la|un|una|de|a|solo|quiza|tal vez|que|no|espera|perdon|mejor|ya|pues',
  why: 'porque|pq|xq|ya que|como que|para ser|pa ser|por lo de|que si no',
};
