import type { ChatIntent } from '../../chat/intents.ts';
import type { Kind } from '../../chat/kinds.ts';
import type { MessageInContext } from './in-context.ts';
import type { Standing } from './standing.ts';
import type { Chip, ChatWords } from '../../chat/words.ts';

const MOST = 3;
/** “What is in the way?” is answered with one of these. */
const MOST_OBSTACLES = 5;

const after: Partial<Record<ChatIntent, readonly Chip[]>> = {
  how: ['example', 'smaller', 'template'],
  example: ['template', 'another', 'smaller'],
  template: ['another', 'template:follow-up', 'silence'],
  smaller: ['smaller', 'example', 'stuck'],
  stuck: ['no-time', 'silence', 'dont-know', 'afraid', 'no-money'],
  'no-time': ['smaller', 'example', 'next'],
  silence: ['template:follow-up', 'stop', 'customers'],
  'dont-know': ['example', 'smaller', 'template'],
  afraid: ['template', 'smaller', 'example'],
  'no-money': ['price', 'next', 'smaller'],
  motivation: ['no-time', 'smaller', 'stop'],
  competitor: ['customers', 'price', 'risk'],
  price: ['template', 'customers', 'risk'],
  customers: ['template', 'price', 'silence'],
  stop: ['change', 'smaller', 'next'],
  risk: ['stop', 'smaller', 'next'],
  change: ['smaller', 'no-time', 'next'],
  done: ['next', 'example', 'how'],
  next: ['how', 'smaller', 'template'],
};

/** Offered where nothing more particular is; people and money come first where the work is about them. */
const general: Partial<Record<Kind, readonly Chip[]>> = {
  ask: ['how', 'template', 'example'],
  reach: ['template', 'how', 'customers'],
  price: ['price', 'how', 'example'],
  work: ['how', 'price', 'risk'],
  refer: ['template', 'example', 'how'],
  feedback: ['template', 'example', 'how'],
};
const ordinary: readonly Chip[] = ['how', 'example', 'template', 'smaller', 'how-long', 'next'];

/** Next messages the person may want to send; what was just asked comes again only where asking again leads on. */
export function suggestionsAfter({ asks, times }: MessageInContext, standing: Standing, chat: ChatWords): string[] {
  const [main] = asks;
  const asked = new Set<string>(asks.map((ask) => ask.intent));
  const own = main ? (after[main.intent] ?? []) : [];
  const rest = [...(general[standing.kind] ?? []), ...ordinary].filter((chip) => !asked.has(chip));
  const spent = main?.intent === 'smaller' && times > 1;
  const fitting = [...own, ...rest].filter(
    (chip) => !(spent && chip === 'smaller') && (chip !== 'next' || standing.next),
  );
  const most = main?.intent === 'stuck' ? MOST_OBSTACLES : MOST;
  return [...new Set(fitting)].slice(0, most).map((chip) => chat.chips[chip]);
}
