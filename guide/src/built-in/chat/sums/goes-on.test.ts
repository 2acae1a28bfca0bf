import { emptyProfile, type Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { sumFor } from './sums.ts';

/** What comes of a sum, or of the last of several. */
function resultOf(language: Language, first: string, then?: string): string {
  const told = then === undefined ? { message: first, earlier: [] } : { message: then, earlier: [first] };
  const answer = sumFor({ ...told, profile: emptyProfile, today: Date.UTC(2026, 10, 30) }, language);
  return answer?.missing === null ? answer.text.replace(/[\u2066-\u2069\u200E\u200F]/gu, '') : '';
}

type Story = readonly [Language, string];
type Talk = readonly [Language, first: string, then: string];

const lamps = {
  en: 'sold 7 lamps at 30 and the wire cost me 25, what is left',
  he: 'מכרתי 7 מנורות ב-30 והחוט עלה לי 25, כמה נשאר לי',
  fr: 'j’ai vendu 7 lampes à 30 et le fil m’a coûté 25, combien il me reste',
  es: 'vendí 7 lámparas a 30 y el cable me costó 25, cuánto me queda',
  pt: 'vendi 7 abajures a 30 e o fio custou 25, quanto sobra',
};

/** Another number of what is sold: 9 × 30 − 25. */
const soldMore: readonly Talk[] = [
  ['en', lamps.en, 'and if I had sold nine'],
  ['he', lamps.he, 'ואם הייתי מוכר תשע'],
  ['fr', lamps.fr, 'et si j’en avais vendu neuf'],
  ['es', lamps.es, 'y si hubiera vendido nueve'],
  ['pt', lamps.pt, 'e se eu tivesse vendido nove'],
];

/** Another number of one of two things that are sold: 10 × 12 + 3 × 20 − 30. */
const moreOfOne: readonly Talk[] = [
  ['en', 'sold 8 mugs at 12 and 3 bowls at 20, the clay cost me 30, what is left', 'and if it was 10 mugs'],
  ['he', 'מכרתי 8 ספלים ב12 ועוד 3 קערות ב20. שילמתי 30 על החימר. כמה נשאר', 'ואם היו 10 ספלים'],
  [
    'fr',
    'j’ai vendu 8 tasses à 12 et 3 bols à 20, la terre m’a coûté 30, combien il me reste',
    'et si c’était 10 tasses',
  ],
  ['es', 'vendí 8 tazas a 12 y 3 cuencos a 20, el barro me costó 30, cuánto me queda', 'y si fueran 10 tazas'],
  ['pt', 'vendi 8 canecas a 12 e 3 tigelas a 20, o barro custou 30, quanto sobra', 'e se fossem 10 canecas'],
];

const practice = {
  en: 'I practise 20 minutes a day, 5 days a week for 10 weeks, how many hours is that',
  he: 'אני מתאמן 20 דקות ביום, 5 ימים בשבוע, 10 שבועות, כמה שעות זה',
  fr: 'je joue 20 minutes par jour, 5 jours par semaine pendant 10 semaines, ça fait combien d’heures',
  es: 'practico 20 minutos al día, 5 días a la semana durante 10 semanas, cuántas horas son',
  pt: 'treino 20 minutos por dia, 5 dias por semana durante 10 semanas, quantas horas dá',
};

/** A time that is none of the practice, and some of what was sold. */
const besides: readonly Talk[] = [
  ['en', practice.en, 'and with 30 minutes break'],
  ['en', practice.en, 'and if I get there 15 minutes late'],
  ['he', practice.he, 'ואם אני נח 10 דקות'],
  ['fr', practice.fr, 'et si je me repose 10 minutes'],
  ['es', practice.es, 'y si descanso 10 minutos'],
  ['pt', practice.pt, 'e se eu chegar 10 minutos atrasado'],
  ['en', lamps.en, 'and if I sold four to my mother'],
  ['he', lamps.he, 'ואם הייתי מוכר ארבע לאמא שלי'],
  ['fr', lamps.fr, 'et si j’en avais vendu quatre à ma mère'],
  ['es', lamps.es, 'y si le hubiera vendido cuatro a mi madre'],
  ['pt', lamps.pt, 'e se eu tivesse vendido quatro para minha mãe'],
];

/** What is spent, an older price, and what somebody else has, beside what is put aside. */
const notSaved: readonly Story[] = [
  [
    'en',
    'I want to save 420 for a kiln, I put aside 30 a week and pay 12 a week for the bus, how many weeks till I have it',
  ],
  ['he', 'התנור עולה 420, אני שם בצד 60 בחודש ומוציא 24 בחודש, כמה חודשים עד שיהיה לי'],
  ['fr', 'le four coûte 420, je mets 60 par mois et je dépense 24 par mois, dans combien de mois je l’ai'],
  ['es', 'el horno cuesta 420, aparto 60 al mes y gasto 24 al mes, en cuántos meses lo tengo'],
  ['pt', 'o forno custa 420, guardo 60 por mês e gasto 24 por mês, em quantos meses eu tenho'],
  ['en', 'the kiln is 420 and I spend 20 a month on clay, how many months till I have it'],
  ['en', 'the kiln is 420, a used one 250, I put aside 50 a month, how many months till I have the used one'],
  ['he', 'התנור עולה 420, מישהו מוכר ב-250, אני שם בצד 50 בחודש, כמה חודשים עד שיהיה לי'],
  ['fr', 'le four coûte 420, un d’occasion 250, je mets 50 par mois, dans combien de mois je l’ai'],
  ['es', 'el horno cuesta 420, uno usado 250, aparto 50 al mes, en cuántos meses lo tengo'],
  ['pt', 'o forno custa 420, um usado 250, guardo 50 por mês, em quantos meses eu tenho'],
];

/** How long is asked, though “missing” is said of it: (480 − 130) ÷ 50. */
const stillMissing: readonly Story[] = [
  ['en', 'the bench is 480, I already have 130 and put aside 50 a week, how many weeks are missing'],
  ['he', 'השולחן עולה 480, כבר יש לי 130 ואני שם בצד 50 בשבוע, כמה שבועות חסרים לי'],
  ['fr', 'l’établi coûte 480, j’ai déjà 130 et je mets 50 de côté par semaine, il manque combien de semaines'],
  ['es', 'el banco vale 480, ya aparté 130 y guardo 50 cada semana, cuántas semanas me faltan'],
  ['pt', 'a bancada custa 480, já tenho 130 e guardo 50 por semana, faltam quantas semanas'],
];

/** So many in the hours of several weeks: 6 × 5 ÷ 3. */
const inWeeks: readonly Story[] = [
  ['en', 'one bench takes me 3 hours and I have 6 hours a week, how many benches in 5 weeks'],
  ['he', 'כל שולחן לוקח לי 3 שעות ויש לי 6 שעות בשבוע, כמה שולחנות ב-5 שבועות'],
  ['fr', 'un banc me prend 3 heures et j’ai 6 heures par semaine, combien de bancs en 5 semaines'],
  ['es', 'cada banco me lleva 3 horas y tengo 6 horas por semana, cuántos bancos en 5 semanas'],
  ['pt', 'cada banco leva 3 horas e tenho 6 horas por semana, quantos bancos em 5 semanas'],
];

/** What stands at a price ahead of a sale may be bought. */
const untold: readonly Story[] = [
  ['en', 'last week 12 bundles of reed at 4, dye 9, sold 7 baskets at 22, what is left'],
  ['he', 'בשבוע שעבר לקחנו 12 חבילות קש לסדנה, צבע טבעי היה 9, ובסוף מכרתי 7 סלים יפים ב22, כמה נשאר'],
  ['fr', 'la semaine passée 12 paquets de paille à 4, teinture 9, vendu 7 paniers à 22, il reste combien'],
  ['es', 'la semana pasada 12 atados de junco a 4, tinta 9, vendí 7 canastos a 22, cuánto queda'],
  ['pt', 'semana passada 12 feixes de palha a 4, tinta 9, vendi 7 cestos a 22, quanto sobrou'],
];

describe('a sum that goes on', () => {
  it.each(soldMore)('with another number of what is sold, %s: %s / %s', (language, first, then) => {
    expect(resultOf(language, first, then)).toContain('245');
  });

  it.each(moreOfOne)('with another number of one of two things, %s: %s / %s', (language, first, then) => {
    expect(resultOf(language, first, then)).toContain('150');
  });

  it.each(besides)(
    'takes nothing that is told besides for a figure of its own, %s: %s / %s',
    (language, first, then) => {
      expect(resultOf(language, first)).not.toBe('');
      expect(['', resultOf(language, first)]).toContain(resultOf(language, first, then));
    },
  );
});

describe('a story of saving and of hours', () => {
  it.each(notSaved)('adds up nothing that may be no part of the goal, %s: %s', (language, message) => {
    expect(resultOf(language, message)).toBe('');
  });

  it.each(stillMissing)('is asked how long, %s: %s', (language, message) => {
    expect(resultOf(language, message)).toMatch(/= 7\D/u);
  });

  it.each(inWeeks)('takes the hours of all weeks, %s: %s', (language, message) => {
    expect(resultOf(language, message)).toMatch(/= 10\D/u);
  });
});

it.each(untold)('a figure of which too little is told makes no sum, %s: %s', (language, message) => {
  expect(resultOf(language, message)).toBe('');
});

describe('another number of pieces that take hours and material', () => {
  it.each<Talk>([
    ['en', 'I spent 30 on felt and 5 hours, I want 12 an hour, what do I ask', 'and if it is 3?'],
    ['he', 'כיסא לקח לי 5 שעות ודבק 30 שקל, אני רוצה 12 לשעה, כמה לבקש', 'ואם זה שלושה?'],
    ['fr', 'une lampe prend 5h et 30 euros de matière, je veux 12 de l’heure, combien', 'et pour 3 ?'],
    ['es', 'tardé 5 horas y gasté 30 en cuero y quiero 12 la hora, cuánto pido', 'y si son 3'],
    ['pt', 'gastei 30 de couro e 5 horas, quero 12 a hora, quanto fica', 'e se forem 3?'],
  ])('takes both as often (%s): 3 × (5 × 12 + 30)', (language, first, then) => {
    expect(resultOf(language, first, then)).toContain('270');
  });
});

describe('what was bought and sold by the piece', () => {
  it.each<Story>([
    ['en', 'bought 8 frames at 15 each and sold each at 40, what did I make'],
    ['he', 'קניתי 8 מסגרות ב-15 כל אחת ומכרתי כל אחת ב-40 כמה הרווחתי'],
    ['fr', 'j’ai acheté 8 cadres à 15 chacun et vendu chacun à 40, combien j’ai gagné'],
    ['es', 'compré 8 marcos a 15 cada uno y vendí cada uno a 40, cuánto gané'],
    ['pt', 'comprei 8 molduras a 15 cada e vendi cada uma a 40, quanto ganhei'],
  ])('costs as often as it is sold (%s): 8 × 40 − 8 × 15', (language, message) => {
    expect(resultOf(language, message)).toContain('200');
  });
});
