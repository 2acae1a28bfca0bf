import { answersIn, type FoundResult, type Plan, result, type ResultContent, type Step } from '@foothold/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '#shared/api.ts';
import { useSentResults } from '#shared/sending/send-result.ts';

export const foundKey = (planId: string) => ['plan', 'found', planId] as const;

/** All that was found out in a plan. */
export function useFound({ plan_id }: Pick<Plan, 'plan_id'>) {
  const sent = useSentResults((state) => state.sent);
  const found = useQuery({
    queryKey: foundKey(plan_id),
    queryFn: async ({ signal }) => (await call(result.list, { query: { plan_id }, signal })).results,
    staleTime: 0,
  });
  const { refetch } = found;
  const first = useRef(sent);
  useEffect(() => {
    // What was typed a moment ago is saved while this is looked at.
    if (first.current !== sent) void refetch();
    first.current = sent;
  }, [sent, refetch]);
  return found;
}

/** The answers in the people a step's substeps asked; `shown` is how one of them stands on the page. */
export function answersOf(
  step: Step,
  found: readonly FoundResult[],
  shown?: { substepId: string; content: ResultContent },
) {
  const own = new Set(step.substeps.map(({ substep_id }) => substep_id));
  const others = found.filter(({ substep_id }) => own.has(substep_id) && substep_id !== shown?.substepId);
  const rows = [...others, ...(shown ? [shown.content] : [])].flatMap((one) =>
    one.kind === 'people' ? one.data.rows : [],
  );
  return answersIn(rows);
}
