import { answersIn, totalOf } from '@foothold/contract';
import { numbersIn } from '../checks/figures.ts';
import type { Known, KnownResult, StoredPlan } from '../guide.ts';
import { cut } from '../text/quote.ts';
import { type People, peopleIn } from './names.ts';
import { resultsOf, signStanding } from './standing.ts';

const MOST_RESULTS = 30;
const MOST_ROWS = 20;
const MOST_DOINGS = 20;
const LONGEST = 400;

/** Said in the instructions of whoever is told of results. */
export const KNOWN_RULE =
  'The block “known” holds what the person found out and did. These are facts: build on them, never ask for what is there, and never doubt or blame. People are numbered there; never guess their names. A reply about a step with three or more results quotes one of them, word for word.';

function contentOf(result: KnownResult, people: People) {
  const told = (text: string) => people.without(cut(text, LONGEST));
  switch (result.kind) {
    case 'text':
      return { text: told(result.data.text) };
    case 'people': {
      const { asked, yes, no } = answersIn(result.data.rows);
      const rows = result.data.rows.slice(-MOST_ROWS).map(({ name, asked_on, answer, words }) => ({
        who: people.aliasOf(name),
        asked_on,
        answer,
        words: told(words),
      }));
      return { asked, yes, no, people: rows };
    }
    case 'sum': {
      const rows = result.data.rows.slice(0, MOST_ROWS).map(({ label, amount }) => ({ label: told(label), amount }));
      return { total: totalOf(result.data.rows), rows };
    }
    case 'list':
      return { list: result.data.rows.slice(0, MOST_ROWS).map(({ text, done }) => ({ text: told(text), done })) };
    case 'decision':
      return { choice: told(result.data.choice), reason: told(result.data.reason) };
  }
}

/** The results that a model is told of: those of the selected step first, then the newest. */
export function shownResults(known: Known, plan: StoredPlan, stepId: string | undefined): readonly KnownResult[] {
  const here = plan.steps.find(({ step_id }) => step_id === stepId);
  const ofStep = new Set(here ? resultsOf(here, known) : []);
  const others = known.results.filter((result) => !ofStep.has(result)).toReversed();
  return [...[...ofStep].toReversed(), ...others].slice(0, MOST_RESULTS);
}

/** Numbers that people go by where their names are not told. */
const ALIAS = /\bperson \d+/gu;
/** Days as data has them. */
const DAY = /\b\d{4}-\d{2}-\d{2}\b/gu;

/** The figures of what is known: those that may be said, and those that may be said as money, which no day is. */
export function figuresOfKnown(data: ReturnType<typeof knownData> | null): { said: number[]; money: number[] } {
  const text = JSON.stringify(data).replaceAll(ALIAS, ' ');
  return { said: numbersIn(text.replaceAll('-', ' ')), money: numbersIn(text.replaceAll(DAY, ' ')) };
}

/** What is known, for a data block: names only of those whom the message asks for. */
export function knownData(
  known: Known,
  plan: StoredPlan,
  { message = '', stepId }: { message?: string; stepId?: string },
) {
  const people = peopleIn(known, message);
  const here = plan.steps.find(({ step_id }) => step_id === stepId);
  const ofStep = new Set(here ? resultsOf(here, known) : []);
  return {
    results: shownResults(known, plan, stepId).map((result) => ({
      step: result.step_title,
      task: result.title,
      at_selected_step: ofStep.has(result),
      kind: result.kind,
      ...contentOf(result, people),
    })),
    stop_signs: plan.steps.flatMap((step) => {
      const standing = signStanding(step, plan, known);
      if (!standing) return [];
      const { asked, yes, reached, sign } = standing;
      return [{ step: step.title, asked, yes, stop_at: { yes: sign.count, of: sign.of }, reached }];
    }),
    done_lately: known.doings.slice(-MOST_DOINGS).map(({ kind, day, title, minutes, words, choice }) => ({
      what: kind,
      day,
      task: title,
      ...(minutes > 0 && { minutes }),
      ...(words !== '' && { words: people.without(cut(words, LONGEST)) }),
      ...(choice && { choice }),
    })),
    this_week: known.promise && { days_promised: known.promise.need, days_done: known.promise.done },
  };
}
