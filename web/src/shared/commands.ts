import { useLayoutEffect } from 'react';
import { create } from 'zustand';

/** Something that can be done by name, and some of it by a single key. */
export interface Command {
  id: string;
  /** `actions` are the screen's own; what can be done on every screen is `general`. */
  group: 'actions' | 'steps' | 'messages' | 'pages' | 'general';
  title: string;
  /** More that it is found by, and shown with. */
  detail?: string | undefined;
  /** A Latin letter, lower case. */
  key?: string;
  run: () => void;
}

/** Looks for what is too much to list. */
export type Finder = (words: string, signal: AbortSignal) => Promise<readonly Command[]>;

const sources = new Map<string, () => readonly Command[]>();
const finders = new Map<string, Finder>();

/** What can be done just now, on the screen and around it. */
export function presentCommands(): Command[] {
  return [...sources.values()].flatMap((source) => source());
}

/** What all screens find for these words; one that fails finds nothing, and is reported. */
export async function findCommands(words: string, signal: AbortSignal): Promise<Command[]> {
  const found = await Promise.allSettled([...finders.values()].map((find) => find(words, signal)));
  return found.flatMap((result) => {
    if (result.status === 'fulfilled') return result.value;
    if (!signal.aborted) reportError(new Error('A search failed', { cause: result.reason }));
    return [];
  });
}

/** Keeps `entry` in a registry while the caller is on the screen: as new as what is seen, or a key would do what it did before. */
function useEntry<Entry>(registry: Map<string, Entry>, name: string, entry: Entry): void {
  useLayoutEffect(() => {
    registry.set(name, entry);
    return () => {
      if (registry.get(name) === entry) registry.delete(name);
    };
  }, [registry, name, entry]);
}

/** Offers commands while the caller is on the screen. They are made when somebody looks, as things are then. */
export function useCommands(source: string, commands: () => readonly Command[]): void {
  useEntry(sources, source, commands);
}

/** Offers a search while the caller is on the screen. */
export function useFinder(source: string, find: Finder): void {
  useEntry(finders, source, find);
}

/** Which of the keyboard's windows is open. */
export const useKeyboardWindow = create<{ open: 'palette' | 'shortcuts' | null }>(() => ({ open: null }));

export function openPalette(): void {
  useKeyboardWindow.setState({ open: 'palette' });
}
