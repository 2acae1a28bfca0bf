import { wordList } from '../word-list.ts';

/** Languages people speak, in en, fr, es, pt, he. */
export const languageNames: readonly string[] = wordList(`
  english, french, spanish, portuguese, hebrew, arabic, russian, german, italian, dutch, polish, romanian,
  ukrainian, turkish, greek, chinese, mandarin, cantonese, japanese, korean, hindi, urdu, punjabi, bengali,
  gujarati, tamil, persian, farsi, amharic, swahili, yiddish, welsh, irish, catalan, basque, galician, tagalog,
  vietnamese, thai, swedish, danish, norwegian, finnish, czech, hungarian, bulgarian, serbian, croatian, albanian,
  somali, yoruba, sign language, bsl, berber, anglais, français, espagnol, portugais, hébreu, arabe, russe,
  allemand, italien, néerlandais, polonais, roumain, ukrainien, turc, grec, chinois, japonais, coréen, kabyle,
  créole, breton, wolof, inglés, francés, español, castellano, portugués, hebreo, árabe, ruso, alemán, italiano,
  catalán, gallego, euskera, valenciano, chino, japonés, rumano, polaco, quechua, guaraní, turco, griego, inglês,
  francês, espanhol, português, hebraico, russo, alemão, mandarim, japonês, romeno, libras, עברית, אנגלית, ערבית,
  רוסית, צרפתית, ספרדית, אמהרית, גרמנית, איטלקית, פורטוגזית, יידיש, רומנית, אוקראינית, טורקית, סינית, יפנית,
  הונגרית, פולנית, פרסית, שפת הסימנים, תיגרינית
`);
