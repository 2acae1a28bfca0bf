import { api } from '@foothold/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { askedBackFields, missingFields, requiredFields } from './checklist.ts';
import { saveDraft } from './save-draft.ts';
import { errorText, stream } from '#shared/api.ts';
import { useDraft } from '#shared/draft.ts';
import { paths } from '#shared/paths.ts';
import { hearTitles } from '#shared/titles-of-items.ts';
import { useArriveAt } from '#shared/use-arrive-at.ts';

export interface Recommend {
  /** True once every required field is filled. */
  ready: boolean;
  /** Save & Get Recommendations: says what is missing, asks back about optional fields, or goes ahead. */
  ask: () => void;
  /** Goes ahead after the question. */
  confirm: () => void;
  /** Whether the question about empty optional fields stands open. */
  asking: boolean;
  setAsking: (asking: boolean) => void;
  phase: 'idle' | 'saving' | 'generating';
  /** Titles of the ideas that have come so far. */
  came: readonly string[];
  problem: string | undefined;
}

/** From the interview to the ideas. */
export function useRecommend(): Recommend {
  const { t, i18n } = useTranslation(['onboarding', 'errors']);
  const arriveAt = useArriveAt();
  const queryClient = useQueryClient();
  const missing = missingFields(useDraft(), requiredFields);
  const [asking, setAsking] = useState(false);
  const [phase, setPhase] = useState<Recommend['phase']>('idle');
  const [came, setCame] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState(false);

  const generate = useMutation({
    mutationFn: async () => {
      setPhase('saving');
      const failed = (fallback: string) => (cause: unknown) => {
        throw new Error(errorText(cause, fallback), { cause });
      };
      await saveDraft(queryClient).catch(failed(t('errors:save_profile')));
      setPhase('generating');
      setCame([]);
      const { onboardingMode, ideaText } = useDraft.getState();
      const input = onboardingMode === 'idea' && ideaText.trim() !== '' ? { user_input: ideaText } : {};
      const body = { onboarding_mode: onboardingMode, ...input };
      const hear = hearTitles((title) => setCame((before) => [...before, title]));
      return stream(api.recommendations.create, { body }, hear).catch(failed(t('errors:generic')));
    },
    onSuccess: ({ recommendations, notice }) =>
      arriveAt(paths.recommendations, { state: { recommendations, ...(notice && { notice }) } }),
    onSettled: () => setPhase('idle'),
  });

  function missingText(): string | undefined {
    if (!refused || missing.length === 0) return undefined;
    if (missing.includes('goals')) return t('errors:fill_goal');
    const names = new Intl.ListFormat(i18n.language).format(missing.map((field) => t(`fields.${field}`)));
    return t('chat.needed', { list: names });
  }

  function ask() {
    setRefused(missing.length > 0);
    if (missing.length > 0 || generate.isPending) return;
    if (missingFields(useDraft.getState(), askedBackFields).length > 0) setAsking(true);
    else generate.mutate();
  }

  function confirm() {
    setAsking(false);
    generate.mutate();
  }

  const problem = missingText() ?? generate.error?.message;
  return { ready: missing.length === 0, ask, confirm, asking, setAsking, phase, came, problem };
}
