import { api, ASSISTANT, type Plan, type Selection } from '@foothold/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { stream } from '#shared/api.ts';
import type { ChatTurn } from '#shared/chat/chat-turn.ts';
import { stopReply } from '#shared/chat/stop-reply.ts';
import { type SendTurn, useChatTurns } from '#shared/chat/use-chat-turns.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { keepSaid } from '#shared/offline/keep-said.ts';
import { KeptForLater } from '#shared/offline/kept-for-later.ts';
import { keepChange, mustKeep } from '#shared/offline/outbox.ts';
import { useSettings } from '#shared/settings.ts';
import { itemAt } from './plan-items.ts';
import { useChatHistory } from './use-chat-history.ts';

/** The conversation about a plan: its history, and messages about the selected item. */
export function usePlanChat(plan: Plan, selection: Selection | null, isActive: boolean) {
  const { t } = useTranslation('plan');
  const { language } = useSettings();
  const [openedAt] = useState(() => Date.now());
  const history = useChatHistory(plan.plan_id, isActive);

  const send: SendTurn = async ({ id, text, topic, replaces, again }, onWords, signal) => {
    const about = placeOf(plan, topic);
    const wishes = { keep_going: true, ...(replaces && { replaces }), ...(again && { again }) };
    const body = { message: text, ...about, language, id, ...wishes };
    if (mustKeep() && !again && !replaces) {
      await keepChange({ kind: 'message', planId: plan.plan_id, ts: Date.now(), body });
      throw new KeptForLater();
    }
    const reply = await stream(api.chat.send, { body, signal }, (event) => {
      if (event.event === 'delta') onWords(event.data.text);
    });
    void keepSaid(plan.plan_id, { ...body, id }, reply.message);
    const { content, source, interrupted, ts, suggested_change: suggestedChange, proposals } = reply.message;
    return { content, source, interrupted, ts, suggestedChange, proposals, suggestions: reply.suggestions };
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
  /** Everything there is to search: what was said before, and since. */
  async function loadAll(signal: AbortSignal): Promise<readonly ChatTurn[]> {
    const before = await history.loadAll(signal);
    const known = new Set(before.map(({ id }) => id));
    return [...before, ...chat.turns.filter(({ id }) => !known.has(id))];
  }

  const turns = isEmpty ? [welcome] : chat.turns;
  return { ...chat, topic, suggestions, turns, earlier: history.earlier, loadAll };
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
