import { api, type ChatMessage, type Replied, type Sent } from '@foothold/contract';
import { changeKept } from '#shared/offline/kept-store.ts';
import { keeper } from '#shared/offline/outbox.ts';

type Conversation = Replied<typeof api.chat.list>;
type Said = Sent<typeof api.chat.send.body> & { id: string };

/** A conversation with a message and its reply at the end; what stood from that message on, or the one it replaces, makes way. */
function continued({ messages }: Conversation, said: Said, reply: ChatMessage): Conversation {
  const { id, message: content, step_id, substep_id = null, replaces = id } = said;
  const at = messages.findIndex((other) => other.id === replaces);
  const before = at < 0 ? messages : messages.slice(0, at);
  const mine = {
    id,
    sender: 'user',
    content,
    ts: reply.ts,
    step_id,
    substep_id,
    source: null,
    interrupted: false,
  } as const;
  return { messages: [...before, mine, reply] };
}

/** Adds what was just said to the conversation that can be read without a network. */
export async function keepSaid(planId: string, said: Said, reply: ChatMessage): Promise<void> {
  const subject = keeper();
  if (subject === null) return;
  const address = `${api.chat.list.path}?plan_id=${planId}`;
  await changeKept<Conversation>(subject, address, (old) => continued(old ?? { messages: [] }, said, reply));
}
