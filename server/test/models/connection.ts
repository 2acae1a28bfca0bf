import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Thrown where the client went away: nobody is left to tell. */
export class ClientGone extends Error {
  override name = 'ClientGone';
}

/** An answer that is being written, to a client who may leave at any time. Every method throws `ClientGone` then. */
export interface Connection {
  response: ServerResponse;
  write(bytes: string | Buffer): Promise<void>;
  pause(milliseconds: number): Promise<void>;
  /** Waits until the client leaves. */
  silence(): Promise<never>;
  reset(): void;
}

/** `onClose` is told once, whether the client left before the end. */
export function connectionOf(response: ServerResponse, onClose: (early: boolean) => void): Connection {
  const left = new AbortController();
  let own = false;
  response.once('close', () => {
    left.abort();
    onClose(!response.writableFinished && !own);
  });
  const unlessGone = async <Value>(wait: Promise<Value>): Promise<Value> => {
    try {
      return await wait;
    } catch (cause) {
      if (left.signal.aborted) throw new ClientGone('The client is gone', { cause });
      throw cause;
    }
  };
  return {
    response,
    async write(bytes) {
      if (left.signal.aborted) throw new ClientGone('The client is gone');
      if (!response.write(bytes)) await unlessGone(once(response, 'drain', { signal: left.signal }));
    },
    async pause(milliseconds) {
      await unlessGone(sleep(milliseconds, undefined, { signal: left.signal }));
    },
    async silence() {
      if (!left.signal.aborted) await once(left.signal, 'abort');
      throw new ClientGone('The client is gone');
    },
    reset() {
      own = true;
      response.socket?.resetAndDestroy();
    },
  };
}
