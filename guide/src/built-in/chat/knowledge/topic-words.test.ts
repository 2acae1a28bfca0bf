import { describe, expect, it } from 'vitest';
import { TopicWords } from './topic-words.ts';

const saying = (...texts: string[]) => texts.map((text) => ({ text, weight: 1 }));
const words = new TopicWords(
  new Map([
    ['stall', saying('what does a place at the market cost?', 'Ask the town what a stall costs.')],
    ['drinks', saying('may I sell wine?', 'Alcohol wants a licence.')],
    ['lateness', saying('my pupil is always late.', 'What do I say to a pupil who comes late?')],
  ]),
);

describe('the words of topics', () => {
  it.each(['what did the markets cost', 'what it costs, a STALL', 'the price of a place at the market'])(
    'say which topic speaks of most of a message, whatever its endings: %s',
    (message) => {
      const speaks = words.speaking(message);
      expect(speaks.loudest[0]).toBe('stall');
      expect(speaks.of('stall').ofMost).toBe(1);
      expect(speaks.of('stall').share).toBeGreaterThan(speaks.of('drinks').share);
    },
  );

  it('leave a topic behind that only one word of a message names', () => {
    const speaks = words.speaking('my pupil smells of alcohol').of;
    expect(speaks('lateness').ofMost).toBe(1);
    expect(speaks('drinks').ofMost).toBeLessThan(1);
  });

  it('count what no topic speaks of for none', () => {
    const none = { sum: 0, share: 0, ofMost: 0 };
    expect(words.speaking('').of('stall')).toEqual(none);
    expect(words.speaking('zygote quorum').of('stall').share).toBeLessThan(0.1);
    expect(words.speaking('market zygote quorum').of('stall').share).toBeLessThan(0.5);
  });

  it('count a saying once for what several of its words have in common', () => {
    const share = (...texts: string[]) =>
      new TopicWords(
        new Map([
          ['one', saying(...texts)],
          ['other', saying('wine')],
        ]),
      )
        .speaking('deposited')
        .of('one').share;
    expect(share('deposits, depositing, deposit deposit')).toBe(share('deposits depositing deposit'));
    expect(share('deposits', 'depositing')).toBeGreaterThan(share('deposits depositing'));
  });

  it('say the same of a message however often it was asked, also of what many hold', () => {
    const many = Array.from({ length: 200 }, (_, at) => [`topic ${at}`, saying('the price of it')] as const);
    const loud = new TopicWords(new Map(many));
    const asked = () => loud.speaking('the price').of('topic 7');
    const [first, second] = [asked(), asked()];
    expect(first.share).toBeGreaterThan(0);
    expect(second).toEqual(first);
  });

  it('speak louder where more ways of asking hold them, and softer where they weigh less', () => {
    const shares = [saying('deposit'), saying('deposit', 'a deposit'), [{ text: 'deposit', weight: 0.5 }]].map(
      (sayings) =>
        new TopicWords(
          new Map([
            ['one', sayings],
            ['other', saying('wine')],
          ]),
        )
          .speaking('deposit')
          .of('one').share,
    );
    expect(shares[1]).toBeGreaterThan(shares[0]!);
    expect(shares[2]).toBeLessThan(shares[0]!);
  });
});
