import { FieldUpdate } from '@foothold/contract';
import type { ChatTurn, GuideContext, ReplyEvent } from '@foothold/guide';
import { type Asker, listen } from '../asking/ask.ts';
import type { Emit } from '../http/call.ts';
import type { Services } from '../services.ts';
import { takeReply } from './reply.ts';
import type { ChatStore, KeptMessage, Thread } from './store.ts';

/** Messages a guide is shown of what was said before. */
const HISTORY = 40;

export interface Turn {
  thread: Thread;
  /** The person's message; null for the interview's opening. */
  message: KeptMessage | null;
  /** Id of the reply, when it is a new one. */
  replyId: string;
  /** True when the reply takes the place of a whole one too. */
  again?: boolean;
  ask(history: ChatTurn[], context: GuideContext): AsyncIterable<ReplyEvent>;
  /** Stores what a reply says about the person. */
  keepUpdate?(update: FieldUpdate): Promise<void>;
}

type Caller = Asker & { emit: Emit; log: { warn(text: string): void } };

async function historyBefore(store: ChatStore, userId: string, { thread, message }: Turn): Promise<ChatTurn[]> {
  if (!message) return [];
  const kept = await store.page(userId, thread, HISTORY, message);
  return kept.map(({ sender, content }) => ({ sender, content }));
}

/**
 * Has the guide reply and keeps the reply. One that stops early is kept as far as it was said and marked interrupted,
 * and what stopped it is thrown.
 */
export async function takeTurn(
  services: Services,
  store: ChatStore,
  { emit, log, ...asker }: Caller,
  turn: Turn,
): Promise<KeptMessage> {
  const history = await historyBefore(store, asker.userId, turn);
  const events = listen(services, asker, (context) => turn.ask(history, context));
  const { stoppedBy, text, ...spoken } = await takeReply(events, {
    onDelta: (delta) => emit('delta', { text: delta }),
    async onUpdate(update) {
      await turn.keepUpdate?.(update);
      emit('update', update);
    },
    onForged: () => log.warn('The guide sent an update or a change that the contract does not know'),
  });

  const interrupted = stoppedBy !== undefined;
  if (interrupted && text === '') throw stoppedBy;
  const { language } = asker;
  const about = { id: turn.replyId, language, replyTo: turn.message, again: turn.again ?? false };
  const reply = { ...about, content: text, interrupted, ...spoken };
  const kept = await store.answer(asker.userId, turn.thread, reply);
  if (interrupted) throw stoppedBy;
  return kept;
}
