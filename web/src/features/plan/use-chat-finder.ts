import type { ChatTurn } from '#shared/chat/chat-turn.ts';
import { dayAndTime } from '#shared/chat/message-time.ts';
import { type Command, useFinder } from '#shared/commands.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { searchMessages } from './message-search.ts';

/** Lets the palette search the conversation, earlier messages included, and go to what it finds. */
export function useChatFinder(
  loadAll: (signal: AbortSignal) => Promise<readonly ChatTurn[]>,
  goTo: (id: string) => void,
) {
  const { t, i18n } = useTranslation('chat');
  useFinder('chat', async (words, signal): Promise<Command[]> => {
    const turns = await loadAll(signal);
    return searchMessages(turns, words).map(({ turn, excerpt }) => ({
      id: `message-${turn.id}`,
      group: 'messages',
      title: excerpt,
      detail: `${t(turn.sender === 'user' ? 'message.mine' : 'message.theirs')} · ${dayAndTime(turn.ts, i18n.language)}`,
      run: () => goTo(turn.id),
    }));
  });
}
