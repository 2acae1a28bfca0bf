import { languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { shortAnswerTo } from '../../built-in/chat/knowledge/knowledge.ts';
import { loadAnswers } from './load.ts';
import unanswered from './unanswered.json' with { type: 'json' };

const english = await loadAnswers('en');

describe.each(languages)('the short answers in %s', async (language) => {
  const answers = await loadAnswers(language);

  it('are of the same topics as in English', () => {
    expect([...answers.keys()].toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
      [...english.keys()].toSorted((a, b) => (a < b ? -1 : 1)),
    );
  });

  it('are short, plain and without a slot, a slash between words or a straight apostrophe', () => {
    const odd = [...answers].filter(([, { answer }]) => {
      const words = answer.split(/\s+/u).length;
      return words < 25 || words > 90 || /[{}]|\p{Ll}\/\p{Ll}|\p{L}'\p{L}|https?:|\*\*/u.test(answer);
    });
    expect(odd.map(([topic, { answer }]) => `${topic}: ${answer}`)).toEqual([]);
  });

  it('are each found by most of the ways of asking that lie beside them, and hardly by others', async () => {
    let right = 0;
    let wrong = 0;
    let all = 0;
    for (const [topic, { asked }] of answers)
      for (const message of asked) {
        const known = await shortAnswerTo(message, language);
        all += 1;
        right += known?.topic === topic ? 1 : 0;
        wrong += known && known.topic !== topic ? 1 : 0;
      }
    expect(right / all).toBeGreaterThan(0.8);
    expect(wrong / all).toBeLessThan(0.03);
  });

  it('leave alone what none of them answers', async () => {
    const found: string[] = [];
    for (const message of unanswered[language]) {
      const known = await shortAnswerTo(message, language);
      if (known) found.push(`${message} → ${known.topic}`);
    }
    const most = Math.floor(0.06 * unanswered[language].length);
    expect(found.slice(most)).toEqual([]);
  });
});
