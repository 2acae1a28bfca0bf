import { languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { questionsNear, shortAnswerTo } from './knowledge.ts';
import offTopic from './off-topic.json' with { type: 'json' };

describe('what is known of a message in another language', () => {
  it('is found where the message is clearly in it', async () => {
    const known = await shortAnswerTo('o que eu faço com os retalhos de tecido que sobram', 'en');
    expect(known?.topic).toBe('making/leftover-material');
  });

  it('is not found by a lone word that both languages have', async () => {
    // “Ratos” are mice in Portuguese, and moments in Spanish.
    expect(await shortAnswerTo('ratos', 'pt')).not.toBeNull();
    expect(await shortAnswerTo('pinto a ratos como puedo', 'es')).toBeNull();
  });
});

describe('a lone word', () => {
  it('says what is asked in a short message, and not in a long one that tells of other things', async () => {
    expect((await shortAnswerTo('upcycling?', 'en'))?.topic).toBe('making/recycled-material');
    const story = 'On Tuesday we drove to my sister, who lives by the river, and talked about her garden and upcycling';
    expect(await shortAnswerTo(story, 'en')).toBeNull();
  });
});

describe('questions that a message may mean', () => {
  it('are asked in words that find their answer, one of them what was meant', async () => {
    const message = 'what do i put on the ticket of a jar';
    expect(await shortAnswerTo(message, 'en')).toBeNull();
    const near = await questionsNear(message, 'en');
    const topics = await Promise.all(near.map(async (one) => (await shortAnswerTo(one, 'en'))?.topic));
    expect(topics).toHaveLength(2);
    expect(topics).toContain('making/labels');
  });

  it('are none where nothing is near', async () => {
    expect(await questionsNear('zygote quorum', 'en')).toEqual([]);
    expect(await questionsNear('', 'en')).toEqual([]);
  });
});

it.each(languages)('what is asked or told of anything else on earth finds nothing, in %s', async (language) => {
  const topics = await Promise.all(offTopic[language].map(async (one) => (await shortAnswerTo(one, language))?.topic));
  expect(topics.filter((topic) => topic !== undefined)).toEqual([]);
});
