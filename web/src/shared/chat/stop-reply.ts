import { api } from '@foothold/contract';
import { call } from '#shared/api.ts';

/** Tells the server that the reply to a message is not wanted any further. One that can't be told ends by itself. */
export function stopReply(id: string): void {
  call(api.chat.stop, { body: { id } }).catch((cause: unknown) =>
    reportError(new Error('Failed to stop a reply', { cause })),
  );
}
