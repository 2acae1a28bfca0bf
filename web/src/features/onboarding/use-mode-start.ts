import { api, composeBusinessDescription } from '@foothold/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { saveDraft } from './save-draft.ts';
import { call, errorText, stream } from '#shared/api.ts';
import { ApiError } from '#shared/api-error.ts';
import { newMessageId } from '#shared/chat/message-id.ts';
import { saveDraftField } from '#shared/draft-sync.ts';
import { markSynced, unsyncedFields, useDraft } from '#shared/draft.ts';
import { madeNow, paths } from '#shared/paths.ts';
import { activePlanQuery } from '#shared/queries.ts';
import { useSettings } from '#shared/settings.ts';
import { hearTitles } from '#shared/titles-of-items.ts';
import { useArriveAt } from '#shared/use-arrive-at.ts';
import { addTypedItems } from './typed-items.ts';
import { businessNotes, formFromText } from './business-snapshot.ts';

export interface Start {
  start: () => void;
  busy: boolean;
  /** True while the plan of an existing business is made, the longest part. */
  planning: boolean;
  /** Titles of its steps that have come so far. */
  steps: readonly string[];
  /** What went wrong, for the person; undefined while nothing has. */
  error: string | undefined;
}

/** A step of the start whose failure has a sentence of its own when the server gives none. */
async function told<Value>(work: Promise<Value>, fallback: string): Promise<Value> {
  try {
    return await work;
  } catch (cause) {
    throw new Error(errorText(cause, fallback), { cause });
  }
}

async function saveIntent(fallback: string): Promise<void> {
  const { onboardingMode, ideaText, businessDesc, synced } = useDraft.getState();
  useDraft.setState({ intentSaved: false, intentError: null });
  const body = {
    intent: onboardingMode,
    // A text that was never there is not sent: the server may hold one that could not be loaded.
    ...(ideaText || synced.ideaText ? { idea_text: ideaText } : {}),
    ...(businessDesc || synced.businessDesc ? { business_desc: businessDesc } : {}),
  };
  try {
    await call(api.profile.saveIntent, { body });
  } catch (error) {
    useDraft.setState({ intentError: errorText(error, fallback) });
    throw error;
  }
  useDraft.setState({ intentSaved: true });
  markSynced({ onboardingMode, ideaText, businessDesc });
}

function forgetIntentError(): void {
  useDraft.setState({ intentError: null });
}

/** What the mode screen's Continue does: the intent first, then on to the upload or, with a business, to its plan. */
export function useStart(): Start {
  const { t } = useTranslation('errors');
  const arriveAt = useArriveAt();
  const queryClient = useQueryClient();
  const intentError = useDraft((draft) => draft.intentError);
  const [planning, setPlanning] = useState(false);
  const [steps, setSteps] = useState<readonly string[]>([]);
  /** The same description asked for again is the same request: a retry makes no second plan. */
  const asked = useRef<{ description: string; key: string; ofLaw?: boolean } | null>(null);

  async function planBusiness() {
    const draft = useDraft.getState();
    const form = formFromText(draft.businessDesc);
    const description = composeBusinessDescription(form, useSettings.getState().language);
    const extras = { notes: businessNotes(draft.notes, description), description };
    await told(saveDraft(queryClient, extras), t('save_profile'));
    setPlanning(true);
    setSteps([]);
    if (asked.current?.description !== description) asked.current = { description, key: newMessageId() };
    const { key, ofLaw } = asked.current;
    const request = { body: { description, ...(ofLaw && { within_law: true }) }, idempotencyKey: key };
    const hear = hearTitles((title) => setSteps((before) => [...before, title]));
    const answer = stream(api.plan.createFromDescription, request, hear).catch((error: unknown) => {
      // Whoever presses again answers that it is lawful.
      const isAsked = error instanceof ApiError && error.failure?.code === 'ASKED_OF_LAW';
      if (isAsked && asked.current) asked.current.ofLaw = true;
      throw error;
    });
    const { plan_id } = await told(answer, t('generic'));
    void queryClient.resetQueries({ queryKey: activePlanQuery.queryKey });
    await arriveAt(paths.plan(plan_id), { state: madeNow });
  }

  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await saveIntent(t('generic'));
      if (useDraft.getState().onboardingMode === 'from-description') return planBusiness();
      if (unsyncedFields().includes('goals')) await told(saveDraftField('goals'), t('save_profile'));
      return arriveAt(paths.upload);
    },
    onSettled: () => setPlanning(false),
  });

  useEffect(() => forgetIntentError, []);

  const problem = intentError ?? (error && (error.message || t('generic')));
  return {
    start: () => {
      addTypedItems();
      mutate();
    },
    busy: isPending,
    planning,
    steps,
    error: isPending ? undefined : (problem ?? undefined),
  };
}
