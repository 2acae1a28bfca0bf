import { applyField, emptyProfile, type Language, languages, type Profile } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import type { ChatTurn, ReplyEvent } from '../../guide.ts';
import { onboardingTurn } from './onboarding-turn.ts';
import { interviewWords } from './words.ts';

/** A person talking to the interview; the profile follows the updates, as the server's does. */
class Talk {
  profile: Profile = emptyProfile;
  history: ChatTurn[] = [];
  readonly language: Language;

  constructor(language: Language = 'en') {
    this.language = language;
  }

  async say(message: string): Promise<string> {
    const events: ReplyEvent[] = [];
    const input = { profile: this.profile, history: this.history, message };
    for await (const event of onboardingTurn(input, { language: this.language, now: 0, seed: 's' })) events.push(event);
    for (const event of events) if (event.type === 'update') this.profile = applyField(this.profile, event.update);
    const done = events.at(-1);
    if (done?.type !== 'done') throw new Error('The turn did not end.');
    const deltas = events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
    if (deltas !== done.text) throw new Error('The deltas are not the text.');
    if (message !== '') this.history.push({ sender: 'user', content: message });
    this.history.push({ sender: 'foothold', content: done.text });
    return done.text;
  }
}

const { questions, ...words } = interviewWords.en;

describe('the interview', () => {
  it('opens with the first question; the greeting is the page’s', async () => {
    expect(await new Talk().say('')).toBe(questions.experience.ask);
  });

  it('fills the profile from free answers, one question at a time, and ends', async () => {
    const talk = new Talk();
    await talk.say('');
    expect(await talk.say('I was a nurse for 7 years. I have 6 hours a week')).toContain(questions.skills.ask);
    await talk.say('baking (advanced), first aid');
    await talk.say('earn 600 a month');
    expect(await talk.say('0')).toContain(questions.location.ask);
    await talk.say('Haifa');
    await talk.say('cycling');
    await talk.say('skip');
    await talk.say('34');
    expect(await talk.say('only evenings')).toContain(words.enough);
    expect(talk.profile).toMatchObject({
      age: 34,
      location: 'Haifa',
      hobbies: 'cycling',
      education: '',
      notes: 'only evenings',
      experiences: [{ role_title: 'nurse', duration_months: 84 }],
      skills: [{ skill_name: 'baking', level: 'advanced' }, { skill_name: 'first aid' }],
      goals: [{ goal_type: 'earn', value: 'earn 600 a month' }],
      resources: { hours_per_week: 6, budget_per_month: 0 },
    });
  });

  it('says what it took, and never asks again what it knows or what was skipped', async () => {
    const talk = new Talk();
    await talk.say('');
    const reply = await talk.say('I live in Haifa');
    expect(reply).toContain('- Place: \u2068Haifa\u2069');
    expect(reply).toContain(questions.experience.again);
    const after = await talk.say('skip');
    expect(after).toContain(words.needed);
    expect(after).toContain(questions.skills.ask);
    expect(talk.history.filter((turn) => turn.content.includes(questions.location.ask))).toHaveLength(0);
  });

  it('offers the form after two misses', async () => {
    const talk = new Talk();
    await talk.say('');
    expect(await talk.say('???')).toContain(words.not_understood);
    const second = await talk.say('🙂🙂');
    expect(second).toContain(words.form);
    expect(second).toContain(questions.skills.ask);
  });

  it('takes a correction: the last number counts', async () => {
    const talk = new Talk();
    await talk.say('');
    await talk.say('6 hours a week');
    await talk.say('sorry, 4 hours a week');
    expect(talk.profile.resources.hours_per_week).toBe(4);
  });

  it('does not save an age below 16 and says why', async () => {
    const talk = new Talk();
    await talk.say('');
    expect(await talk.say('I am 14 years old')).toContain(words.too_young);
    expect(talk.profile.age).toBeNull();
  });

  it('answers why it asks, and asks again in the same words', async () => {
    const talk = new Talk();
    await talk.say('');
    const reply = await talk.say('Why?');
    expect(reply).toContain(words.why.experience);
    expect(reply).toContain(questions.experience.ask);
  });

  it.each(languages)('answers distress in %s with the fixed words and saves nothing', async (language) => {
    const talk = new Talk(language);
    await talk.say('');
    const said = {
      en: 'I want to die',
      he: 'אני רוצה למות',
      fr: 'J’ai envie de mourir',
      es: 'Quiero morirme',
      pt: 'Eu quero morrer',
    };
    const reply = await talk.say(said[language]);
    expect(reply.length).toBeGreaterThan(150);
    expect(talk.profile).toEqual(emptyProfile);
  });
});

describe('the interview’s texts', () => {
  const shape = (value: unknown): unknown =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
      : Array.isArray(value)
        ? 'list'
        : 'text';

  it.each(languages)('are complete in %s', (language) => {
    const { hours: _h, years: _y, months: _m, ...own } = interviewWords[language];
    const { hours: _eh, years: _ey, months: _em, ...english } = interviewWords.en;
    expect(shape(own)).toEqual(shape(english));
  });

  it('never ask two things in the same words', () => {
    for (const language of languages) {
      const texts = Object.values(interviewWords[language].questions).flatMap((one) => [one.ask, one.again]);
      expect(texts.some((text) => texts.some((other) => other !== text && other.includes(text)))).toBe(false);
    }
  });
});
