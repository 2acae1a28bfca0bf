import {
  type Answered,
  ASSISTANT,
  type Language,
  languagesFrom,
  type ProposedChange,
  PROPOSALS_MAX,
} from '@foothold/contract';
import type { ChatTurn, GuideContext, StepChatInput } from '../../../guide.ts';
import { fill } from '../../../text/fill.ts';
import { quote } from '../../../text/quote.ts';
import { changeLexicon } from '../../../chat/changes/lexicon.ts';
import { previewOf, TITLE } from '../../../chat/changes/preview.ts';
import { type ProposalWords, proposalWords } from '../../../chat/changes/words.ts';
import { limitsBeside } from '../../limits-beside.ts';
import { passageOf } from './passage.ts';
import { type Desk, type Outcome, settled } from './propose.ts';
import { wishesIn } from './read.ts';
import { type Spot, targetOf, type Task } from './target.ts';

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
  for (const language of languagesFrom(own)) {
    const passage = passageOf(message, changeLexicon(language));
    const readings = wishesIn(passage);
    const outcomes = readings.map(({ wishes, doubtful }) =>
      settled({ ...desk, passage, doubtful: desk.doubtful || doubtful }, wishes),
    );
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

const answered = (topic: string, kind: Answered['kind'] = 'fact'): Answered => ({ kind, topic, changed: false });

/** The question which task is meant, with the open ones of the step to choose from. */
function askWhich({ plan, step }: Spot, words: ProposalWords): ProposingReply {
  const tasks = step.substeps.length > 1 ? step.substeps : plan.steps.flatMap(({ substeps }) => substeps);
  const suggestions = tasks.slice(0, MOST_ASKED).map(({ title }) => title);
  return { text: words.which, suggestions, answered: answered(ASKED_WHICH, 'question') };
}

/** A reply, and below it what the message says that somebody can't or won't do, offered for their profile where that is sure. */
export async function withLimitTold<Reply extends { text: string; proposals?: readonly ProposedChange[] | undefined }>(
  reply: Reply,
  { message, profile }: StepChatInput,
  context: Pick<GuideContext, 'language' | 'now'>,
): Promise<Reply> {
  const told = reply.proposals ? null : limitsBeside(message, profile, context);
  const [update] = told?.updates ?? [];
  const [before] = told?.before ?? [];
  if (!update || !before) return reply;
  const proposals: ProposedChange[] = [{ kind: 'profile', payload: { before, update } }];
  return { ...reply, text: `${reply.text}\n\n${await previewOf(proposals, context.language)}`, proposals };
}

/**
 * What a message asks to have changed in the plan or in what the profile holds, as proposals, or the question which task
 * is meant; null where it asks for no change that this reader knows. `asksSum`: it asks for a sum, whose words come first.
 */
export async function proposalsFor(
  input: StepChatInput,
  { language, now }: Pick<GuideContext, 'language' | 'now'>,
  asksSum = false,
): Promise<ProposingReply | null> {
  const spot = spotOf(input);
  if (!spot) return null;
  const words = proposalWords[language];
  const answer = answerTo(input.history, input.message, spot, language);
  const desk = { spot, profile: input.profile, now, answer: answer?.task ?? null, doubtful: asksSum };
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
  const shown = proposals.slice(0, PROPOSALS_MAX);
  return { text: await previewOf(shown, language), suggestions: [], proposals: shown, answered: answered('proposals') };
}
