import { referenceTo } from '@foothold/contract';
import { shownResults } from '../../known/for-model.ts';
import type { StepChatInput } from '../../guide.ts';
import type { Filter } from '../containment/filter.ts';
import { partCalled } from './proposals/parts.ts';

/** `[S1.2]` a task, `[S1]` a step, `[R3]` what was found out. */
const REFERENCE = /\[\s?([SR]\d{1,3}(?:\.\d{1,3})?)\s?\]/giu;
/** An end of a piece that may become one. */
const MAY_BEGIN = /\[\s?(?:[SR](?:\d{1,3}(?:\.\d{0,3})?)?\s?)?$/iu;

/** References that one reply resolves: so many with the longest titles are no longer than a message may be. */
const MOST = 10;

/** What a model calls a result, by its place among those it is told of. */
export const resultRef = (at: number) => `R${at + 1}`;

/** What a reference stands for in a reply, with a way there; nothing where it names nothing. */
export function referencesOf({ plan, known, stepId }: StepChatInput): (ref: string) => string {
  return (ref) => {
    const name = ref.toUpperCase();
    if (name.startsWith('R')) {
      const results = known ? shownResults(known, plan, stepId) : [];
      const result = results.find((_one, at) => resultRef(at) === name);
      return result ? referenceTo(result.substep_id, result.title) : '';
    }
    const part = partCalled(plan, name);
    if (!part) return '';
    return part.task
      ? referenceTo(part.task.substep_id, part.task.title)
      : referenceTo(part.step.step_id, part.step.title);
  };
}

/** References in what is shown of a reply become what they stand for; one that is not whole waits for its end. */
export function referenceFilter(standsFor: (ref: string) => string): Filter {
  let waiting = '';
  let left = MOST;
  const resolved = (text: string) =>
    text.replace(REFERENCE, (_whole, ref: string) => {
      left -= 1;
      return left < 0 ? '' : standsFor(ref);
    });
  return {
    push(text) {
      const whole = waiting + text;
      waiting = MAY_BEGIN.exec(whole)?.[0] ?? '';
      return resolved(whole.slice(0, whole.length - waiting.length));
    },
    end() {
      const last = waiting;
      waiting = '';
      return resolved(last);
    },
  };
}
