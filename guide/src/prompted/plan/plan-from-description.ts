import { careFor } from '../../care/care.ts';
import { fill } from '../../text/fill.ts';
import { flawsOfBusiness } from '../../understand/flaws.ts';
import { loadWords } from '../../catalogue/load.ts';
import type { Guide } from '../../guide.ts';
import type { Models } from '../ask.ts';
import { makePlan } from './make.ts';
import { planQuestion } from './question.ts';

/**
 * A plan of a model for a business that exists, on the ground of the built-in guide's. What may not be planned, and a
 * description that speaks of distress, is left to the built-in guide. Throws `ModelFailure`.
 */
export function planFromDescription(models: Models, builtIn: Guide): Guide['planFromDescription'] {
  return async ({ onStep, ...input }, context) => {
    const { profile, description } = input;
    const [flaw] = flawsOfBusiness(description);
    const drafted = await builtIn.planFromDescription(input, context);
    if (flaw === 'illegal' || careFor(description, context.language)?.sure) return drafted;
    const words = await loadWords(context.language);
    const question = planQuestion({
      profile,
      words,
      draft: drafted.value,
      about: { name: 'business', data: { description } },
      numbers: null,
      talk: input.talk,
      warning: flaw ? fill(words.shared.idea.blocked, { text: words.shared.flaws[flaw] }) : '',
      own: [description],
      offered: [],
      seed: context.seed,
    });
    const { value, meta } = await makePlan(models, question, context, onStep);
    return { value, meta: { ...meta, warnings: [...drafted.meta.warnings, ...meta.warnings] } };
  };
}
