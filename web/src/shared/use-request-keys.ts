import { useRef } from 'react';
import { newMessageId } from '#shared/chat/message-id.ts';

/**
 * Idempotency keys of requests that may be sent again after an answer that got lost: one as long as the same is asked for,
 * and new ones after `renew`.
 */
export function useRequestKeys() {
  const keys = useRef(new Map<string, string>());
  function keyOf(asked: string): string {
    const key = keys.current.get(asked) ?? newMessageId();
    keys.current.set(asked, key);
    return key;
  }
  return { keyOf, renew: () => keys.current.clear() };
}
