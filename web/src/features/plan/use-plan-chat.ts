import { api, ASSISTANT, type Plan, type Selection } from '@foothold/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, isAbort, stream } from '#shared/api.ts';
import { type ChatTurn, turnFromMessage } from '#shared/chat/chat-turn.ts';
import { stopReply } from '#shared/chat/stop-reply.ts';
import { type SendTurn, useChatTurns } from '#shared/chat/use-chat-turns.ts';
import { useSettings } from '#shared/settings.ts';
import { itemAt } from './plan-items.ts';

const noTurns: ChatTurn[] = [];

/** The conversation about a plan: its history, and messages about the selected item. */
export function usePlanChat(plan: Plan, selection: Selection | null, isActive: boolean) {
  const { t } = useTranslation('plan');
  const { language } = useSettings();
  const [openedAt] = useState(() => Date.now());
  const history = useHistory(plan.plan_id, isActive);

  const send: SendTurn = async ({ id, text, topic, replaces, again }, onWords, signal) => {
    const about = placeOf(plan, topic);
    const wishes = { keep_going: true, ...(replaces && { replaces }), ...(again && { again }) };
    const body = { message: text, ...about, language, id, ...wishes };
    const reply = await stream(api.chat.send, { body, signal }, (event) => {
      if (event.event === 'delta') onWords(event.data.text);
    });
    const { content, source, interrupted, ts, suggested_change: suggestedChange } = reply.message;
    return { content, source, interrupted, ts, suggestedChange, suggestions: reply.suggestions };
  };

  const chat = useChatTurns(history.turns, send, stopReply);
  const rejoin = useEffectEvent(() => void chat.retry());
  const { replyingTo } = history;
  useEffect(() => {
    // The reply was begun before the page was loaded: asked under the same id, the rest of it comes here.
    const timer = replyingTo === undefined ? undefined : setTimeout(() => rejoin(), 0);
    return () => clearTimeout(timer);
  }, [replyingTo]);

  const topic = selection ? (selection.substep_id ?? selection.step_id) : null;
  const isGreeted = chat.turns.length > 0 && chat.turns.length === history.turns.length;
  const said = chat.turns.at(-1)?.topic === topic ? chat.suggestions : [];
  const suggestions = isGreeted ? history.suggestions : said;

  const welcome: ChatTurn = {
    id: 'welcome',
    sender: ASSISTANT,
    content: t('chat.welcome'),
    ts: openedAt,
    source: null,
    interrupted: false,
    state: 'settled',
    topic: null,
  };
  const isEmpty = chat.turns.length === 0 && !history.isLoading;
  return { ...chat, topic, suggestions, turns: isEmpty ? [welcome] : chat.turns };
}

interface History {
  turns: readonly ChatTurn[];
  /** What the person may want to say first. */
  suggestions: readonly string[];
  /** The message whose reply is being made just now; undefined when none is. */
  replyingTo: string | undefined;
  isLoading: boolean;
}

/** A word of welcome after a pause, at most once a pause; one that can't be had is not missed, and only logged. */
async function checkIn(signal: AbortSignal) {
  try {
    return await call(api.chat.checkIn, { signal });
  } catch (error) {
    if (!isAbort(error)) reportError(new Error('Failed to check in', { cause: error }));
    return { message: null, suggestions: [] };
  }
}

/** What was said before; one that can't be loaded is logged, and the feed is empty. */
function useHistory(planId: string, isActive: boolean): History {
  const { data, isPending } = useQuery({
    queryKey: ['chat', planId],
    queryFn: async ({ signal }) => {
      try {
        // Before the history, which then holds the welcome in its place.
        const { suggestions } = isActive ? await checkIn(signal) : { suggestions: [] };
        const { messages, replying_to } = await call(api.chat.list, { query: { plan_id: planId }, signal });
        return { turns: messages.map(turnFromMessage), suggestions, replyingTo: replying_to };
      } catch (error) {
        if (!isAbort(error)) reportError(new Error('Failed to load chat messages', { cause: error }));
        throw error;
      }
    },
    // Read once a visit: what is said from here on is kept by the page.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const { turns = noTurns, suggestions = [], replyingTo } = data ?? {};
  return { turns, suggestions, replyingTo, isLoading: isPending };
}

/** The step, and the substep when it is one, that a topic stands for. */
function placeOf(plan: Plan, topic: string | null): { step_id: string; substep_id?: string } {
  for (const step of plan.steps) {
    if (step.step_id === topic) return { step_id: step.step_id };
    if (topic && itemAt(plan, { step_id: step.step_id, substep_id: topic })) {
      return { step_id: step.step_id, substep_id: topic };
    }
  }
  const [first] = plan.steps;
  if (!first) throw new Error('A plan without steps has nothing to talk about');
  return { step_id: first.step_id };
}
