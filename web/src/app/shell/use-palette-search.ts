import { useEffect, useState } from 'react';
import { grouped, matching } from '#app/shell/matching.ts';
import { type Command, findCommands, presentCommands } from '#shared/commands.ts';

/** Milliseconds of quiet before the chat is searched. */
const PAUSE_MS = 150;
/** Shorter words are in nearly every message. */
const SEARCHED_LENGTH = 2;

/** What matches the words in the box: at once of what is known, a little later of what has to be looked for. */
export function usePaletteSearch(words: string) {
  const [known] = useState(presentCommands);
  const [found, setFound] = useState<{ words: string; commands: readonly Command[] }>({ words: '', commands: [] });
  const wanted = words.trim().length >= SEARCHED_LENGTH ? words.trim() : '';

  useEffect(() => {
    if (wanted === '') return undefined;
    const controller = new AbortController();
    const look = async () => {
      const commands = await findCommands(wanted, controller.signal);
      if (!controller.signal.aborted) setFound({ words: wanted, commands });
    };
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted]);

  const isSearching = wanted !== '' && found.words !== wanted;
  const commands = [...matching(known, words), ...(wanted === found.words ? found.commands : [])];
  return { groups: grouped(commands), count: commands.length, isSearching };
}
