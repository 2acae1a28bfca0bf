import { FieldUpdate } from '@foothold/contract';
import type { GuideContext, ReplyEvent } from '@foothold/guide';
import { type Asker, listen } from '../asking/ask.ts';
import type { Emit } from '../http/call.ts';
import type { Services } from '../services.ts';
import type { ChatMemory, Remembered } from './memory.ts';
import { takeReply } from './reply.ts';
import type { ChatStore, KeptMessage, Thread } from './store.ts';

export interface Turn {
  thread: Thread;
  /** The person's message; null for the interview's opening. */
  message: KeptMessage | null;
  /** Id of the reply, when it is a new one. */
  replyId: string;
  /** True when the reply takes the place of a whole one too. */
  again?: boolean;
  ask(remembered: Remembered, context: GuideContext): AsyncIterable<ReplyEvent>;
  /** Stores what a reply says about the person. */
  keepUpdate?(update: FieldUpdate): Promise<void>;
}

type Caller = Asker & { emit: Emit; log: { warn(text: string): void } };

/**
 * Has the guide reply and keeps the reply. One that stops early is kept as far as it was said and marked interrupted,
 * and what stopped it is thrown.
 */
export async function takeTurn(
  services: Services,
  store: ChatStore,
  memory: ChatMemory,
  { emit, log, ...asker }: Caller,
  turn: Turn,
): Promise<KeptMessage> {
  const remembered = await memory.before(asker.userId, turn.thread, turn.message);
  const events = listen(services, asker, (context) => turn.ask(remembered, context));
  const { stoppedBy, text, cut, ...spoken } = await takeReply(events, {
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
  const reply = { ...about, content: text, interrupted: interrupted || cut, ...spoken };
  const kept = await store.answer(asker.userId, turn.thread, reply);
  if (interrupted) throw stoppedBy;
  return kept;
}
