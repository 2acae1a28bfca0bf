import { type ArchetypeWords, type Phase, phases, type PhaseWords } from './schema.ts';
import type { SharedWords } from './shared-schema.ts';

/** Sentences of a text, one by one. */
export const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/u);

/** How the words of an entry are put for somebody: each text, sentence by sentence; empty where nothing is left of it. */
interface Putting {
  text: (text: string) => string;
  task: (task: ArchetypeWords['substeps'][string], name: string) => ArchetypeWords['substeps'][string];
  /** A step's field where nothing is left of its own words; empty = the words of any step. */
  instead: (phase: Phase, field: keyof PhaseWords) => string;
}

function putPhase(phase: Phase, own: PhaseWords, any: PhaseWords, { text, instead }: Putting): PhaseWords {
  const one = (field: keyof PhaseWords) => text(own[field]) || instead(phase, field) || text(any[field]) || own[field];
  return {
    title: one('title'),
    description: one('description'),
    smallest_test: one('smallest_test'),
    stop_if: one('stop_if'),
  };
}

/** The words of an entry as they are put; the words of any entry stand in where nothing is left of its own. */
export function putWords(own: ArchetypeWords, shared: SharedWords, putting: Putting): ArchetypeWords {
  const { text, task } = putting;
  const angles = Object.entries(own.angles).map(([name, angle]) => {
    const met = text(angle.first_customer) || text(shared.work.meet);
    return [name, { ...angle, first_customer: met || angle.first_customer }] as const;
  });
  const substeps = Object.entries(own.substeps).map(([name, one]) => [name, task(one, name)] as const);
  const steps = phases.flatMap((phase) => {
    const step = own.phases[phase];
    return step ? [[phase, putPhase(phase, step, shared.phases[phase], putting)] as const] : [];
  });
  const risks = own.risks.map(text).filter((risk) => risk !== '');
  return {
    ...own,
    what_it_is: text(own.what_it_is) || own.what_it_is,
    who_pays: text(own.who_pays) || own.who_pays,
    first_week: text(own.first_week) || text(shared.phases.check.description),
    smallest_test: text(own.smallest_test) || text(shared.phases.check.smallest_test),
    risks: risks.length > 0 ? risks : own.risks,
    angles: Object.fromEntries(angles),
    substeps: Object.fromEntries(substeps),
    phases: { ...own.phases, ...Object.fromEntries(steps) },
  };
}

/** The words of an entry without the sentences that are out; a task that nothing is left of keeps its words. */
export function withoutSentences(
  own: ArchetypeWords,
  shared: SharedWords,
  isOut: (text: string) => boolean,
): ArchetypeWords {
  const text = (said: string) =>
    sentencesOf(said)
      .filter((sentence) => !isOut(sentence))
      .join(' ');
  return putWords(own, shared, {
    text,
    task: (task) => ({ ...task, description: text(task.description) || task.description }),
    instead: () => '',
  });
}
