import { api, ASSISTANT, type FieldUpdate } from '@foothold/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { stream } from '#shared/api.ts';
import type { ChatTurn } from '#shared/chat/chat-turn.ts';
import { stopReply } from '#shared/chat/stop-reply.ts';
import type { DraftText } from '#shared/chat/use-draft-text.ts';
import { type Conversation, type SendTurn, useChatTurns } from '#shared/chat/use-chat-turns.ts';
import { acceptUpdate } from '#shared/draft-sync.ts';
import { useDraft } from '#shared/draft.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { useChooseLanguage } from '#shared/use-choose-language.ts';
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
 * The interview: greeting, stored history, and the talk of this visit. While the person has said nothing, the server is
 * asked for its opening anew: it gives the one it made, or makes one in the language now chosen. A message that was
 * left without a reply is asked again. `history` null = it could not be loaded, and nothing is asked.
 * A message that is asked again leaves the box that `draft` is, and comes back into it when that fails.
 */
export function useInterview(history: readonly ChatTurn[] | null, draft: DraftText): Interview {
  const greeting = useGreeting(history?.[0]?.ts);
  const chooseLanguage = useChooseLanguage();
  const [changes, setChanges] = useState<readonly SavedChange[]>([]);

  function take(update: FieldUpdate) {
    const change = changeOf(useDraft.getState(), update);
    acceptUpdate(update);
    setChanges((before) => withChange(before, change));
  }

  const sendTurn: SendTurn = async ({ id, text }, onWords, signal) => {
    let taken = 0;
    setChanges([]);
    const body = { message: text, language: useSettings.getState().language, id, keep_going: true };
    const reply = await stream(api.chat.onboardingSend, { body, signal }, (event) => {
      if (event.event === 'delta') onWords(event.data.text);
      if (event.event !== 'update') return;
      take(event.data);
      taken += 1;
    });
    // An answer that did not come as a stream carries all its updates at the end.
    reply.updates.slice(taken).forEach(take);
    // Not before the end: another language begins the page anew, and would cut the reply.
    const { language } = useDraft.getState();
    if (language !== useSettings.getState().language) chooseLanguage(language);
    return { content: reply.reply, source: reply.source, suggestions: reply.suggestions };
  };

  const said = history?.some((turn) => turn.sender !== ASSISTANT) ?? false;
  const conversation = useChatTurns([greeting, ...(history && said ? history : [])], sendTurn, stopReply);

  const waiting = history !== null && (!said || history.at(-1)?.sender !== ASSISTANT);
  async function retry(): Promise<boolean> {
    const asked = conversation.turns.findLast((turn) => turn.sender !== ASSISTANT);
    if (asked && draft.text === asked.content) draft.set('');
    const isHeard = await conversation.retry();
    if (!isHeard && asked) draft.restore(asked.content);
    return isHeard;
  }

  const answer = useEffectEvent(() => void retry());
  useEffect(() => {
    if (!waiting) return undefined;
    // Later than this effect's own clean-up in development, where React mounts twice and the first talk is cut.
    const timer = setTimeout(() => answer(), 0);
    return () => clearTimeout(timer);
  }, [waiting]);

  return {
    ...conversation,
    retry,
    changes,
    forget: (change) => setChanges((before) => before.filter((other) => other !== change)),
  };
}
