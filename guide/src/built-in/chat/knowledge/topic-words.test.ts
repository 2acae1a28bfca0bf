import { describe, expect, it } from 'vitest';
import { TopicWords } from './topic-words.ts';

const words = new TopicWords(
  new Map([
    ['stall', 'what does a place at the market cost? Ask the town what a stall costs.'],
    ['drinks', 'may I sell wine? Alcohol wants a licence.'],
    ['lateness', 'my pupil is always late. What do I say to a pupil who comes late?'],
  ]),
);

describe('the words of topics', () => {
  it('say which topic speaks of most of a message, whatever its endings', () => {
    const speaks = words.speaking('what did the markets cost').of;
    expect(speaks('stall').ofMost).toBe(1);
    expect(speaks('stall').share).toBeGreaterThan(speaks('drinks').share);
  });

  it('leave a topic behind that only one word of a message names', () => {
    const speaks = words.speaking('my pupil smells of alcohol').of;
    expect(speaks('lateness').ofMost).toBe(1);
    expect(speaks('drinks').ofMost).toBeLessThan(1);
  });

  it('count what no topic speaks of for none', () => {
    expect(words.speaking('zygote quorum').of('stall')).toEqual({ sum: 0, share: 0, ofMost: 0 });
    expect(words.speaking('').of('stall')).toEqual({ sum: 0, share: 0, ofMost: 0 });
    expect(words.speaking('market zygote quorum').of('stall').share).toBeLessThan(0.5);
  });
});
