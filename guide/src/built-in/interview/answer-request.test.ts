import { emptyProfile } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { Talk } from './testing.ts';
import { interviewWords } from '../../interview/words.ts';

const { questions, ...words } = interviewWords.en;

describe('something else than an answer', () => {
  it.each<[string, keyof typeof words]>([
    ['hi', 'hello'],
    ['how are you?', 'hello'],
    ['write my CV', 'outside'],
    ['are you a robot?', 'who'],
    ["i'd rather use the form", 'form_here'],
    ["I don't know", 'unsure'],
    ['not much', 'little'],
    ['what is the best car?', 'question'],
    ['what have you got so far?', 'summary_empty'],
    ['thx', 'thanks'],
  ])('%s', async (message, text) => {
    const talk = new Talk();
    await talk.say('');
    const reply = await talk.say(message);
    expect(reply).toContain(words[text]);
    expect(reply).toMatch(/\?|enough/u);
    expect(talk.profile).toEqual(emptyProfile);
  });

  it.each(['weh mi fi begin', 'where i fit sell am', 'how much hour mi tell yuh'])(
    'is asked in an English with its own grammar, and without a mark: %s',
    async (message) => {
      const talk = new Talk();
      await talk.say('');
      expect(await talk.say(message)).toContain(words.question);
      expect(talk.profile).toEqual(emptyProfile);
    },
  );

  it.each([
    'what i do is weld gates',
    'what mi do a plait hair',
    'how i say it, i plait hair',
    'where i go on Fridays with my cart',
    'what I must avoid ladders and geese',
  ])('is not what tells something: %s', async (message) => {
    const talk = new Talk();
    await talk.say('');
    expect(await talk.say(message)).not.toContain(words.question);
  });

  it('counts the questions that are left, and shows what is noted', async () => {
    const talk = new Talk();
    await talk.say('');
    await talk.say('nurse, 7 years. I have 6 hours a week');
    expect(await talk.say('how many questions are left?')).toContain('8 questions');
    expect(await talk.say('what have you got so far?')).toContain('\u2068nurse\u2069, 7 years');
    expect(await talk.say('what do you mean by goals?')).toContain(words.example.goals);
  });

  it('stops, and goes on when asked to', async () => {
    const talk = new Talk();
    await talk.say('');
    expect(await talk.say('stop')).toBe(words.stopped);
    expect(await talk.say(words.go_on)).toContain(questions.experience.again);
  });

  it('starts over by the whole sentence only', async () => {
    const talk = new Talk();
    await talk.say('');
    await talk.say('nurse, 7 years');
    await talk.say('start over');
    await talk.say('yes');
    expect(talk.profile.experiences).toHaveLength(1);
    await talk.say(words.start_over_yes);
    expect(talk.profile.experiences).toHaveLength(1);
    expect(await talk.say(words.start_over_yes)).toContain(words.cleared);
    expect(talk.profile).toEqual(emptyProfile);
    expect(await talk.say('undo')).toContain(words.nothing_to_undo);
  });
});
