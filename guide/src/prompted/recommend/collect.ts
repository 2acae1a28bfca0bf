import * as z from 'zod/mini';
import { archetypeOf } from '../../catalogue/archetype-facts.ts';
import type { Idea } from '../../guide.ts';
import { LEAK, type Leaks } from '../contained.ts';
import type { Reading } from '../ask.ts';
import { type Beside, crowdIssues } from '../gate/repeats.ts';
import type { Judge } from '../judge/judge.ts';
import { eachItem } from '../growing/each-item.ts';
import type { Question } from './question.ts';
import { readIdea } from './read-idea.ts';

const Answer = z.object({ ideas: z.array(z.unknown()) });

/** As many issues as a model is told at once. */
const MOST_ISSUES = 12;

const titleOf = (raw: unknown) => {
  const titled = z.object({ title: z.string() }).safeParse(raw);
  return titled.success ? ` (“${titled.data.title.slice(0, 80)}”)` : '';
};

/** What a person reads of an idea. */
const shownOf = ({ title, short_description, detailed_description }: Idea) =>
  [title, short_description, detailed_description].join('\n');

/**
 * Takes ideas out of answers as they grow. What was taken stays, whatever becomes of the rest of the answer: it may have
 * been shown. A second answer fills the places that are left.
 */
export function ideaCollector(
  question: Question,
  onIdea: (idea: Idea) => void = () => undefined,
  leaks: Leaks = () => false,
  judge: Judge | null = null,
) {
  const { count, brought } = question;
  const taken: Beside[] = [];
  /** How many of them were told. */
  let told = 0;
  let issues: string[] = [];
  let answers = 0;

  const judged = (raw: unknown): Reading<Beside> => {
    if (leaks(raw)) return { ok: false, issues: [LEAK] };
    const reading = readIdea(raw, question);
    if (!reading.ok) return reading;
    if (brought !== '' && taken.length === 0 && !reading.value.own)
      return { ok: false, issues: ['the first idea must be a version of what the person brought, with own true'] };
    const crowded = crowdIssues(reading.value, taken);
    return crowded.length > 0 ? { ok: false, issues: crowded } : reading;
  };
  const take = (raw: unknown, place: number) => {
    if (taken.length >= count) return;
    const reading = judged(raw);
    if (reading.ok) {
      taken.push(reading.value);
      if (!judge) tell();
    } else issues.push(...reading.issues.map((issue) => `idea ${place}${titleOf(raw)}: ${issue}`));
  };
  const tell = () => {
    for (const { idea } of taken.slice(told)) onIdea(idea);
    told = taken.length;
  };
  const items = eachItem('ideas', () => (issues = []), take);
  const ideas = () => taken.map(({ idea }) => idea);

  return {
    /** The ideas taken so far, in the order in which they were told. */
    ideas,
    /** Whether an idea would be one too many like them. */
    crowds: (idea: Idea): boolean =>
      crowdIssues({ idea, sector: archetypeOf(idea.fit.archetype)?.sector ?? null }, taken).length > 0,
    /** Told the answer as it grows. */
    onText: items.grown,
    /** Reads a whole answer; after the first one, less than what was asked for will do. */
    read: (raw: unknown): Reading<Idea[]> => {
      const answer = Answer.safeParse(raw);
      items.ended(answer.success ? answer.data.ideas : []);
      answers += 1;
      const found = issues;
      issues = [];
      if (taken.length >= count || (answers > 1 && taken.length > 0)) return { ok: true, value: ideas() };
      return { ok: false, issues: whatIsMissing(found, answer.success) };
    },
    /** Tells the ideas that pass, and takes out those that don't: what is wrong with them. */
    judge: async (): Promise<string[]> => {
      const fresh = taken.splice(told);
      const verdicts = judge ? await judge(fresh.map(({ idea }) => shownOf(idea))) : [];
      taken.push(...fresh.filter((_, at) => !verdicts[at]?.length));
      tell();
      const refused = fresh.flatMap(({ idea }, at) => (verdicts[at] ?? []).map((issue) => `“${idea.title}”: ${issue}`));
      return refused.length > 0 ? whatIsMissing(refused, true) : [];
    },
  };

  function whatIsMissing(found: readonly string[], readable: boolean): string[] {
    const left = count - taken.length;
    const kept = taken.map(({ idea }) => `“${idea.title}”`).join(', ');
    return [
      ...(readable ? [] : ['the answer needs the list “ideas”']),
      ...(kept === '' ? [] : [`these ideas are kept; do not send them again: ${kept}`]),
      ...found.slice(0, MOST_ISSUES),
      `send ${left} ${left === 1 ? 'idea' : 'ideas'} in the list “ideas”; “candidates” may be empty now`,
    ];
  }
}
