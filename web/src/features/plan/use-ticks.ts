import { api, nextUnfinished, type Plan, type Selection, type Status } from '@foothold/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#shared/api.ts';

/** A step or substep and the status it shall have. */
export interface Tick {
  kind: 'step' | 'substep';
  id: string;
  status: Status;
}

interface TicksInput {
  setPlan: (plan: Plan) => Promise<void>;
  /** Called after a substep was ticked or unticked, with the next unfinished item. */
  onSubstep: (next: Selection | null) => void;
}

/** Ticks steps and substeps: the server first, one after the other, and the page only once it has answered. */
export function useTicks({ setPlan, onSubstep }: TicksInput) {
  const [pending, setPending] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<Tick | null>(null);

  const { mutateAsync } = useMutation({
    scope: { id: 'plan-status' },
    mutationFn: async ({ kind, id, status }: Tick) => {
      const endpoint = kind === 'step' ? api.plan.setStepStatus : api.plan.setSubstepStatus;
      return (await call(endpoint, { params: { id }, body: { status } })).plan;
    },
    onSuccess: async (plan, { kind }) => {
      await setPlan(plan);
      if (kind === 'substep') onSubstep(nextUnfinished(plan));
    },
    onError: (_error, tick) => setFailed(tick),
  });

  async function tick(wanted: Tick): Promise<void> {
    if (pending.includes(wanted.id)) return;
    setFailed(null);
    setPending((ids) => [...ids, wanted.id]);
    await mutateAsync(wanted).catch(shownAlready);
    setPending((ids) => ids.filter((id) => id !== wanted.id));
  }

  return { tick: (wanted: Tick) => void tick(wanted), pending, failed };
}

/** `onError` has put the failed tick on the page. */
function shownAlready(): void {}
