import { goalTypes, type Language, languages, purposeOfType } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { openGoalType } from '../../understand/goal-type.ts';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { cleaned, flat } from './message.ts';

const heardIn = (language: Language, text: string, asked: 'goals' | null = null) => {
  const message = cleaned(text);
  const heard = { asked, language, languages: languagesOf(flat(message), language), now: Date.UTC(2026, 10, 28) };
  return hear(message, heard).said;
};

const unpaid: Record<Language, string> = {
  en: 'i drove the mobile library for years, i would like to read stories to the little ones at the clinic, not for the money',
  he: 'נהגתי שנים בספרייה הניידת, הייתי רוצה להקריא סיפורים לקטנים במרפאה, לא בשביל כסף',
  fr: 'j’ai conduit le bibliobus pendant des années, je voudrais lire des histoires aux petits de la clinique, pas pour l’argent',
  es: 'conduje el bibliobús muchos años, me gustaría leer cuentos a los pequeños de la clínica, sin cobrar',
  pt: 'dirigi a biblioteca móvel por anos, queria ler histórias para os pequenos da clínica, sem cobrar',
};

describe('a wish for which no money is asked', () => {
  it.each(languages)('is for others, and that is no limit, in %s', (language) => {
    const said = heardIn(language, unpaid[language]);
    const goals = said.flatMap((one) => (one.field === 'goals' ? [one.value.goal_type] : []));
    expect(goals).toEqual([goalTypes[language].impact]);
    expect(said.filter(({ field }) => field === 'limits')).toEqual([]);
  });

  it.each<[Language, string, string]>([
    ['en', 'It’s not about the money. I just want to carve spoons again.', 'personal'],
    ['en', 'I’d love to carve spoons for the school. Not for the money.', 'impact'],
    ['he', 'זה לא בשביל הכסף. אני רוצה לגלף שוב כפות', 'personal'],
    ['fr', 'C’est pas pour l’argent. J’aimerais sculpter de nouveau des cuillères', 'personal'],
    ['es', 'No es por dinero. Quiero volver a tallar cucharas', 'personal'],
    ['pt', 'Não é por dinheiro. Quero voltar a entalhar colheres', 'personal'],
  ])('is known by a sentence that says only that, in %s: “%s”', (language, text, purpose) => {
    const said = heardIn(language, text);
    const types = said.flatMap((one) => (one.field === 'goals' ? [one.value.goal_type] : []));
    expect(types).toEqual([goalTypes[language][purpose as 'personal']]);
    expect(said.some(({ field }) => field === 'limits')).toBe(false);
  });

  it('is for others where it counts whom it is for, in a story of which nothing is left out', () => {
    const text =
      'האמת לא בשביל כסף. אחרי שנתיים בכפר בא לי ש 9 משפחות יאכלו יחד ארוחת ערב כל חודש. אחותי תופרת, בלי תפירה בבקשה';
    const said = heardIn('he', text, 'goals');
    const types = said.flatMap((one) => (one.field === 'goals' ? [one.value.goal_type] : []));
    expect(types).toEqual([goalTypes.he.impact]);
  });

  it.each<[Language, string]>([
    ['en', 'that the bairns here can row again, not for the money'],
    ['he', 'שלנוער פה יהיה איפה לנגן, לא בשביל הכסף'],
    ['fr', 'que les minots du port sachent nager, pas pour l’argent'],
    ['es', 'que los chamacos de aquí sepan nadar, no por dinero'],
    ['pt', 'que os miúdos daqui saibam remar, não por dinheiro'],
  ])('is for others in %s where the young are named by whatever they are called: “%s”', (language, text) => {
    const types = heardIn(language, text, 'goals').flatMap((one) =>
      one.field === 'goals' ? [purposeOfType(one.value.goal_type)] : [],
    );
    expect(types).toEqual(['impact']);
  });

  it.each<[Language, string, string]>([
    ['en', 'I need 320 a month. And I want to ring the bells again, not for the money', 'ring the bells again'],
    ['he', 'אני צריך 1100 שקל בחודש. ואני רוצה לצלצל שוב בפעמונים, לא בשביל הכסף', 'לצלצל שוב בפעמונים'],
    ['fr', 'Il me faut 320 euros par mois. Et je voudrais sonner les cloches, pas pour l’argent', 'sonner les cloches'],
    ['es', 'Necesito 320 al mes. Y quiero volver a tocar campanas, no por dinero', 'volver a tocar campanas'],
    ['pt', 'Preciso de 320 por mês. E quero voltar a tocar os sinos, não por dinheiro', 'voltar a tocar os sinos'],
  ])('is said of the goal beside it, and never of a sum with its month, in %s: “%s”', (language, text, wish) => {
    const types = heardIn(language, text, 'goals').flatMap((one) =>
      one.field === 'goals' ? [[one.value.value.includes(wish), purposeOfType(one.value.goal_type)] as const] : [],
    );
    expect(types).toHaveLength(2);
    expect(new Map(types)).toEqual(
      new Map<boolean, unknown>([
        [false, 'earn'],
        [true, 'personal'],
      ]),
    );
  });

  it.each<[Language, string]>([
    ['en', 'open a lamp shop, not only for the money'],
    ['en', 'open a lamp shop. It’s not just about the money'],
    ['he', 'לפתוח חנות מנורות, לא רק בשביל הכסף'],
    ['fr', 'ouvrir une boutique de lampes, pas seulement pour l’argent'],
    ['fr', 'ouvrir une boutique de lampes, pas que pour les sous'],
    ['es', 'abrir una tienda de lámparas, no solo por el dinero'],
    ['es', 'abrir una tienda de lámparas, no por dinero solamente'],
    ['pt', 'abrir uma loja de luminárias, não só pelo dinheiro'],
    ['en', 'open a lamp shop, not so much for the money'],
    ['en', 'open a lamp shop, not to get rich'],
    ['en', 'open a lamp shop, not for gain, just to break even'],
    ['he', 'לפתוח חנות מנורות, לא כל כך בשביל הכסף'],
    ['he', 'לפתוח חנות מנורות, לא כדי להתעשר'],
    ['fr', 'ouvrir une boutique de lampes, pas nécessairement pour l’argent'],
    ['fr', 'ouvrir une boutique de lampes, pas pour devenir riche'],
    ['es', 'abrir una tienda de lámparas, no tanto por la plata'],
    ['es', 'abrir una tienda de lámparas, no para hacerme rico'],
    ['es', 'abrir una tienda de lámparas, no es por dinero pero tendré que cobrar'],
    ['pt', 'abrir uma loja de luminárias, não principalmente pelo dinheiro'],
    ['pt', 'abrir uma loja de luminárias, não para ficar rica'],
    ['pt', 'abrir uma loja de luminárias, não é pelo dinheiro, mas vou ter que cobrar'],
  ])(
    'is not denied where it is not only for money or paid after all, and that is no limit, in %s: “%s”',
    (language, text) => {
      const said = heardIn(language, text, 'goals');
      const types = said.flatMap((one) => (one.field === 'goals' ? [one.value.goal_type] : []));
      expect(types).toHaveLength(1);
      expect([openGoalType[language], goalTypes[language].earn]).toContain(types[0]);
      expect(said.filter(({ field }) => field === 'limits' || field === 'dislikes')).toEqual([]);
    },
  );

  it.each<[Language, string]>([
    ['en', 'not for money, I want to be useful'],
    ['he', 'לא בשביל כסף, אני רוצה להיות מועילה'],
    ['fr', 'pas pour l’argent, je veux me rendre utile'],
    ['es', 'no por dinero, quiero ser útil'],
    ['pt', 'não por dinheiro, quero ser útil'],
  ])('is for others where somebody wants to be useful, in %s: “%s”', (language, text) => {
    const types = heardIn(language, text, 'goals').flatMap((one) =>
      one.field === 'goals' ? [one.value.goal_type] : [],
    );
    expect(types).toEqual([goalTypes[language].impact]);
  });

  it('is another than a sum beside it, and than one told of something else', () => {
    const sum = heardIn('en', 'i drive a van all week, i want to earn 300 a month, not for me, for the rent');
    expect(sum.flatMap((one) => (one.field === 'goals' ? [one.value.goal_type] : []))).toEqual(['earn']);
    const other = heardIn('en', 'i would love to open a puppet workshop. on sundays i read to people for free');
    expect(other.flatMap((one) => (one.field === 'goals' ? [one.value.goal_type] : []))).not.toContain(
      'have an impact',
    );
  });

  it('is a limit where somebody will not work so', () => {
    const said = heardIn('en', 'i drive a van all week and mend puppets, but i will not work for free');
    expect(said.some((one) => one.field === 'limits' && /for free/u.test(one.value))).toBe(true);
  });
});

