import { lawWords } from '../../care/law.ts';
import { lawfulProfile, withoutCries } from '../../interview/usable-profile.ts';
import { MOST } from '../../ideas/brought.ts';
import type { Guide, GuideContext, Idea, RecommendInput } from '../../guide.ts';
import { ModelFailure, type Models } from '../ask.ts';
import { leakIn } from '../contained.ts';
import { judgeOf } from '../judge/judge.ts';
import { ideaCollector } from './collect.ts';
import { remembering } from '../memory-data.ts';
import { ideasPrompt } from './prompt.ts';
import { countOf, questionOf } from './question.ts';
import { IdeasWire } from './wire.ts';

/** Ideas that a model wrote, why it wrote no more (null = it was not stopped), and which others would be too like them. */
interface Written {
  ideas: Idea[];
  stopped: string | null;
  crowds: (idea: Idea) => boolean;
}

/**
 * Ideas of a model, each checked before it is told. What is missing after one re-ask is the built-in guide's
 * (`fit.source` says whose each is; the warning `filled`). Distress and what may not be planned is answered by the
 * built-in guide alone. Throws `ModelFailure` when no idea of a model held.
 */
export function recommend(models: Models, builtIn: Guide): Guide['recommend'] {
  return async (given, context) => {
    // What breaks the law is told to no model as something that somebody can, did or wants, and no cry is its material.
    const calm = withoutCries(given.profile);
    const profile = lawfulProfile(calm);
    const input = { ...given, profile };
    const { onIdea, ...quiet } = input;
    const near = await builtIn.recommend({ ...quiet, count: MOST, wider: true }, context);
    const isLeft = profile.goals.length > 0 || given.profile.goals.length === 0;
    if (near.meta.warnings.length > 0 || !isLeft) return builtIn.recommend(given, context);
    const written = await ask(models, input, near.value, context);
    const fillers = await fill(builtIn, quiet, written, context);
    for (const idea of fillers) onIdea?.(idea);
    return {
      value: [...written.ideas, ...fillers],
      meta: {
        source: fillers.length > 0 ? 'mixed' : 'model',
        ...(written.stopped === null ? {} : { fellBackFrom: written.stopped }),
        warnings: fillers.length > 0 ? ['filled'] : [],
      },
      ...(profile !== calm && { notice: { text: lawWords[context.language].unused, wishes: [] } }),
    };
  };
}

async function ask(
  models: Models,
  input: RecommendInput,
  near: readonly Idea[],
  context: GuideContext,
): Promise<Written> {
  const question = await questionOf(input, near, context);
  const prompt = remembering(ideasPrompt(question), context);
  const judge = judgeOf(models, prompt, context);
  const collector = ideaCollector(question, input.onIdea, leakIn(prompt, context), judge);
  const { read, onText, ideas, crowds } = collector;
  const asked = { ...prompt, name: 'ideas', wire: IdeasWire, read, ...(judge ? { judge: collector.judge } : {}) };
  try {
    await models.ask(asked, context, onText);
    return { ideas: ideas(), stopped: null, crowds };
  } catch (error) {
    // Of an answer that broke off, what nobody has judged is not shown.
    if (judge && error instanceof ModelFailure && error.kind !== 'aborted') await collector.judge();
    // What was told stays told; somebody who went away waits for nothing more.
    if (!(error instanceof ModelFailure) || error.kind === 'aborted' || ideas().length === 0) throw error;
    return { ideas: ideas(), stopped: error.kind, crowds };
  }
}

/** The built-in guide's ideas for the places that are left, first those unlike the ones that are there. */
async function fill(
  builtIn: Guide,
  input: RecommendInput,
  { ideas, crowds }: Written,
  context: GuideContext,
): Promise<Idea[]> {
  const left = countOf(input) - ideas.length;
  if (left <= 0) return [];
  const { value } = await builtIn.recommend({ ...input, already: [...input.already, ...ideas], count: MOST }, context);
  return value.toSorted((one, other) => Number(crowds(one)) - Number(crowds(other))).slice(0, left);
}
