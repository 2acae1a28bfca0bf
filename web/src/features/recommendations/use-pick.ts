import { api, type Recommendation } from '@foothold/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { stream } from '#shared/api.ts';
import { newMessageId } from '#shared/chat/message-id.ts';
import { madeNow, paths } from '#shared/paths.ts';
import { hearTitles } from '#shared/titles-of-items.ts';
import { useArriveAt } from '#shared/use-arrive-at.ts';

/** Makes a plan of an idea and opens it. While one is being made, further picks do nothing. */
export function usePick() {
  const client = useQueryClient();
  const arriveAt = useArriveAt();
  const keys = useRef(new Map<string, string>());
  const busy = useRef(false);
  const [steps, setSteps] = useState<readonly string[]>([]);

  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ recommendation_id, title }: Recommendation) => {
      // One key an idea: a pick that is tried again after a lost answer makes no second plan.
      const idempotencyKey = keys.current.get(recommendation_id) ?? newMessageId();
      keys.current.set(recommendation_id, idempotencyKey);
      const body = { recommendation_id, title };
      setSteps([]);
      const hear = hearTitles((title) => setSteps((before) => [...before, title]));
      return stream(api.plan.createFromRecommendation, { body, idempotencyKey }, hear);
    },
    onSuccess: async ({ plan_id }) => {
      client.removeQueries({ queryKey: ['plan'] });
      await arriveAt(paths.plan(plan_id), { state: madeNow });
    },
    onSettled: () => {
      busy.current = false;
    },
  });

  function pick(idea: Recommendation) {
    if (busy.current) return;
    busy.current = true;
    mutate(idea);
  }

  return { pick, pickedId: variables?.recommendation_id ?? null, isPicking: isPending, steps, error };
}

export type Picking = ReturnType<typeof usePick>;
