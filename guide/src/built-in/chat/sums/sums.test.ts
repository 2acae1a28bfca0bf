import { emptyProfile, languages, type Language, type Profile } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { slotsOf } from '../../../text/fill.ts';
import { asksForSum, sumFor } from './sums.ts';
import asked from './testing/asked.json' with { type: 'json' };
import notAsked from './testing/not-asked.json' with { type: 'json' };
import { sumWords } from './words.ts';

/** One in so many of the sums is put before messages that ask for none. */
const EVERY = 5;
const TODAY = Date.UTC(2026, 10, 23, 22);

/** The answer to the last of some messages; what only directs the text is taken out, and all spaces are alike. */
function sumOf(messages: readonly string[], language: Language, profile: Profile = emptyProfile) {
  const earlier = messages.slice(0, -1).toReversed();
  const answer = sumFor({ message: messages.at(-1) ?? '', earlier, profile, today: TODAY }, language);
  const text = answer?.text.replace(/[\u2066-\u2069\u200E\u200F]/gu, '').replace(/[\u00A0\u202F]/gu, ' ');
  return answer && { ...answer, text: text ?? '' };
}

describe.each(languages)('sums asked for in %s', (language) => {
  it.each(asked[language].map((row) => [row.slice(0, -1).join(' / '), row] as const))('%s', (_name, row) => {
    const wanted = row.at(-1) ?? '';
    const answer = sumOf(row.slice(0, -1), language);
    expect(answer?.missing ? `asks for ${answer.missing}` : answer?.text).toContain(wanted);
  });
});

describe.each(languages)('messages with numbers in %s that ask for no sum', (language) => {
  it.each(notAsked[language])('%s', (message) => {
    expect(sumOf([message], language)).toBeNull();
  });
  it('are none behind a sum either', () => {
    const sums = asked[language].map((row) => row.slice(0, -1)).filter((_row, at) => at % EVERY === 0);
    const taken = sums.flatMap((sum) =>
      notAsked[language].filter((message) => sumOf([...sum, message], language)).map((message) => [...sum, message]),
    );
    expect(taken).toEqual([]);
  });
});

describe('a sum', () => {
  it('counts as many units as reach the goal, and not one more', () => {
    for (let price = 1; price <= 97; price += 4) {
      for (let goal = 10; goal <= 3_000; goal += 137) {
        const answer = sumOf([`I charge ${price} a visit, how many visits for ${goal} a month`], 'en');
        const found = /it takes ([\d,]+) visits/u.exec(answer?.text ?? '')?.[1]?.replace(',', '');
        const units = /one is enough/u.test(answer?.text ?? '') ? 1 : Number(found);
        expect(units * price, `${goal} at ${price}`).toBeGreaterThanOrEqual(goal);
        expect((units - 1) * price, `${goal} at ${price}`).toBeLessThan(goal);
      }
    }
  });
  it('is the same in every language the figures are told in', () => {
    const messages: Record<Language, string> = {
      en: 'my fee is 35 per visit, how many visits to reach 910 a month',
      he: 'אני גובה 35 לביקור, כמה ביקורים צריך כדי להגיע ל־910 בחודש',
      fr: 'je prends 35 par visite, combien de visites pour arriver à 910 par mois',
      es: 'cobro 35 por visita, cuántas visitas necesito para llegar a 910 al mes',
      pt: 'cobro 35 por visita, quantas visitas preciso para chegar a 910 por mês',
    };
    for (const language of languages)
      expect(sumOf([messages[language]], language)).toMatchObject({
        formula: 'units-to-goal',
        slots: { price: 35, goal: 910, goalPer: 'month' },
      });
  });
  it('takes what the message leaves out from the profile', () => {
    const profile: Profile = {
      ...emptyProfile,
      goals: [{ goal_type: 'income', value: '£900 a month' }],
      resources: { ...emptyProfile.resources, hours_per_week: 8 },
    };
    expect(sumOf(['I charge 30 a lesson, how many lessons do I need'], 'en', profile)?.text).toContain(
      '£900 ÷ £30 = 30',
    );
    expect(sumOf(['one repair takes 2 hours, how many repairs can i do'], 'en', profile)?.text).toContain('4 repairs');
  });
  it('shows the person’s currency, and none where none was told', () => {
    expect(sumOf(['what is 30% of €90'], 'en')?.text).toContain('€27');
    expect(sumOf(['what is 30% of 90'], 'en')?.text).toContain('= 27');
  });
  it('says so where a figure is zero, too big or eats the price', () => {
    const says = sumWords.en.says;
    expect(sumOf(['how many calls at 0 each for 1500 a month'], 'en')?.text).toContain(says.divided_by_zero);
    expect(sumOf(['how many calls at 5 each for 900000000000 a month'], 'en')?.text).toContain(says.too_big);
    expect(sumOf(['I charge 5 a cake and ingredients cost 6, how many cakes for 100 a month'], 'en')?.text).toContain(
      says.nothing_left_of_one,
    );
  });
  it('forgets what was reckoned when the talk has gone on', () => {
    const first = 'my price is 40 a call, how many calls make 1500 a month';
    const talk = ['where do I find them', 'and what do I write', 'thank you so much'];
    expect(sumOf([first, 'and if I only get 30'], 'en')).not.toBeNull();
    expect(sumOf([first, ...talk, 'and if I only get 30'], 'en')).toBeNull();
  });
  it('is heard as one where its figures are not understood, and not in another question', () => {
    expect(asksForSum("my booth is 40 and i sold some at 5 and some at 7, what's left", 'en')).toBe(true);
    expect(asksForSum('is 25 a fair price for a lesson of 2 hours', 'en')).toBe(false);
    expect(asksForSum('how do i find 10 customers in 3 weeks', 'en')).toBe(false);
  });
  it('reads no more than a message has', () => {
    const long = 'how many calls at 40 for 1500 '.repeat(260);
    expect(sumOf([long], 'en')).toBeNull();
  });
});

describe('words of sums', () => {
  it('have the same slots in every language', () => {
    for (const [name, text] of Object.entries(sumWords.en.says))
      for (const language of languages)
        expect(slotsOf(Object.entries(sumWords[language].says).find(([key]) => key === name)?.[1] ?? '')).toEqual(
          slotsOf(text),
        );
  });
});
