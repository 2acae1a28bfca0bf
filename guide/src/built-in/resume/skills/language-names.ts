import { wordList } from '../../../resume/word-list.ts';

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
  הונגרית, פולנית, פרסית, שפת הסימנים, תיגרינית,
  twi, igbo, hausa, lingala, tigrinya, oromo, kurdish, pashto, dari, nepali, sinhala, malayalam, telugu, marathi, armenian,
  georgian, lithuanian, latvian, estonian, slovak, slovenian, macedonian, afrikaans, zulu, shona, kinyarwanda, malay, indonesian,
  burmese, gaelic, scottish gaelic, patois, makaton, lsf, langue des signes, persan, kurde, pachto, arménien, géorgien, amharique,
  tigrigna, peul, bambara, soninké, haoussa, malgache, corse, occitan, basque, alsacien, tamoul, hindi, ourdou, vietnamien, thaï,
  suédois, norvégien, danois, finnois, tchèque, hongrois, bulgare, serbe, croate, albanais, comorien, tamazight, amazigh, bereber,
  lengua de señas, lengua de signos, náhuatl, maya, aymara, mapudungun, búlgaro, ucraniano, húngaro, checo, sueco, noruego, danés,
  persa, hindi, urdu, tagalo, tailandés, vietnamita, catalão, galego, crioulo, crioulo cabo-verdiano, língua gestual, tétum,
  polonês, polaco, húngaro, tcheco, checo, sueco, norueguês, dinamarquês, turco, grego, persa, guarani, tupi, hindi, coreano,
  ארמנית, גיאורגית, גאורגית, קווקזית, בוכרית, טיגרינית, אידיש, לאדינו, מרוקאית, תימנית, כורדית, ארמית, הולנדית, יוונית, בולגרית,
  צ'כית, סרבית, קרואטית, שוודית, נורווגית, דנית, תאית, קוריאנית, הינדי, טגלוג, נפאלית
`);
