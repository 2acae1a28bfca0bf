import { filledText, IDEA_MAX, IDEAS_MAX, type IdeasNotice, Recommendation, text } from '@foothold/contract';
import type { Idea, RecommendInput } from '@foothold/guide';
import * as z from 'zod/mini';
import { ask, type Asker } from '../guide-client/ask.ts';
import { remembering } from '../memory/store.ts';
import type { Services } from '../services.ts';
import { storable } from '../guide-client/storable.ts';
import { hashOf, type Question } from './question.ts';
import type { RecommendationStore } from './store.ts';

/** Ideas asked of the guide at a time. */
const WANTED = 5;
/** Fewest ideas a first asking is answered with (api.md). */
const AT_LEAST = 3;
/** How often the guide is asked again when others' calls offered the same ideas first. */
const ATTEMPTS = 3;

type Tell = (idea: Recommendation) => void;

/** Ideas for a question, and why there are so few. */
interface Offered {
  ideas: Recommendation[];
  notice?: IdeasNotice;
}

/** How many ideas a guide offered, and which of them were new. */
interface Asked {
  offered: number;
  added: Recommendation[];
  notice?: IdeasNotice;
}

/**
 * Ideas for a question, each told to `tell` as soon as it is kept: with feedback only new ones. Without, the ones that
 * answered the same question before, or new ones, filled up to three with the latest offered earlier when the guide
 * has no more.
 */
export async function offer(
  { services, store }: { services: Services; store: RecommendationStore },
  asker: Asker,
  question: Question,
  tell: Tell,
): Promise<Offered> {
  const questionHash = hashOf(question, asker.language);
  const asked = { mode: question.mode, questionHash, feedback: question.feedback ?? null };
  const isFirst = question.feedback === undefined;
  const toldIds = new Set<string>();
  const told = (ideas: Recommendation[]) => {
    for (const idea of ideas) if (!toldIds.has(idea.recommendation_id)) tell(idea);
    for (const idea of ideas) toldIds.add(idea.recommendation_id);
    return ideas;
  };

  for (let attempt = 1; ; attempt += 1) {
    // Fewer than that were kept when an asking broke off: they stay, and the rest is asked for.
    const answered = isFirst ? told(await store.answering(asker.userId, questionHash)) : [];
    if (answered.length >= AT_LEAST) return { ideas: answered };
    const already = await store.list(asker.userId);
    const count = Math.min(WANTED - answered.length, IDEAS_MAX - already.length);
    const keep = async (ideas: Idea[]) => told(await store.add(asker.userId, ideas, asked));
    const { offered, added, notice }: Asked =
      count > 0 ? await askAndKeep(services, asker, { ...question, already, count }, keep) : { offered: 0, added: [] };
    const said = notice && { notice };
    if (added.length === 0 && offered > 0 && attempt < ATTEMPTS) continue;
    const fresh = [...answered, ...added];
    if (!isFirst || fresh.length >= AT_LEAST) return { ideas: fresh, ...said };
    const before = already.filter(({ recommendation_id: id }) => !fresh.some((idea) => idea.recommendation_id === id));
    // Those nobody has declined are the likelier answer.
    const wanted = before.toSorted((a, b) => Number(b.declined !== null) - Number(a.declined !== null));
    return { ideas: [...fresh, ...told(wanted.slice(fresh.length - AT_LEAST))], ...said };
  }
}

/** Asks the guide and keeps each idea as it comes; says how many it offered, and which of them were new. */
async function askAndKeep(
  services: Services,
  asker: Asker,
  input: RecommendInput,
  keep: (ideas: Idea[]) => Promise<Recommendation[]>,
): Promise<Asked> {
  const added: Recommendation[] = [];
  let keeping = Promise.resolve();
  const keepNext = (ideas: Idea[]) => {
    keeping = keeping.then(async () => void added.push(...(await keep(ideas))));
    // One that fails is thrown below; when the asking itself fails first, that is what is told.
    keeping.catch(() => undefined);
  };
  const remembered = await remembering(services, asker);
  const asking = ask(services, remembered, async (context) => {
    const onIdea = (idea: Idea) => keepNext(checkedIdeas([idea]));
    const { value, notice } = await services.guide.recommend({ ...input, onIdea }, context);
    return { ideas: checkedIdeas(value), notice };
  });
  // A guide that fails half-way leaves what it has told.
  await Promise.allSettled([asking]);
  await Promise.allSettled([keeping]);
  const { ideas: offered, notice } = await asking;
  // Those kept before are known by their titles.
  keepNext(offered);
  await keeping;
  return { offered: offered.length, added, ...(notice && { notice }) };
}

const IdeaShape = z.extend(z.omit(Recommendation, { recommendation_id: true, declined: true }), {
  title: filledText(IDEA_MAX.title),
  short_description: text(IDEA_MAX.line),
  expectations: text(IDEA_MAX.paragraph),
  detailed_description: text(IDEA_MAX.words),
});

/** A guide's ideas, checked before any is kept; throws when one isn't of the contract's shape. */
function checkedIdeas(ideas: readonly Idea[]): Idea[] {
  return z.parse(z.array(IdeaShape), storable(ideas));
}
