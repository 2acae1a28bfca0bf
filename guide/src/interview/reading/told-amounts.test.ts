import type { AskedField, Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { flat } from './message.ts';

const now = Date.parse('2026-11-01T09:00:00Z');

/** The hours and the money that a message tells whatever was asked, and its goals. */
function heardIn(message: string, language: Language, asked: AskedField | null = 'experience') {
  const { said } = hear(message, { asked, language, languages: languagesOf(flat(message), language), now });
  const last = (field: 'hours_per_week' | 'budget_per_month') =>
    said.findLast((one) => one.field === field)?.value ?? null;
  return {
    hours: last('hours_per_week'),
    budget: last('budget_per_month'),
    goals: said.flatMap((one) => (one.field === 'goals' ? [one.value.value] : [])),
    notes: said.flatMap((one) => (one.field === 'notes' ? [one.value] : [])),
  };
}

describe('money told in passing', () => {
  it.each<[Language, string, number]>([
    ['en', 'I could put in a couple hundred to start, not more. My rent is 900.', 200],
    ['en', 'a tenner a week is what i can chip in, the pension is 800 a month', 43],
    ['en', 'They pay me 1900 a month at the depot. I can maybe spare 60 from that.', 60],
    ['es', 'no tengo ni un peso ahorrado pero puedo poner 50 al mes', 50],
    ['es', 'me pagan 900 al mes, de eso podría apartar 40 al mes', 40],
    ['fr', "j'ai pas un rond de côté mais je peux mettre 30 balles par mois", 30],
    ['fr', 'je peux donner 20 euros chaque mois, mon loyer est de 620 euros', 20],
    ['pt', 'ganho 1900 na loja e consigo separar 100 por mês', 100],
    ['pt', 'tenho 300 euros para começar, a reforma são 480 euros', 300],
    ['he', 'אין לי גרוש בצד אבל אני יכול לשים 100 בחודש', 100],
    ['he', 'המשכורת שלי 7000 שקל, אפשר להפריש 200 בחודש', 200],
    ['es', 'quisiera juntar 900 pesos al mes, tengo 250 para arrancar', 250],
  ])('is what there is for the plan, in %s: “%s”', (language, message, budget) => {
    expect(heardIn(message, language).budget).toBe(budget);
  });

  it.each<[Language, string]>([
    ['en', "honestly there's nothing, I haven't got a penny to put in, the rent eats it"],
    ['es', 'plata no tengo para esto, la jubilación se va en remedios'],
    ['fr', "je suis fauchée en ce moment, et pas d'argent de côté"],
    ['pt', 'dinheiro não tenho pra colocar, a prestação leva tudo'],
    ['he', 'כסף אין לי בכלל, השכירות אוכלת את הכול'],
  ])('is none where there is none, in %s: “%s”', (language, message) => {
    expect(heardIn(message, language).budget).toBe(0);
  });

  it.each<[Language, string]>([
    ['en', 'I make 16 an hour at the mill and a haircut costs 12 pounds here'],
    ['en', 'my brother puts in 200 a month with his mates'],
    ['es', 'cobro 150 euros por juego y gano 900 al mes'],
    ['fr', 'je suis payé 2100 euros par mois et un gâteau je le vends 35 euros'],
    ['pt', 'um queijo vendo a 35 reais e ganho 1900 reais por mês'],
    ['he', 'המשכורת 7000 שקל בחודש, וסבון עולה 25 שקל'],
  ])('is no budget where it is a wage, a price or somebody else’s, in %s: “%s”', (language, message) => {
    expect(heardIn(message, language).budget).toBeNull();
  });
});

describe('money that comes once', () => {
  it.each<[Language, string, string]>([
    ['pt', 'tenho 31, queria tirar 700 por mês e tenho 180 guardados', 'tenho 180 guardados'],
    ['en', 'ive 6 nephews and 90 in a jar', '90 in a jar'],
    ['en', 'I have 700 put by and I want to make 250 a month', 'I have 700 put by'],
    ['es', 'tengo 600 euros, una sola vez', 'tengo 600 euros, una sola vez'],
    ['he', 'יש לי 600 שקל בצד ואשמח להרוויח 900 בחודש', 'יש לי 600 שקל בצד'],
  ])('is noted in the words it is told in, and is no budget, in %s: “%s”', (language, message, words) => {
    expect(heardIn(message, language).notes.join()).toContain(words);
    expect(heardIn(message, language).budget).toBeNull();
  });

  it.each<[Language, string, string]>([
    ['en', 'I need 3,500 for a kiln, just once', '3,500 for a kiln, just once'],
    ['fr', 'il me faut 3 500 euros pour un four, une seule fois', 'une seule fois'],
    ['he', 'צריכה 3,500 שקל לתנור, חד פעמי', 'חד פעמי'],
  ])('is a goal that says so, in %s: “%s”', (language, message, words) => {
    expect(heardIn(message, language).goals.join()).toContain(words);
  });

  it('is each month’s where words say that it comes back', () => {
    expect(heardIn('I can put in 60 once a month', 'en').budget).toBe(60);
    expect(heardIn('puedo poner 60 una vez al mes', 'es').budget).toBe(60);
  });
});

describe('hours told in passing', () => {
  it.each<[Language, string, number]>([
    ['en', 'I get maybe two evenings, three hours each, the rest is the kids', 6],
    ['en', 'I am free from 8 to 10 in the evenings, monday to thursday', 8],
    ['es', 'estoy libre entre las 4 y las 6 de lunes a viernes', 10],
    ['es', 'tengo libre de 17 a 20 los lunes, miércoles y viernes', 9],
    ['fr', 'je suis libre de 14h à 16h du mardi au vendredi', 8],
    ['fr', 'les fins de semaine, 4 heures par jour, sinon rien', 8],
    ['fr', 'je suis libre entre 18h et 20h tous les jours sauf le vendredi', 12],
    ['pt', 'fico livre das 14 às 16 de segunda a sexta', 10],
    ['he', 'פנוי בין 4 ל-6 בימים ראשון עד רביעי בלבד', 8],
    ['he', 'פנוי בשלישי וחמישי מ-6 עד 9 בערב בלבד', 6],
  ])('are those of a week, in %s: “%s”', (language, message, hours) => {
    expect(heardIn(message, language).hours).toBe(hours);
  });

  it.each<[Language, string]>([
    ['en', 'I start at 6 in the morning and finish by 4, driving a tow truck'],
    ['es', 'entro a las 7 y salgo a las 3 en un taller de soldadura'],
    ['fr', 'je commence à 3h du matin à la boulangerie et je finis à 11h'],
    ['pt', 'acordo às 4h pra fazer pão na padaria do bairro'],
    ['he', 'אני אופה, קם ב-3 בבוקר ומסיים ב-11 בלילה'],
    ['en', 'I work 40 hours a week at the laundry, nights mostly'],
    ['es', 'trabajo de 18 a 4 de la mañana en un taxi'],
  ])('are none where they are of the clock or of work, in %s: “%s”', (language, message) => {
    expect(heardIn(message, language).hours).toBeNull();
  });
});

describe('a sum that is surely for the plan', () => {
  it.each<[Language, string, number]>([
    ['en', 'the oil was £410 this winter, i could put in 25', 25],
    ['he', 'הארנונה 3,100 שקל, יכולה לשים 900 שקל', 900],
    ['es', 'de luz se me van 950 pesos, puedo poner 70 pesos', 70],
    ['pt', 'o conserto são 700 euros, posso pôr 45 euros', 45],
    ['fr', 'la réparation fait 640 euros, je peux mettre 35 euros', 35],
  ])('leaves the others aside, in %s: “%s”', (language, message, budget) => {
    expect(heardIn(message, language, 'budget_per_month').budget).toBe(budget);
  });

  it.each<[Language, string]>([
    ['en', 'I fix chairs for the neighbours without money'],
    ['es', 'coso para la iglesia, sin dinero, los sábados'],
    ['he', 'מתקן אופניים לשכנים, בלי כסף'],
  ])('is not nothing where work is unpaid, in %s: “%s”', (language, message) => {
    expect(heardIn(message, language, 'experience').budget).toBeNull();
  });
});

describe('the only sum beside the hours there are', () => {
  it.each<[Language, string]>([
    ['en', 'i can make maybe 7 hours. 70 quid a month for wood'],
    ['fr', '7 h le samedi, voilà. 70 balles'],
    ['es', 'siete horas puedo. setenta soles'],
    ['pt', 'umas 7 horas por semana, 70 reais'],
    ['he', 'אולי 7 שעות. כסף לא הרבה, 70 שקל'],
  ])('is what there is, though goals were asked for, in %s: “%s”', (language, message) => {
    const { budget, goals } = heardIn(message, language, 'goals');
    expect(budget).toBe(70);
    expect(goals.join(' ')).not.toContain('70');
  });
});

describe('a sum that answers the question for goals', () => {
  it.each<[Language, string]>([
    ['en', '260 pounds a month, around 9 hours a week'],
    ['fr', '260 euros par mois, avec 9 heures par semaine'],
    ['es', '260 euros al mes, con 9 horas a la semana'],
    ['pt', '260 euros por mês, com 9 horas por semana'],
    ['he', '260 שקל בחודש, בערך 9 שעות בשבוע'],
  ])('stands before the hours, in %s: “%s”', (language, message) => {
    const { budget, goals } = heardIn(message, language, 'goals');
    expect(budget).toBeNull();
    expect(goals.join(' ')).toContain('260');
  });
});

describe('two sums of which nothing is said', () => {
  it.each<[Language, string]>([
    ['en', '5 hours a week, £40, and about £150 a month for her piano lessons'],
    ['fr', '5 heures par semaine, 40 euros, et dans les 150 euros par mois pour le toit'],
    ['es', '5 horas a la semana, 40 euros, y unos 150 euros al mes para el colegio'],
    ['pt', '5 horas por semana, 40 euros, e uns 150 euros por mês para a renda'],
    ['he', '5 שעות בשבוע, 40 שקל, ובערך 150 שקל בחודש לחוגים'],
  ])('are what there is and what is wanted, in %s: “%s”', (language, message) => {
    const { budget, goals } = heardIn(message, language);
    expect(budget).toBe(40);
    expect(goals.join(' ')).toContain('150');
  });
});

describe('a sum told before the one that is wanted', () => {
  it.each<[Language, string]>([
    ['en', 'about 90 pounds a month for clay. aiming for 900'],
    ['fr', '90 euros par mois pour la terre. je vise 900'],
    ['es', '90 euros al mes de barro. la meta son 900'],
    ['pt', 'uns 90 euros por mês de barro, e quero 900'],
    ['he', '90 שקל לחודש על חימר, רוצה להגיע ל-900 שקל'],
  ])('is what there is, in %s: “%s”', (language, message) => {
    const { budget, goals } = heardIn(message, language, 'goals');
    expect(budget).toBe(90);
    expect(goals.join(' ')).toContain('900');
    expect(goals.join(' ')).not.toMatch(/90(?!0)/u);
  });

  it.each<[Language, string]>([
    ['en', 'my rent is 700 a month. aiming for 900'],
    ['es', 'pago 700 euros al mes de alquiler. la meta son 900'],
    ['en', 'I want 900 a month, 90 of it for my mother'],
  ])('is none where something else is said of it, or it follows, in %s: “%s”', (language, message) => {
    expect(heardIn(message, language, 'goals').budget).toBeNull();
  });
});

describe('what a sum is wanted for', () => {
  it.each<[Language, string]>([
    ['en', '350 a month for my daughters fees'],
    ['es', '350 al mes para la renta'],
    ['fr', '350 par mois pour le loyer'],
    ['he', '350 בחודש בשביל שכר הדירה'],
    ['pt', '350 por mês para o aluguel'],
  ])('makes no bill of it where goals were asked for, in %s: “%s”', (language, message) => {
    const { goals, budget } = heardIn(message, language, 'goals');
    expect([goals.join(' '), budget]).toEqual([expect.stringContaining('350'), null]);
  });

  it.each([
    ['une douzaine d’heures par semaine, 60 euros', 12],
    ['une vingtaine d’heures par semaine, 60 euros', 20],
    ['une dizaine d’heures par semaine, 60 euros', 10],
  ])('is told beside so many hours, too: %s', (message, hours) => {
    expect(heardIn(message, 'fr', 'goals')).toMatchObject({ hours, budget: 60 });
  });
});

describe('amounts behind a label', () => {
  it.each<[Language, string]>([
    ['en', 'hours: 9 a week. budget: 260 a month. target: 2,400'],
    ['he', 'שעות: 9 בשבוע. תקציב: 260 לחודש. יעד: 2,400'],
    ['fr', 'heures : 9 par semaine. budget : 260 par mois. objectif : 2400'],
    ['es', 'horas: 9 a la semana. presupuesto: 260 al mes. meta: 2400'],
    ['pt', 'horas por semana: 9. orçamento: 260 por mês. meta: 2400'],
  ])('are what it says, in %s: “%s”', (language, message) => {
    const { hours, budget, goals } = heardIn(message, language);
    expect({ hours, budget, goals: goals.map((goal) => Number(goal.replace(/\D/gu, ''))) }).toEqual({
      hours: 9,
      budget: 260,
      goals: [2_400],
    });
  });
});

describe('a sum that something says behind it is wanted', () => {
  it.each<[Language, string]>([
    ['en', 'four hundred coming in would see to the roof, and I could lay out 30 a month'],
    ['he', 'אם ייצא 400 לחודש אני מסודרת, יש תקציב של 30 שקל'],
    ['fr', 'si ça rapportait 400 euros par mois ça m’irait, je peux mettre 30'],
    ['es', 'con 400 al mes me alcanzaría, y puedo arriesgar 30'],
    ['pt', 'uns 400 por mês já ajudava, e posso pôr 30'],
  ])('is a goal, in %s: “%s”', (language, message) => {
    const { budget, goals } = heardIn(message, language);
    expect(goals).toHaveLength(1);
    expect(budget).toBe(30);
  });

  it('keeps a long wording of money that comes once by whole words, up to the sum', () => {
    const message = `I ${'really and truly '.repeat(12)}can put in 400 just once`;
    const [note = ''] = heardIn(message, 'en', 'budget_per_month').notes;
    expect(note).toMatch(/^(?:really|and|truly) .*can put in 400 just once$/u);
  });
});

describe('hours from one of the clock to another behind work are those of the work', () => {
  it.each<[Language, string]>([
    ['en', 'I scrub pans at the college canteen 6 to 9 every evening'],
    ['en', 'lollipop man, 8 to 9 and 3 to 4 on weekdays'],
    ['es', 'Barro el mercado de 5 a 8 todos los días'],
    ['fr', 'Je nettoie des écoles de 17h à 20h tous les jours'],
    ['pt', 'Lavo carros das 6 às 10 todo dia'],
    ['he', 'אני מנקה חדרי מדרגות מ-6 עד 9 כל יום'],
    ['en', 'I walk dogs 3 hours a day'],
  ])('and nobody’s free time, in %s: “%s”', (language, message) => {
    expect(heardIn(message, language).hours).toBeNull();
  });

  it.each<[Language, string, number]>([
    ['en', 'I scrub pans at the canteen 6 to 9 every evening, so 5 hours a week is what is left', 5],
    ['en', 'a retired teacher with 10 hours a week', 10],
    ['es', 'Barro el mercado de 5 a 8 todos los días y tengo libres 6 horas a la semana', 6],
    ['fr', 'Je nettoie des écoles, libre de 9h à 11h tous les jours', 14],
  ])('beside which what there is counts, in %s: “%s”', (language, message, hours) => {
    expect(heardIn(message, language).hours).toBe(hours);
  });

  it('and are free where hours were asked for and no work is told', () => {
    expect(heardIn('6 to 8 every evening', 'en', 'hours_per_week').hours).toBe(14);
    expect(heardIn('baker, 6 to 8 every evening', 'en', 'hours_per_week').hours).toBe(14);
  });
});

describe('what a thing is worth', () => {
  it.each<[Language, string]>([
    ['en', 'the horsebox costs 700'],
    ['en', 'my lathe is worth 600 pounds'],
    ['es', 'vale 3 millones'],
    ['es', 'el telar está valorado en 900'],
    ['fr', 'ça vaut 3 millions'],
    ['fr', 'la presse m’est revenue à 700'],
    ['pt', 'o barco custa 1200 reais'],
    ['pt', 'está avaliado em 20 mil reais'],
    ['he', 'הנול שווה 3000'],
    ['he', 'המקדחה עלתה לי 700 שקל'],
  ])('is no budget, though that was asked, in %s: “%s”', (language, message) => {
    expect(heardIn(message, language, 'budget_per_month').budget).toBeNull();
  });

  it.each<[Language, string, number]>([
    ['en', 'the horsebox costs 700, I can spare 35 a month', 35],
    ['en', 'as long as it costs less than 40', 40],
    ['es', 'que no cueste más de 40', 40],
    ['fr', 'si ça coûte moins de 40', 40],
    ['pt', 'que não custe mais de 40', 40],
    ['he', 'הנול עולה 2000, אני יכולה לשים 90 בחודש', 90],
  ])('and what it may cost, or what there is besides, is one, in %s: “%s”', (language, message, budget) => {
    expect(heardIn(message, language, 'budget_per_month').budget).toBe(budget);
  });
});
