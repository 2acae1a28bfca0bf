import type { ChatIntent } from '../../../chat/intents.ts';
import { chatActReader } from './acts.ts';
import type { ChatAct } from './classes.ts';

/** What somebody is for whom a card is the answer. */
const actsOf: Partial<Record<ChatIntent, readonly ChatAct[]>> = {
  how: ['how', 'next'],
  why: ['why'],
  customers: ['customers'],
  'no-time': ['notime'],
  progress: ['progress'],
  next: ['next'],
  change: ['change', 'alter'],
  cost: ['price', 'budget', 'local'],
  stop: ['change', 'progress'],
};

/** Below this a message is hardly for what a card is for. */
const LEAST = 0.05;
/** “What do I do” is said of any trouble. */
const LEAST_OF_HOW = 0.2;

/** Whether a message, as it was learnt, is hardly for what a card answers, though a phrase of it says so. */
export function isUnlikely(intent: ChatIntent, message: string): boolean {
  const acts = actsOf[intent];
  if (!acts) return false;
  const likely = chatActReader.likelihoods(message);
  const most = Math.max(...acts.map((act) => likely.get(act) ?? 0));
  return most < (intent === 'how' ? LEAST_OF_HOW : LEAST);
}
