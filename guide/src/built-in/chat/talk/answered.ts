import { type Answered, type AnswerKind, ASSISTANT, type Language, type WrittenMessage } from '@foothold/contract';
import type { ChatTurn } from '../../../guide.ts';
import type { ChatIntent } from '../../../chat/intents.ts';
import type { Source } from '../answer.ts';
import type { MessageInContext } from '../in-context.ts';
import type { Standing } from '../standing.ts';
import { purposeAt } from '../template.ts';

const kindOfIntent: Partial<Record<ChatIntent, AnswerKind>> = {
  template: 'message',
  smaller: 'list',
  silence: 'list',
  afraid: 'list',
  price: 'sum',
  'how-long': 'sum',
  cost: 'sum',
  progress: 'fact',
  next: 'fact',
  stuck: 'question',
};

/** A message as the cards write it, before anybody asks for another form. */
export function plainMessage(language: Language, version = 0): WrittenMessage {
  return { register: 'plain', length: 'whole', version, language, to: '', about: '', price: '' };
}

/** What the cards gave for what was asked; undefined where nothing was found to say. */
export function answeredBy(
  { asks, times, known }: MessageInContext,
  source: Source,
  standing: Standing,
  language: Language,
): Answered | undefined {
  if (source === 'nothing') return undefined;
  if (source !== 'cards')
    return { kind: 'explanation', topic: (source === 'plan' ? null : known?.topic) ?? 'plan', changed: false };
  const [main] = asks;
  if (!main) return undefined;
  const kind = kindOfIntent[main.intent] ?? 'explanation';
  if (kind !== 'message') return { kind, topic: main.intent, changed: false };
  const topic = main.purpose ?? purposeAt(standing);
  return { kind, topic, changed: false, message: plainMessage(language, times) };
}

/** The last answer, and the question that it, or the one it is another form of, was given to. */
export interface LastAnswer {
  answered: Answered;
  text: string;
  /** What was asked; null where the talk is not known so far back. */
  question: string | null;
  /** The talk before that question. */
  before: readonly ChatTurn[];
}

/** So many turns back an answer is still the last one, with a “that I do not know” between. */
const TURNS_BACK = 4;

/** What the guide gave last; null when it gave nothing that is known. */
export function lastAnswer(history: readonly ChatTurn[]): LastAnswer | null {
  const last = history.slice(-TURNS_BACK).findLast(({ sender, record }) => sender === ASSISTANT && record?.answered);
  const answered = last?.record?.answered;
  if (!last || !answered) return null;
  const root = history
    .slice(0, history.lastIndexOf(last) + 1)
    .findLastIndex(({ record }) => record?.answered && !record.answered.changed);
  const asked = history[root - 1];
  const question = asked && asked.sender !== ASSISTANT ? asked.content : null;
  return { answered, text: last.content, question, before: question === null ? [] : history.slice(0, root - 1) };
}
