import { useState } from 'react';
import { readDraftText, writeDraftText } from './draft-texts.ts';

/** A text in the making; `set` also keeps it for a reload. */
export interface DraftText {
  text: string;
  set: (text: string) => void;
  /** Puts a text back, unless something else was begun meanwhile. */
  restore: (text: string) => void;
}

/** A half-written message per `key`: it survives a reload, and waits while another key is shown. */
export function useDraftText(key: string): DraftText {
  const [held, setHeld] = useState(() => ({ key, text: readDraftText(key) }));
  const current = held.key === key ? held : { key, text: readDraftText(key) };
  if (current !== held) setHeld(current);

  function set(text: string) {
    setHeld({ key, text });
    writeDraftText(key, text);
  }

  function restore(text: string) {
    if (readDraftText(key) === '') set(text);
  }

  return { text: current.text, set, restore };
}
