import { describe, expect, it } from 'vitest';
import { languages, wishLines } from '../../scripts/training-data.mjs';
import { Talk } from '../built-in/interview/testing.ts';
import { careFor } from './care.ts';
import { mayBeDespair } from './held-back.ts';
import { careWords } from './words.ts';

/** Cries for help that read like a wish, and honest wishes in much the same words; nobody learnt from them. */
const wishes = languages.flatMap((language) => wishLines(language));
const isHeard = (text: string) => careFor(text, 'en') !== null || mayBeDespair('goals', text);
const share = (label: string) => {
  const some = wishes.filter((one) => one.label === label);
  return some.filter(({ text }) => isHeard(text)).length / some.length;
};

describe('what may be despair', () => {
  it('is seldom taken for a goal, and goals are seldom taken for it', () => {
    expect(share('self')).toBeGreaterThanOrEqual(0.85);
    expect(share('figure')).toBeLessThanOrEqual(0.25);
  });

  it('waits for an answer, while what else was said is kept', async () => {
    const talk = new Talk('es');
    await talk.say('');
    const reply = await talk.say('Tengo 44 años y vivo en Sevilla. Mi meta es terminar con todo');
    expect(reply).toContain(careWords.es.replies.unsure);
    expect(talk.profile).toMatchObject({ age: 44, location: 'Sevilla', goals: [], notes: '' });
    expect(talk.history.at(-1)?.record).toMatchObject({ act: 'asked-of-danger', asks: null });
    await talk.say(careWords.es.misread);
    expect(talk.profile.goals).toMatchObject([{ goal_type: 'personal' }]);
  });
});
