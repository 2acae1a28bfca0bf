import type { PlanDraft } from '../../guide.ts';
import type { Words } from '../../catalogue/load.ts';
import { capForMinutes } from '../plan/cap.ts';
import { paceSentence } from '../plan/describe.ts';
import { minutesOf } from '../plan/pace.ts';
import { type Adapting, mapOpenSteps, phaseOf } from './state.ts';

const total = (plan: { steps: readonly { substeps: readonly { minutes: number }[] }[] }) =>
  minutesOf(plan.steps.flatMap((step) => [...step.substeps]));

/** A sentence of the guide with anything in its slots, at the end of a text or before another sentence. */
function written(template: string): RegExp {
  const literal = template.split(/\{\w+\}/u).map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  return new RegExp(`(?<=^|[.!?\\u2069»”״]\\s)${literal.join('(?:[^.!?]|[.](?=\\d)){1,80}?')}(?=\\s|$)`, 'u');
}

/** The pace line of a description rewritten for other minutes or hours; as it was when the guide did not write it. */
export function repaced(description: string, minutes: number, hours: number | null, words: Words): string {
  const { pace, pace_unknown } = words.shared.plan;
  const sentence = [pace, pace_unknown].map(written).find((one) => one.test(description));
  return sentence ? description.replace(sentence, () => paceSentence(minutes, hours, words)) : description;
}

/** The caps and the pace that follow from the minutes, told anew where those changed. `hours` = those named just now. */
export function retold(draft: PlanDraft, hours: number | null, adapting: Adapting): PlanDraft {
  const { plan, profile, words } = adapting;
  const before = new Map(plan.steps.map((step) => [step.step_id, minutesOf(step.substeps)]));
  const person = hours === null ? profile : { ...profile, resources: { ...profile.resources, hours_per_week: hours } };
  const capped = mapOpenSteps(draft, adapting, (step) => {
    const minutes = minutesOf(step.substeps);
    if (step.key !== null && before.get(step.key) === minutes) return step;
    return { ...step, cap: capForMinutes(step.cap, phaseOf(step, draft), minutes, person, words) };
  });
  if (hours === null && total(plan) === total(draft)) return capped;
  const weekly = person.resources.hours_per_week;
  return { ...capped, short_description: repaced(draft.short_description, total(draft), weekly, words) };
}
