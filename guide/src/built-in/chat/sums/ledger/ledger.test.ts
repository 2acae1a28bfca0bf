import { emptyProfile, type Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { sumFor } from '../sums.ts';

/** What the last of some messages comes to, with the spaces and marks of its figures taken out. */
function told(messages: readonly string[], language: Language): string | null {
  const [message = '', ...earlier] = messages.toReversed();
  const answer = sumFor({ message, earlier, profile: emptyProfile, today: 0 }, language);
  return answer && answer.text.replaceAll(/[\s\u2066-\u2069\u200E\u200F]/gu, '');
}

type Row = [Language, string, string];

describe('a story with a sum in it', () => {
  it.each<Row>([
    [
      'en',
      'sharpened 6 knives at 4 quid each and put in one blade for 15, oil cost me 2.50. whats that leave me',
      '36.50',
    ],
    [
      'fr',
      "j'ai affûté 6 couteaux à 4 euros et deux ciseaux à 7, j'ai racheté pour 5 euros d'huile. il me reste combien",
      '33',
    ],
    ['es', 'afilé 6 cuchillos a 4 cada uno y 2 tijeras a 7, gasté 5 en aceite. cuánto me quedó limpio', '33'],
    ['pt', 'afiei 6 facas a 4 cada e 2 tesouras a 7, gastei 5 em óleo. quanto é que me ficou', '33'],
    ['he', 'השחזתי 6 סכינים ב-4 שקל ו-2 מספריים ב-7 שקל, הוצאתי 5 שקל על שמן. כמה נשאר לי', '33'],
  ])('is added up by what each figure is, in %s: %s', (language, message, result) => {
    expect(told([message], language)).toContain(result);
  });

  it.each<Row>([
    ['en', '2 kilos of clay gives me 8 bowls. clay 14, glaze 6. what does one cost me', '2.50'],
    ['fr', 'argile 14 euros, émail 6 euros, ça donne 8 bols. combien me revient un bol', '2,50'],
    ['es', 'gasté 14 en arcilla y 6 en esmalte y me salen 8 cuencos, en cuánto me sale cada uno', '2,50'],
    ['pt', 'gastei 14 em barro e 6 em esmalte e dá 8 tigelas, quanto me custa cada uma', '2,50'],
  ])('parts what goes into so many, in %s: %s', (language, message, result) => {
    expect(told([message], language)).toContain(result);
  });

  it.each<Row>([
    ['en', 'the saddle took 5 hours and I want 18 an hour, leather were 22. what do I have to charge him', '112'],
    [
      'fr',
      "la selle m'a pris 5 heures, cuir 22 euros, je veux dix-huit euros de l'heure. combien je lui demande",
      '112',
    ],
    ['es', 'la silla me llevó 5 horas, el cuero 22, y quiero 18 la hora. a cuánto la tengo que cobrar', '112'],
    ['pt', 'a sela levou 5 horas, couro 22, e quero 18 por hora. quanto tenho que cobrar', '112'],
    ['he', 'האוכף לקח 5 שעות, עור 22 שקל, ואני רוצה 18 שקל לשעה. כמה לגבות', '112'],
  ])('adds the time to what went into it, in %s: %s', (language, message, result) => {
    expect(told([message], language)).toContain(result);
  });

  it.each<Row>([
    ['en', 'I took 40 on Monday, 65 on Wednesday, 30 on Friday. what is the average', '45'],
    ['fr', "lundi j'ai fait 40 euros, mercredi 65, vendredi 30. quelle est la moyenne", '45'],
    ['es', 'el lunes hice 40, el miércoles 65, el viernes 30. cuál es el promedio', '45'],
    ['pt', 'na segunda fiz 40, na quarta 65, na sexta 30. qual é a média', '45'],
  ])('is an average of what is listed, in %s: %s', (language, message, result) => {
    expect(told([message], language)).toContain(result);
  });

  it.each<Row>([
    ['en', 'I want a loom for 960, got 240 put by already, in 6 months. how much a month', '120'],
    ['fr', "le métier coûte 960, j'ai déjà 240, je le veux dans 6 mois. je mets combien par mois", '120'],
    ['es', 'el telar cuesta 960, ya tengo 240 ahorrados y lo quiero en 6 meses, cuánto al mes', '120'],
    ['pt', 'o tear custa 960, já tenho 240 guardado e quero em 6 meses, quanto por mês', '120'],
  ])('takes off what is there already, in %s: %s', (language, message, result) => {
    expect(told([message], language)).toContain(result);
  });
});

describe('a story whose figures have no certain place', () => {
  it.each<[Language, string]>([
    ['en', 'I charge 300 a wall, paint 60 and tape 9, from 4 walls what is left'],
    ['en', 'bought 80 plants, 5 died, compost 900 and pots 700, sold the rest at 30, what is left'],
    ['en', 'a dress of 15 dollars, the dollar is at 7.70, how much is that in quetzals'],
    ['fr', "j'ai 3 chats et 2 chiens à garder et 40 euros, que faire"],
    ['es', 'quieren pagar 30 en vez de 50, cuánto me queda'],
    ['pt', 'fiz os passos 2 e 3, e agora quanto falta'],
    ['he', 'יש לי 3 ילדים ו-2 עבודות, מה לעשות'],
  ])('is not guessed, in %s: %s', (language, message) => {
    expect(told([message], language)).toBeNull();
  });
});

describe('what is said behind such a sum', () => {
  const sharpened: Record<Language, string> = {
    en: 'sharpened 6 knives at 4 quid each and 2 shears at 7 quid, oil cost me 5. whats that leave me',
    fr: "j'ai affûté 6 couteaux à 4 euros et deux ciseaux à 7, j'ai racheté pour 5 euros d'huile. il me reste combien",
    es: 'afilé 6 cuchillos a 4 cada uno y 2 tijeras a 7, gasté 5 en aceite. cuánto me quedó limpio',
    pt: 'afiei 6 facas a 4 cada e 2 tesouras a 7, gastei 5 em óleo. quanto é que me ficou',
    he: 'השחזתי 6 סכינים ב-4 שקל ו-2 מספריים ב-7 שקל, הוצאתי 5 שקל על שמן. כמה נשאר לי',
  };

  it.each<Row>([
    ['en', 'and if oil goes to 8', '30'],
    ['fr', "et si l'huile passe à 8 ?", '30'],
    ['es', '¿y si el aceite sube a 8?', '30'],
    ['pt', 'e se o óleo subir pra 8?', '30'],
  ])('changes the figure it names, in %s: %s', (language, message, result) => {
    expect(told([sharpened[language], message], language)).toContain(result);
  });

  it.each<Row>([
    ['en', 'and five like that', '165'],
    ['fr', 'et cinq comme ça ?', '165'],
    ['es', '¿y 5 así?', '165'],
    ['pt', 'e 5 assim?', '165'],
  ])('is so many of it, in %s: %s', (language, message, result) => {
    expect(told([sharpened[language], message], language)).toContain(result);
  });

  it.each<[Language, string, string, string]>([
    [
      'en',
      'the saddle took 5 hours at 18 an hour, leather were 22, how much is that in all',
      'and with 10 percent off?',
      '100.80',
    ],
    [
      'fr',
      'la selle, 5 heures à 18 de l’heure, cuir 22 euros. je la fais payer combien',
      'et avec 10 % de remise ?',
      '100,80',
    ],
    [
      'es',
      'cobro 18 la hora, estuve hora y media y 9 de cuero, de cuánto es la factura',
      '¿y con 10 por ciento de descuento?',
      '32,40',
    ],
    [
      'pt',
      'cobro 18 a hora, levei hora e meia e 9 de couro, quanto é no total',
      'e com 10 por cento de desconto?',
      '32,40',
    ],
  ])('takes off what is knocked off, in %s: %s', (language, first, second, result) => {
    expect(told([first, second], language)).toContain(result);
  });

  it.each<Row>([
    ['es', 'y a medias con mi hermano', '16,50'],
    ['pt', 'e meio a meio com meu irmão?', '16,50'],
  ])('is parted by two, in %s: %s', (language, message, result) => {
    expect(told([sharpened[language], message], language)).toContain(result);
  });

  it.each<[Language, string]>([
    ['en', 'give me 3 ideas for names'],
    ['en', 'can I ask for half up front'],
    ['en', 'and Ann paid only 90'],
    ['es', 'y Ana pagó solo 90'],
    ['pt', 'e em 1998 era 12'],
    ['en', 'how do I tell him it is 9 now and not 6'],
    ['fr', 'que faire si 2 personnes seulement répondent'],
    ['es', 'dame 3 ejemplos'],
    ['pt', 'e o que faço se chover?'],
    ['he', 'תכתוב הודעה ל-3 שכנים'],
  ])('is left alone where it speaks of something else, in %s: %s', (language, message) => {
    expect(told([sharpened[language], message], language)).toBeNull();
  });
});

it.each<Row>([
  ['en', 'and for two dresses', '33'],
  ['fr', 'et pour deux robes', '33'],
  ['es', 'y por dos vestidos', '33'],
  ['pt', 'e por dois vestidos', '33'],
  ['he', 'ואם שתי שמלות', '33'],
])('so many things take the place of no price, in %s: %s', (language, message, wrong) => {
  const asked: Record<Language, string> = {
    en: 'a dress takes me 4 hours and the cloth 25, I want 10 an hour, what do I ask',
    fr: 'une robe me prend 4 heures et le tissu 25, je veux 10 de l’heure, je demande combien',
    es: 'un vestido me lleva 4 horas y la tela 25, quiero 10 la hora, cuánto pido',
    pt: 'um vestido leva 4 horas e o pano 25, quero 10 a hora, quanto peço',
    he: 'שמלה לוקחת 4 שעות והבד 25, אני רוצה 10 לשעה, כמה לבקש',
  };
  expect(told([asked[language]], language)).toContain('65');
  expect(told([asked[language], message], language) ?? '').not.toContain(wrong);
});
