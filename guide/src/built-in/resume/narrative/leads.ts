import { anyOf } from '../../../resume/fold.ts';
import type { SectionKind } from '../section-words.ts';
import { wordList } from '../../../resume/word-list.ts';

/** Beginnings of lines that say what the rest is about ("I like", "Sé usar"), in folded text. */
export const LEADS: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'hobbies',
    lead(`
      i like to, i like, i enjoy, i love, i'm into, i am into, i also enjoy, in my spare time i like, in my spare time i enjoy,
      in my spare time i, in my spare time, in my free time i like, in my free time i, i also like, i also love, for fun i, in my free time i enjoy, in my free time, outside work i enjoy, outside work i like,
      outside work i, when i'm not working i enjoy, when i'm not working i like, when i'm not working i love, when i'm not working, when i am not working i enjoy, when i am not working, outside work, outside of work i enjoy, outside of work, my hobbies are, my interests are, j'aime, j'aime
      bien, j'aime aussi, j'adore, quand je ne travaille pas j'aime, quand je ne travaille pas, je pratique, je suis passionné de, je suis passionnée de, pendant mon temps libre, mes
      loisirs sont, mes loisirs, mes passions sont, me gusta, me gusta mucho, me gustan, me encanta, me encantan, disfruto de, cuando no trabajo me gusta, cuando no trabajo,
      en mi tiempo libre me gusta, en mi tiempo libre, mis aficiones son, mis pasatiempos son, aficiones, gosto de, gosto muito
      de, eu gosto de, adoro, quando não trabalho gosto de, quando não trabalho, nas horas vagas gosto de, nas horas vagas, no tempo livre gosto de, no tempo livre, nos tempos
      livres, meus hobbies são, אני אוהב, אני אוהבת, אוהב, אוהבת, אוהב מאוד, אוהבת מאוד, כשאני לא עובד אני אוהב, כשאני לא עובדת אני אוהבת, בזמן הפנוי אני אוהב, בזמן הפנוי אני
      אוהבת, בזמן הפנוי, בשעות הפנאי, תחביבים, התחביבים שלי הם, התחביבים שלי
    `),
  ],
  [
    'languages',
    lead(`
      i speak, i also speak, languages, je parle, je parle aussi, langues, hablo, hablo también, idiomas, falo, falo também,
      eu falo, línguas, דובר, דוברת, מדבר, מדברת, אני דובר, אני דוברת, אני מדבר, אני מדברת, שפות
    `),
  ],
  [
    'skills',
    lead(`
      i can use, i can also, i can, can use, can also, can, im good at, i know how to use, i know how to, i know, i am good at, i'm good at, i am good with,
      i'm good with, good at, good with, i am used to, i am confident with, i am confident using, i use, i am experienced in, i have experience
      of, i have experience with, i have experience in, i have good, my strengths are, my skills are, my skills include, skills
      include, je sais aussi, je sais me servir de, je sais utiliser, je sais faire, je sais, je maîtrise, je connais, j'utilise,
      je suis à l'aise avec, j'ai de bonnes bases en, j'ai l'habitude de, mes points forts sont, mes qualités sont, sé usar, sé
      manejar, sé hacer, sé, se usar, se, manejo bien, manejo, domino, conozco, uso bien, uso, utilizo, tengo experiencia en,
      tengo experiencia con, tengo conocimientos de, soy buena en, soy bueno en, se me da bien, mis puntos fuertes son, sei usar,
      sei mexer com, sei mexer no, sei mexer em, sei fazer, sei trabalhar com, sei, faço, domino, conheço, uso bem, uso,
      utilizo, mexo com, tenho experiência com, tenho experiência em, tenho conhecimento de, tenho conhecimentos de, sou boa em,
      sou bom em, meus pontos fortes são, יודע לעבוד עם, יודעת לעבוד עם, יודע להשתמש ב, יודעת להשתמש ב, אני יודע, אני יודעת,
      יודע, יודעת, שולט ב, שולטת ב, מכיר, מכירה, אני מכיר, אני מכירה, יש לי ניסיון עם, יש לי ניסיון ב, יש לי ידע ב, טוב ב,
      טובה ב, אני טוב ב, אני טובה ב, טוב עם, טובה עם, אני טוב עם, אני טובה עם
    `),
  ],
  [
    'profile',
    lead(`
      i am looking for, i'm looking for, looking for, i would like to work, i would like, je cherche, je recherche, je souhaite,
      je voudrais, busco, estoy buscando, me gustaría, procuro, estou procurando, estou à procura de, busco uma, gostaria de,
      מחפש, מחפשת, אני מחפש, אני מחפשת, אשמח, my name is, je m'appelle, me llamo, mi nombre es, meu nome é, me chamo, שמי
    `),
  ],
  [
    'other',
    lead(`
      references, i am available, i'm available, available, i can start, i look forward, looking forward, thank you, thanks, kind
      regards, best regards, regards, yours sincerely, yours faithfully, many thanks, je suis disponible, disponible, disponibilité,
      merci, cordialement, bien cordialement, je vous remercie, dans l'attente, références, estoy disponible, disponibilidad,
      tengo disponibilidad, puedo empezar, gracias, muchas gracias, un saludo, saludos, atentamente, quedo a la espera,
      referencias, estou disponível, disponível, tenho disponibilidade, disponibilidade, posso começar, obrigado, obrigada,
      atenciosamente, cumprimentos, com os melhores cumprimentos, agradeço, referências, זמין, זמינה, אני זמין, אני זמינה, תודה,
      בברכה, המלצות
    `),
  ],
];

/** "I have a driving licence", "Tengo carné B": the words before a licence. */
export const HAS = lead(`
  i have a, i have my own, i have, i've got a, i hold a, i hold, holder of a, j'ai le, j'ai mon, j'ai un, j'ai, je possède le, je
  suis titulaire du, titulaire du, tengo, tengo el, cuento con, poseo, tenho a, tenho, possuo, tem, יש לי, בעל, בעלת
`);

/** Papers that allow somebody to do or drive something. */
export const LICENCE = new RegExp(
  anyOf(
    wordList(`
      driving licence, driving license, driver's license, drivers license, driver's licence, full licence, own car, permis b, permis de
      conduire, permis c, permis d, permis poids lourd, carné b, carné de conducir, carnet b, carnet de conducir, carné c,
      permiso de conducir, licencia de conducir, licencia de manejo, registro de conducir, coche propio, cnh, carteira de motorista,
      carteira de habilitação, habilitação categoria, carta de condução, carta de motorista, carta b, רישיון נהיגה, רשיון נהיגה,
      רישיון למלגזה, רישיון משאית
    `),
  ),
  'u',
);

/** First persons behind which adjectives in a row say what somebody is like. */
export const AM = lead(
  "i am, i'm, je suis, soy, sou, eu sou, אני, i am a person who is, soy una persona, soy persona, sou uma pessoa, sou pessoa, je suis une personne",
);

function lead(words: string): RegExp {
  return new RegExp(`^${anyOf(wordList(words))}\\s*[:：]?\\s*`, 'u');
}
