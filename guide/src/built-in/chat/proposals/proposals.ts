import {
  type Answered,
  ASSISTANT,
  dayNumber,
  type Language,
  languages,
  type ProposedChange,
  PROPOSALS_MAX,
} from '@foothold/contract';
import { loadWords, type Words } from '../../../catalogue/load.ts';
import type { ChatTurn, GuideContext, StepChatInput } from '../../../guide.ts';
import { beginningOf } from '../../../text/calendar.ts';
import { counted, formatNumber } from '../../../text/counted.ts';
import { fill } from '../../../text/fill.ts';
import { quote } from '../../../text/quote.ts';
import { changeLexicon } from './lexicon.ts';
import { passageOf } from './passage.ts';
import { type Desk, type Outcome, settled } from './propose.ts';
import { wishesIn } from './read.ts';
import { type Spot, targetOf, type Task } from './target.ts';
import { type ProposalWords, proposalWords } from './words.ts';

/** A reply to a request for changes. */
export interface ProposingReply {
  text: string;
  suggestions: string[];
  proposals?: ProposedChange[];
  answered: Answered;
}

const ASKED_WHICH = 'which-task';
/** Tasks that are named where it is asked which one is meant. */
const MOST_ASKED = 4;
const TITLE = 300;

/** Where in the plan the message was written: the task that is looked at, else the first open one of the step. */
function spotOf({ plan, stepId, substepId }: StepChatInput): Spot | null {
  const step = plan.steps.find(({ step_id }) => step_id === stepId);
  const task =
    step?.substeps.find(({ substep_id }) => substep_id === substepId) ??
    step?.substeps.find(({ status }) => status === 'pending') ??
    step?.substeps[0];
  return step && task ? { plan, step, task } : null;
}

/** What a message asks to have changed, in the language it is written in. */
function outcomesOf(message: string, desk: Omit<Desk, 'passage'>, own: Language): Outcome[] {
  for (const language of [own, ...languages.filter((other) => other !== own)]) {
    const passage = passageOf(message, changeLexicon(language));
    const readings = wishesIn(passage);
    const outcomes = readings.map(({ wishes }) => settled({ ...desk, passage }, wishes));
    const found = outcomes.filter((one) => one !== null && (one !== 'unclear' || language === own));
    // Who asks in the language of the page is read in no other.
    if (found.length > 0 || (language === own && readings.length > 0)) return found;
  }
  return [];
}

/** The task that is named when it was asked which one was meant, and the message that asked for the change. */
function answerTo(history: readonly ChatTurn[], message: string, spot: Spot, language: Language) {
  const last = history.at(-1);
  const asked = history.at(-2);
  if (last?.sender !== ASSISTANT || last.record?.answered?.topic !== ASKED_WHICH || asked?.sender !== 'user')
    return null;
  const passage = passageOf(message, changeLexicon(language));
  const found = targetOf(passage, { start: 0, end: passage.text.length }, spot);
  return typeof found === 'object' && 'task' in found ? { task: found.task, message: asked.content } : null;
}

function sentenceFor(
  change: ProposedChange,
  words: ProposalWords,
  shared: Words['shared'],
  language: Language,
): string {
  const title = (text: string) => quote(text, language, TITLE);
  const minutes = (count: number) => counted(count, shared.counted.minutes, language);
  switch (change.kind) {
    case 'tick':
      return fill(words[change.payload.status === 'completed' ? 'tick' : 'untick'], {
        title: title(change.payload.title),
      });
    case 'add':
      return fill(words.add, { title: title(change.payload.title), step: title(change.payload.place.step_title) });
    case 'move': {
      const { place } = change.payload;
      const slots = { title: title(change.payload.title), step: title(place.step_title) };
      if (place.after_title === null) return fill(words.move_first, slots);
      return fill(words.move_after, { ...slots, other: title(place.after_title) });
    }
    case 'edit': {
      const { to, title: before, minutes: wereMinutes } = change.payload;
      if (to.title !== before) return fill(words.title, { title: title(before), to: title(to.title) });
      const slots = { before: minutes(wereMinutes ?? 0), after: minutes(to.minutes ?? 0) };
      return fill(words.minutes, { title: title(before), ...slots });
    }
    case 'remove':
      return fill(words.remove, { title: title(change.payload.title) });
    case 'profile': {
      const { before, update } = change.payload;
      const told = (value: unknown) => (typeof value === 'number' ? formatNumber(value, language) : words.unsaid);
      const name = update.field === 'hours_per_week' ? 'hours_per_week' : 'budget_per_month';
      return fill(words[name], { before: told(before.payload), after: told(update.payload) });
    }
    case 'remember': {
      const { text, until } = change.payload;
      if (until === null) return fill(words.remember, { text: title(text) });
      const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
        beginningOf(dayNumber(until)),
      );
      return fill(words.remember_until, { text: title(text), date });
    }
    case 'assumption':
      return fill(words.assumption, { text: title(change.payload.text) });
  }
}

const answered = (topic: string, kind: Answered['kind'] = 'fact'): Answered => ({ kind, topic, changed: false });

/** The question which task is meant, with the open ones of the step to choose from. */
function askWhich({ plan, step }: Spot, words: ProposalWords): ProposingReply {
  const tasks = step.substeps.length > 1 ? step.substeps : plan.steps.flatMap(({ substeps }) => substeps);
  const suggestions = tasks.slice(0, MOST_ASKED).map(({ title }) => title);
  return { text: words.which, suggestions, answered: answered(ASKED_WHICH, 'question') };
}

/**
 * What a message asks to have changed in the plan or in what the profile holds, as proposals, or the question which task
 * is meant; null where it asks for no change that this reader knows.
 */
export async function proposalsFor(
  input: StepChatInput,
  { language, now }: Pick<GuideContext, 'language' | 'now'>,
): Promise<ProposingReply | null> {
  const spot = spotOf(input);
  if (!spot) return null;
  const words = proposalWords[language];
  const answer = answerTo(input.history, input.message, spot, language);
  const desk = { spot, profile: input.profile, now, answer: answer?.task ?? null };
  const found = outcomesOf(answer?.message ?? input.message, desk, language);
  if (found.length === 0) return null;
  const proposals = found.flatMap((one) => (typeof one === 'object' && one && 'change' in one ? [one.change] : []));
  if (proposals.length === 0) {
    const already = found.find((one) => typeof one === 'object' && one !== null && 'already' in one);
    if (!already) return askWhich(spot, words);
    const { already: task } = already as { already: Task | null };
    const text = task
      ? fill(words[`already_${task.status}`], { title: quote(task.title, language, TITLE) })
      : words.already;
    return { text, suggestions: [], answered: answered('already') };
  }
  const { shared } = await loadWords(language);
  const shown = proposals.slice(0, PROPOSALS_MAX);
  const sentences = shown.map((change) => sentenceFor(change, words, shared, language));
  const text = [...sentences, shown.length > 1 ? words.take_each : words.take].join(' ');
  return { text, suggestions: [], proposals: shown, answered: answered('proposals') };
}