describe('that something is done unpaid', () => {
  it.each<[Language, string]>([
    ['he', 'אני קולע סלים ומלמד קליעה במתנ״ס, בהתנדבות'],
    ['es', 'hago cestas y enseño a hacerlas, sin cobrar'],
  ])('is neither work nor a skill, in %s: “%s”', (language, message) => {
    const named = heardIn(language, message).flatMap(({ field, value }) =>
      field === 'experience' ? [value.role_title] : field === 'skills' ? [value.name] : [],
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named).not.toContain('בהתנדבות');
    expect(named).not.toContain('sin cobrar');
  });
});

describe('that money is not the question', () => {
  it.each<[Language, string, RegExp]>([
    ['en', 'Money is not the question. I would like 12 benches in the park to be mended', /12 benches/u],
    ['fr', 'ce n’est pas une question d’argent. je voudrais que 12 bancs du parc soient réparés', /12 bancs/u],
    ['he', 'זו לא שאלה של כסף. הייתי רוצה שיהיו 12 ספסלים מתוקנים בפארק ליד הבית', /12 ספסלים/u],
  ])('says nothing of what there is to spend, in %s: “%s”', (language, message, goal) => {
    const said = heardIn(language, message);
    expect(said.filter(({ field }) => field === 'budget_per_month')).toEqual([]);
    expect(said.flatMap((one) => (one.field === 'goals' ? [one.value.value] : [])).join(' | ')).toMatch(goal);
  });

  it('leaves it said that there is none', () => {
    const said = heardIn('en', 'It is not about money. I have no money to put in, I carve spoons and mend chairs');
    expect(said).toContainEqual(expect.objectContaining({ field: 'budget_per_month', value: 0 }));
  });
});
