import type { PlanDraft } from '../guide.ts';
import type { Words } from '../catalogue/load.ts';
import { capForMinutes } from '../plan/cap.ts';
import { paceSentence } from '../plan/describe.ts';
import { minutesOf } from '../plan/pace.ts';
import { withHours } from '../profile/hours.ts';
import { escaped } from '../text/escaped.ts';
import { withFigures } from './sums.ts';
import { type Adapting, mapOpenSteps, phaseOf } from './state.ts';

const total = (plan: { steps: readonly { substeps: readonly { minutes: number }[] }[] }) =>
  minutesOf(plan.steps.flatMap((step) => [...step.substeps]));

/** A sentence of the guide with anything in its slots, at the end of a text or before another sentence. */
function written(template: string): RegExp {
  const literal = template.split(/\{\w+\}/u).map(escaped);
  return new RegExp(`(?<=^|[.!?\\u2069»”״]\\s)${literal.join('(?:[^.!?]|[.](?=\\d)){1,80}?')}(?=\\s|$)`, 'u');
}

const dated = ({ shared: { adapt } }: Words) => [adapt.until, adapt.since, adapt.pause].map(written);

const without = (description: string, patterns: readonly RegExp[]) =>
  patterns
    .reduce((text, pattern) => text.replace(pattern, ''), description)
    .replace(/[ \t]{2,}/gu, ' ')
    .trim();

/** A description without what an earlier refinement told of a pace with a date. */
export function withoutDates(description: string, words: Words): string {
  return without(description, [...dated(words), written(words.shared.adapt.at_that_pace)]);
}

/** A description without the day that the plan was to be ready by. */
export function withoutDue(description: string, { shared }: Words): string {
  return without(description, [written(shared.adapt.due)]);
}

/**
 * The pace line of a description rewritten for other minutes or hours; as it was when the guide did not write it. Where
 * the pace changes on a day, only the work in all is told, beside that day.
 */
export function repaced(description: string, minutes: number, hours: number | null, words: Words): string {
  const { pace, pace_unknown } = words.shared.plan;
  const sentence = [pace, pace_unknown].map(written).find((one) => one.test(description));
  if (!sentence) return description;
  const changes = dated(words).some((one) => one.test(description));
  const told = description.replace(sentence, () => paceSentence(minutes, changes ? null : hours, words));
  return changes ? without(told, [written(words.shared.adapt.at_that_pace)]) : told;
}

/** The caps, the pace and the sums that follow from minutes and hours, told anew where those changed. `hours` = those named just now. */
export function retold(draft: PlanDraft, hours: number | null, adapting: Adapting): PlanDraft {
  const { plan, profile, words } = adapting;
  const before = new Map(plan.steps.map((step) => [step.step_id, minutesOf(step.substeps)]));
  const person = withHours(profile, hours);
  const capped = mapOpenSteps(draft, adapting, (step) => {
    const minutes = minutesOf(step.substeps);
    if (step.key !== null && before.get(step.key) === minutes) return step;
    return { ...step, cap: capForMinutes(step.cap, { phase: phaseOf(step, draft), minutes }, person, words) };
  });
  if (hours === null && total(plan) === total(draft)) return capped;
  // A pace from now on takes the place of one that was to end or begin on a day.
  const description = hours === null ? draft.short_description : withoutDates(draft.short_description, words);
  const told = {
    ...capped,
    short_description: repaced(description, total(draft), person.resources.hours_per_week, words),
  };
  return hours === null ? told : withFigures(told, { hours, price: null }, adapting);
}
