import { readStored, removeStored, writeStored } from '#shared/storage.ts';

const STORED_UNDER = 'sk-chat-drafts';

/** The half-written message kept under `key`, empty when there is none. */
export function readDraftText(key: string): string {
  return readAll()[key] ?? '';
}

/** Keeps a half-written message; an empty one is forgotten. */
export function writeDraftText(key: string, text: string): void {
  const { [key]: _replaced, ...others } = readAll();
  const drafts = text === '' ? others : { ...others, [key]: text };
  if (Object.keys(drafts).length === 0) removeStored(STORED_UNDER);
  else writeStored(STORED_UNDER, JSON.stringify(drafts));
}

/** Forgets every half-written message, as logging out does. */
export function clearDraftTexts(): void {
  removeStored(STORED_UNDER);
}

function readAll(): Record<string, string> {
  const drafts = parsed(readStored(STORED_UNDER));
  if (typeof drafts !== 'object' || drafts === null) return {};
  return Object.fromEntries(Object.entries(drafts).filter(([, text]) => typeof text === 'string'));
}

/** Another program may have written there: what can't be read counts as nothing kept. */
function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}
