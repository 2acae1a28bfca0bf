import { api, type Plan, type PlanChange, type Replied } from '@foothold/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, stream } from '#shared/api.ts';
import { activePlanQuery } from '#shared/queries.ts';
import { useRequestKeys } from '#shared/use-request-keys.ts';

/** What the last refinement came to. */
export type Refinement =
  | { kind: 'changed'; changes: readonly PlanChange[]; notice: string | null }
  | { kind: 'undone' }
  | { kind: 'restored' };

interface RefineInput {
  setPlan: (plan: Plan) => Promise<void>;
}

interface Asked {
  feedback: string;
  /** The proposal that was shown for this very text; null makes the change without having shown it. */
  proposalId: string | null;
}

/** Shows and makes refinements of the active plan, takes the last one back, and goes back to an earlier version. */
export function useRefine({ setPlan }: RefineInput) {
  const client = useQueryClient();
  const [refinement, setRefinement] = useState<Refinement | null>(null);
  const [feedback, setFeedback] = useState('');
  const { keyOf, renew } = useRequestKeys();
  /** Asked for again while the plan is the same, going back is the same request: it goes back once. */
  const backFrom = (what: string) => keyOf(`${what} ${client.getQueryData(activePlanQuery.queryKey)?.version}`);

  const preview = useMutation({
    mutationFn: (feedback: string) => stream(api.plan.previewAdapt, { body: { feedback } }, () => undefined),
  });

  const adapt = useMutation({
    mutationFn: async ({ feedback, proposalId }: Asked): Promise<Replied<typeof api.plan.adapt>> =>
      proposalId === null
        ? stream(api.plan.adapt, { body: { feedback }, idempotencyKey: keyOf(`adapt ${feedback}`) }, () => undefined)
        : call(api.plan.applyAdapt, { body: { proposal_id: proposalId } }),
    onSuccess: async ({ plan, changes, notice }) => {
      renew();
      if (changes.length === 0) return;
      await setPlan(plan);
      preview.reset();
      setRefinement({ kind: 'changed', changes, notice: notice ?? null });
      await client.invalidateQueries(activePlanQuery);
    },
    // What was shown is of no use any more when the plan has changed meanwhile.
    onError: () => preview.reset(),
  });

  const undo = useMutation({
    mutationFn: async () => (await call(api.plan.undo, { idempotencyKey: backFrom('undo') })).plan,
    onSuccess: async (plan) => {
      renew();
      await setPlan(plan);
      setRefinement({ kind: 'undone' });
    },
  });

  const restore = useMutation({
    mutationFn: async (id: string) =>
      (await call(api.plan.restoreVersion, { params: { id }, idempotencyKey: backFrom(id) })).plan,
    onSuccess: async (plan) => {
      renew();
      await setPlan(plan);
      setRefinement({ kind: 'restored' });
    },
  });

  /** What is shown belongs to the text it was shown for. */
  function edit(text: string) {
    setFeedback(text);
    preview.reset();
    adapt.reset();
  }

  return { feedback, edit, preview, adapt, undo, restore, refinement, forget: () => setRefinement(null) };
}

export type Refine = ReturnType<typeof useRefine>;
