import { applyField, type Language, languages, type Profile } from '@foothold/contract';
import { expect, it } from 'vitest';
import type { ChatTurn } from '../../guide.ts';
import { careWords } from '../../care/words.ts';
import { dayInUtc } from '../../text/calendar.ts';
import { stillWaiting } from './still-waiting.ts';
import { Talk } from './testing.ts';

/** Asked about, since it may be despair, and the last that is said. */
const LAST: Record<Language, string> = {
  en: 'I am tired of everything. I want 310 a month, that is my goal',
  he: 'אני לא יכול ככה יותר. אני רוצה להרוויח 310 שקל בחודש',
  fr: 'je suis fatigué de tout, plus rien n’a de sens. Je voudrais gagner 310 euros par mois',
  es: 'ya nada tiene sentido y estoy cansado de todo. Quiero ganar 310 euros al mes',
  pt: 'nada mais faz sentido e estou cansado de tudo. Quero ganhar 310 euros por mês',
};
const ON_TRIAL = { language: 'en', now: dayInUtc(2026, 10, 16) } as const;

const after = (talk: Talk): Profile =>
  (stillWaiting(talk, { ...ON_TRIAL, language: talk.language }) ?? []).reduce(
    (profile, update) => applyField(profile, update),
    talk.profile,
  );

it.each(languages)(
  'keeps a goal of %s that stands beside what was asked about, once ideas are asked for',
  async (one) => {
    const talk = new Talk(one);
    await talk.say('');
    await talk.say(LAST[one]);
    expect(talk.history.at(-1)?.record?.act).toBe('asked-of-danger');
    expect(talk.profile.goals).toEqual([]);
    const { goals, ...rest } = after(talk);
    expect(goals.map(({ value }) => value).join()).toContain('310');
    expect(JSON.stringify(rest)).not.toMatch(/tired|לא יכול|fatigu|cansado/u);
  },
);

it('keeps what was asked back as it was said, and nothing where nothing waits', () => {
  const asked_back = { about: 'reading', field: 'skills', said: 'pole lathe' } as const;
  const record = { asks: null, act: null, before: [], asked_back };
  const history: ChatTurn[] = [
    { sender: 'user', content: 'I had a go at a pole lathe once' },
    { sender: 'foothold', content: 'Did I get that right?', record },
  ];
  const { profile } = new Talk();
  expect(stillWaiting({ profile, history }, ON_TRIAL)).toEqual([{ field: 'notes', payload: 'pole lathe' }]);
  expect(stillWaiting({ profile, history: [] }, ON_TRIAL)).toEqual([]);
});

it.each(languages)('keeps in %s nothing again that was kept once', async (one) => {
  const talk = new Talk(one);
  await talk.say('');
  await talk.say(LAST[one]);
  const kept = talk.history.map((turn) =>
    turn.record ? { ...turn, record: { ...turn.record, waiting_kept: true } } : turn,
  );
  const context = { ...ON_TRIAL, language: one };
  expect(stillWaiting({ profile: talk.profile, history: talk.history }, context)).not.toEqual([]);
  expect(stillWaiting({ profile: talk.profile, history: kept }, context)).toEqual([]);
});

it.each(languages)('keeps what was asked back in %s though care asks next', async (one) => {
  const asked_back = { about: 'reading', field: 'skills', said: 'pole lathe' } as const;
  const record = { asks: null, act: null, before: [], asked_back };
  const talk = new Talk(one);
  talk.history = [
    { sender: 'user', content: 'I had a go at a pole lathe once' },
    { sender: 'foothold', content: 'Did I get that right?', record },
  ];
  await talk.say(LAST[one]);
  expect(talk.history.at(-1)?.record?.act).toBe('asked-of-danger');
  expect(after(talk).notes).toContain('pole lathe');
  await talk.say(careWords[one].misread);
  expect(talk.profile.notes).toContain('pole lathe');
  expect(talk.profile.skills).toEqual([]);
});
