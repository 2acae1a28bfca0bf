import { api, ASSISTANT, type FieldUpdate } from '@foothold/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stream } from '#shared/api.ts';
import type { ChatTurn } from '#shared/chat/chat-turn.ts';
import { type Conversation, type SendTurn, useChatTurns } from '#shared/chat/use-chat-turns.ts';
import { acceptUpdate } from '#shared/draft-sync.ts';
import { useDraft } from '#shared/draft.ts';
import { useChooseLanguage } from '#shared/i18n/use-choose-language.ts';
import { useSettings } from '#shared/settings.ts';
import { changeOf, type SavedChange, withChange } from './saved-change.ts';

export interface Interview extends Conversation {
  /** What the last reply saved, newest last. */
  changes: readonly SavedChange[];
  /** Drops a change from `changes`. */
  forget: (change: SavedChange) => void;
}

/** The page's own first words: they stand above what the server sends, and are never sent. */
function useGreeting(firstTs: number | undefined): ChatTurn {
  const { t } = useTranslation('onboarding');
  const [opened] = useState(() => Date.now());
  return {
    id: 'greeting',
    sender: ASSISTANT,
    content: t('chat.greeting'),
    ts: firstTs ?? opened,
    source: null,
    interrupted: false,
    state: 'settled',
    topic: null,
  };
}

/**
 * The interview: greeting, stored history, and the talk of this visit. The server opens an interview that has none, and
 * answers a message that was left without a reply. `history` null = it could not be loaded, and nothing is asked.
 */
export function useInterview(history: readonly ChatTurn[] | null): Interview {
  const greeting = useGreeting(history?.[0]?.ts);
  const chooseLanguage = useChooseLanguage();
  const [changes, setChanges] = useState<readonly SavedChange[]>([]);

  function take(update: FieldUpdate) {
    const change = changeOf(useDraft.getState(), update);
    acceptUpdate(update);
    if (update.field === 'language') chooseLanguage(update.payload);
    setChanges((before) => withChange(before, change));
  }

  const sendTurn: SendTurn = async ({ id, text }, onWords, signal) => {
    let taken = 0;
    setChanges([]);
    const body = { message: text, language: useSettings.getState().language, id };
    const reply = await stream(api.chat.onboardingSend, { body, signal }, (event) => {
      if (event.event === 'delta') onWords(event.data.text);
      if (event.event !== 'update') return;
      take(event.data);
      taken += 1;
    });
    // An answer that did not come as a stream carries all its updates at the end.
    reply.updates.slice(taken).forEach(take);
    return { content: reply.reply, source: reply.source, suggestions: reply.suggestions };
  };

  const conversation = useChatTurns([greeting, ...(history ?? [])], sendTurn);

  // Nothing was said yet, or a message still waits for its reply: the page was left before it came.
  const waiting = history !== null && history.at(-1)?.sender !== ASSISTANT;
  const answer = useEffectEvent(() => void conversation.retry());
  useEffect(() => {
    if (!waiting) return undefined;
    // Later than this effect's own clean-up in development, where React mounts twice and the first talk is cut.
    const timer = setTimeout(() => answer(), 0);
    return () => clearTimeout(timer);
  }, [waiting]);

  return {
    ...conversation,
    changes,
    forget: (change) => setChanges((before) => before.filter((other) => other !== change)),
  };
}
