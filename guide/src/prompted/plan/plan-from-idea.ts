import { loadWords } from '../../catalogue/load.ts';
import type { Guide } from '../../guide.ts';
import type { Models } from '../ask.ts';
import { makePlan } from './make.ts';
import { planQuestion } from './question.ts';

/** A plan of a model for an offered idea, on the ground of the built-in guide's. Throws `ModelFailure`. */
export function planFromIdea(models: Models, builtIn: Guide): Guide['planFromIdea'] {
  return async ({ onStep, ...input }, context) => {
    const { profile, recommendation } = input;
    const { value: draft } = await builtIn.planFromIdea(input, context);
    const { title, short_description, detailed_description, fit } = recommendation;
    const { why, first_customer, risks, hours_per_week, place, startup_cost_band } = fit;
    const facts = { why, first_customer, risks, hours_per_week, place, startup_cost_band };
    const question = planQuestion({
      profile,
      words: await loadWords(context.language),
      draft,
      about: { name: 'idea', data: { title, short_description, detailed_description, ...facts } },
      numbers: fit.numbers,
      talk: input.talk,
      warning: '',
      own: [],
      offered: [title, short_description, detailed_description],
      seed: context.seed,
    });
    return makePlan(models, question, context, onStep);
  };
}
