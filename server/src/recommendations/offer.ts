import type { Recommendation } from '@foothold/contract';
import { ask, type Asker } from '../asking/ask.ts';
import type { Services } from '../services.ts';
import { checkedIdeas } from './ideas.ts';
import { hashOf, type Question } from './question.ts';
import type { RecommendationStore } from './store.ts';

/** Ideas asked of the guide at a time. */
const WANTED = 5;
/** Fewest ideas a first asking is answered with (api.md). */
const AT_LEAST = 3;
/** How often the guide is asked again when others' calls offered the same ideas first. */
const ATTEMPTS = 3;

/**
 * Ideas for a question: with feedback only new ones. Without, the ones that answered the same question before, or new
 * ones, filled up to three with the latest offered earlier when the guide has no more.
 */
export async function offer(
  services: Services,
  store: RecommendationStore,
  asker: Asker,
  question: Question,
): Promise<Recommendation[]> {
  const questionHash = hashOf(question, asker.language);
  const asked = { mode: question.mode, questionHash, feedback: question.feedback ?? null };
  const isFirst = question.feedback === undefined;

  for (let attempt = 1; ; attempt += 1) {
    if (isFirst) {
      const answered = await store.answering(asker.userId, questionHash);
      if (answered.length > 0) return answered;
    }
    const already = await store.list(asker.userId);
    const input = { ...question, already, count: WANTED };
    const { value } = await ask(services, asker, async (context) => {
      const answer = await services.guide.recommend(input, context);
      return { ...answer, value: checkedIdeas(answer.value) };
    });
    const added = await store.add(asker.userId, value, asked);
    if (added.length === 0 && value.length > 0 && attempt < ATTEMPTS) continue;
    if (!isFirst || added.length >= AT_LEAST) return added;
    // Those nobody has declined are the likelier answer.
    const wanted = already.toSorted((a, b) => Number(b.declined !== null) - Number(a.declined !== null));
    return [...added, ...wanted.slice(added.length - AT_LEAST)];
  }
}
