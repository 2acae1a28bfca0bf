import { nextUnfinished, type Plan, type Selection, type Status } from '@foothold/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { setStatus } from '#shared/sending/set-status.ts';

/** A step or substep and the status it shall have. */
export interface Tick {
  kind: 'step' | 'substep';
  id: string;
  status: Status;
  /** When it was done, where it was ticked before with another time. */
  at?: string;
}

interface TicksInput {
  plan: Plan;
  setPlan: (plan: Plan) => Promise<void>;
  /** Called after a substep was ticked or unticked, with the next unfinished item. */
  onSubstep: (next: Selection | null) => void;
}

/** Ticks steps and substeps: the server first, one after the other, and the page only once it has answered. */
export function useTicks({ plan, setPlan, onSubstep }: TicksInput) {
  const [pending, setPending] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<Tick | null>(null);

  const { mutateAsync } = useMutation({
    scope: { id: 'plan-status' },
    mutationFn: (tick: Tick) => setStatus(tick, plan),
    onSuccess: async (ticked, { kind }) => {
      await setPlan(ticked);
      if (kind === 'substep') onSubstep(nextUnfinished(ticked));
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
