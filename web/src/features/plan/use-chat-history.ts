import { api, type Replied } from '@foothold/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, copyOf, isAbort, isUnanswered } from '#shared/api.ts';
import { type ChatTurn, turnFromMessage } from '#shared/chat/chat-turn.ts';
import type { EarlierMessages } from '#shared/chat/earlier-messages.tsx';
import { showCopy } from '#shared/queries.ts';

/** So many messages the server sends at once: after fewer there are no earlier ones. */
const PAGE = 200;

const noTurns: ChatTurn[] = [];
const noWelcome: Replied<typeof api.chat.checkIn> = { message: null, suggestions: [] };

interface History {
  turns: ChatTurn[];
  suggestions: readonly string[];
  replyingTo: string | undefined;
}

function historyOf(
  { messages, replying_to }: Replied<typeof api.chat.list>,
  suggestions: readonly string[] = [],
): History {
  return { turns: messages.map(turnFromMessage), suggestions, replyingTo: replying_to };
}

export interface ChatHistory {
  turns: readonly ChatTurn[];
  /** What the person may want to say first. */
  suggestions: readonly string[];
  /** The message whose reply is being made just now; undefined when none is. */
  replyingTo: string | undefined;
  isLoading: boolean;
  earlier: EarlierMessages;
  /** Every message of the conversation up to when the page was opened; what was not here yet is fetched. */
  loadAll: (signal: AbortSignal) => Promise<readonly ChatTurn[]>;
}

/** What was said before; one that can't be loaded is logged, and the feed is empty. */
export function useChatHistory(planId: string, isActive: boolean): ChatHistory {
  const { data, isPending } = useQuery({
    queryKey: ['chat', planId],
    queryFn: async ({ client, queryKey, signal }): Promise<History> => {
      void copyOf(api.chat.list, { query: { plan_id: planId } }).then((copy) => {
        if (copy && !signal.aborted) showCopy(client, queryKey, historyOf(copy));
      });
      try {
        const [{ message, suggestions }, { messages, ...rest }] = await Promise.all([
          isActive ? checkIn(signal) : noWelcome,
          call(api.chat.list, { query: { plan_id: planId }, signal }),
        ]);
        // The history may have been read before the welcome was written.
        const isMissing = message !== null && messages.every(({ id }) => id !== message.id);
        const all = isMissing ? [...messages, message] : messages;
        return historyOf({ messages: all, ...rest }, suggestions);
      } catch (error) {
        report('Failed to load chat messages', error);
        throw error;
      }
    },
    // Read once a visit: what is said from here on is kept by the page.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const { turns: newest = noTurns, suggestions = [], replyingTo } = data ?? {};
  const [before, setBefore] = useState<{ turns: readonly ChatTurn[]; more: boolean | null }>({ turns: [], more: null });
  const turns = before.turns.length > 0 ? [...before.turns, ...newest] : newest;
  const more = before.more ?? newest.length >= PAGE;

  /** The page before a message, also put before what is there; one that came twice is put there once. */
  async function pageBefore(id: string, signal?: AbortSignal): Promise<ChatTurn[]> {
    const query = { plan_id: planId, before: id, limit: String(PAGE) };
    const page = (await call(api.chat.list, { query, signal })).messages.map(turnFromMessage);
    setBefore(({ turns: known }) => {
      const fresh = page.filter((turn) => !known.some((other) => other.id === turn.id));
      return { turns: [...fresh, ...known], more: page.length >= PAGE };
    });
    return page;
  }

  async function loadAll(signal: AbortSignal): Promise<readonly ChatTurn[]> {
    let all = turns;
    for (let isMore = more; isMore && all[0];) {
      const page = await pageBefore(all[0].id, signal);
      all = [...page, ...all];
      isMore = page.length >= PAGE;
    }
    return all;
  }

  const loading = useMutation({ mutationFn: async () => turns[0] && pageBefore(turns[0].id) });
  const load = () => loading.mutateAsync().then(nothing, nothing);
  const earlier = { more, load, loading: loading.isPending, failed: loading.isError };
  return { turns, suggestions, replyingTo, isLoading: isPending, earlier, loadAll };
}

/** Whether it came or failed is in the mutation's state. */
function nothing(): void {}

/**
 * Logs a failed call. One that nobody answered is no fault of the page: it is asked again when the network is back, and
 * `navigator.onLine` may have turned since it failed.
 */
function report(message: string, cause: unknown): void {
  if (!isAbort(cause) && !isUnanswered(cause)) reportError(new Error(message, { cause }));
}

/** A word of welcome after a pause, at most once a pause; one that can't be had is not missed, and only logged. */
async function checkIn(signal: AbortSignal) {
  try {
    return await call(api.chat.checkIn, { signal });
  } catch (error) {
    report('Failed to check in', error);
    return noWelcome;
  }
}
