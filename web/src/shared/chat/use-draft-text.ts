import { useState } from 'react';

const PREFIX = 'sk-chat:';

/** A text in the making; `set` also keeps it for a reload. */
export interface DraftText {
  text: string;
  set: (text: string) => void;
}

/** A half-written message per `key`, kept in the tab's storage: it survives a reload and another step, not the tab. */
export function useDraftText(key: string): DraftText {
  const [held, setHeld] = useState(() => ({ key, text: read(key) }));
  const current = held.key === key ? held : { key, text: read(key) };
  if (current !== held) setHeld(current);
  return {
    text: current.text,
    set: (text) => {
      setHeld({ key, text });
      write(key, text);
    },
  };
}

/** Forgets every half-written message, as logging out does. */
export function clearDraftTexts(): void {
  const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index));
  for (const key of keys) if (key?.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

function read(key: string): string {
  return sessionStorage.getItem(PREFIX + key) ?? '';
}

function write(key: string, text: string): void {
  if (text === '') sessionStorage.removeItem(PREFIX + key);
  else sessionStorage.setItem(PREFIX + key, text);
}
