import { api, type Plan, type PlanChange } from '@foothold/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, stream } from '#shared/api.ts';
import { activePlanQuery } from '#shared/queries.ts';

/** What the last refinement came to. */
export type Refinement =
  | { kind: 'changed'; changes: readonly PlanChange[]; notice: string | null }
  | { kind: 'undone' };

interface RefineInput {
  setPlan: (plan: Plan) => Promise<void>;
}

/** Refines the active plan by what the person says, and takes the last refinement back. */
export function useRefine({ setPlan }: RefineInput) {
  const client = useQueryClient();
  const [refinement, setRefinement] = useState<Refinement | null>(null);

  const adapt = useMutation({
    mutationFn: (feedback: string) => stream(api.plan.adapt, { body: { feedback } }, () => undefined),
    onSuccess: async ({ plan, changes, notice }) => {
      if (changes.length === 0) return;
      await setPlan(plan);
      setRefinement({ kind: 'changed', changes, notice: notice ?? null });
      await client.invalidateQueries(activePlanQuery);
    },
  });

  const undo = useMutation({
    mutationFn: async () => (await call(api.plan.undo)).plan,
    onSuccess: async (plan) => {
      await setPlan(plan);
      setRefinement({ kind: 'undone' });
    },
  });

  return { adapt, undo, refinement, forget: () => setRefinement(null) };
}

export type Refine = ReturnType<typeof useRefine>;
