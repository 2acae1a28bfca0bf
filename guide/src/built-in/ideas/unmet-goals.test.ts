import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { profileOf } from '../../testing/profiles.ts';
import { planFromIdea } from '../plan/plan-from-idea.ts';
import { recommend } from '../recommend.ts';
import { contextOf } from '../testing/ideas-for.ts';

/** An income, a race, and something of which nobody knows what it is for. */
const goals: Record<Language, [earn: string, own: string, open: string]> = {
  en: ['400 a month', 'run a half marathon', 'the blue door'],
  he: ['1500 בחודש', 'לרוץ חצי מרתון', 'הדלת הכחולה'],
  fr: ['400 par mois', 'courir un semi-marathon', 'la porte bleue'],
  es: ['400 al mes', 'correr una media maratón', 'la puerta azul'],
  pt: ['400 por mês', 'correr uma meia maratona', 'a porta azul'],
};
const jobs: Record<Language, string> = {
  en: 'Locksmith',
  he: 'מנעולן',
  fr: 'Serrurier',
  es: 'Cerrajero',
  pt: 'Chaveiro',
};

const asked = async (language: Language, values: readonly string[], notes = '') => {
  const profile = {
    ...profileOf({ jobs: [[jobs[language], 80]], hours: 6, notes }),
    language,
    goals: values.map((value) => ({ goal_type: '-', value })),
  };
  const answer = await recommend({ profile, mode: 'brainstorm', already: [], count: 5 }, contextOf(language));
  return { profile, ...answer };
};

describe.each(languages)('goals in %s', (language) => {
  const [earn, own, open] = goals[language];

  it('are each met by an idea, or named as not met', async () => {
    const { value, notice } = await asked(language, [earn, own, open]);
    expect(new Set(value.map(({ fit }) => fit.purpose))).toEqual(new Set(['earn', 'personal']));
    expect(notice?.text).toContain(open);
    expect(notice?.text).not.toContain(own);
  });

  it('that are all met need no word', async () => {
    expect((await asked(language, [earn, own])).notice).toBeUndefined();
  });

  it('that a plan is not for are named in it', async () => {
    const { profile, value } = await asked(language, [earn, own]);
    for (const recommendation of [value[0]!, value.at(-1)!]) {
      const plan = (await planFromIdea({ profile, recommendation }, contextOf(language))).value;
      const other = recommendation.fit.purpose === 'earn' ? own : earn;
      expect(plan.short_description).toContain(other);
    }
  });
});

it('a goal of which every way is ruled out is named as that', async () => {
  const { value, notice } = await asked('en', ['400 a month', 'read to children at the library'], 'No children.');
  expect(value.every(({ fit }) => fit.purpose === 'earn')).toBe(true);
  expect(notice?.text).toContain('keeps to what you’ve ruled out');
});

describe('the only goal, which is not money', () => {
  const refusals: Record<Language, string> = {
    en: 'I have no time for that',
    he: 'אין לי זמן לזה',
    fr: 'je n’ai pas le temps pour ça',
    es: 'no tengo tiempo para eso',
    pt: 'não tenho tempo para isso',
  };

  it.each(languages)(
    'gives way in %s to what a job gives once its ways are refused, and is named',
    async (language) => {
      const own = goals[language][1];
      const { profile, value: first, notice } = await asked(language, [own]);
      expect([new Set(first.map(({ fit }) => fit.purpose)), notice]).toEqual([new Set(['personal']), undefined]);
      const input = { profile, mode: 'brainstorm', already: first, feedback: refusals[language], count: 3 } as const;
      const answer = await recommend(input, contextOf(language));
      expect(answer.value.map(({ fit }) => fit.purpose)).toContain('earn');
      expect(answer.notice?.text).toContain(own);
    },
  );

  it('does so too where every way is ruled out from the start, and where its kind was declined', async () => {
    const barred = await asked('en', ['read to children at the library'], 'No children.');
    expect(barred.value.some(({ fit }) => fit.purpose === 'earn')).toBe(true);
    expect(barred.notice?.text).toContain('keeps to what you’ve ruled out');
    const { profile, value } = await asked('en', [goals.en[1]]);
    const already = value.map((idea) => ({ ...idea, declined: { reason: 'not-interested', note: '' } as const }));
    const left = await recommend({ profile, mode: 'brainstorm', already, count: 3 }, contextOf('en'));
    expect(left.value.some(({ fit }) => fit.purpose === 'earn')).toBe(true);
    expect(left.notice?.text).toContain(goals.en[1]);
  });

  it('is not left for an income while its ways stand', async () => {
    const { profile, value: already } = await asked('en', [goals.en[1]]);
    const again = await recommend({ profile, mode: 'brainstorm', already, count: 2 }, contextOf('en'));
    expect(again.value).toEqual([]);
  });
});
