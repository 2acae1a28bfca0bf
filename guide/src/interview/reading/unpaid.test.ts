import { goalTypes, type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
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
