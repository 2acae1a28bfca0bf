import { useMutation } from '@tanstack/react-query';
import { saveDraftField } from '#shared/draft-sync.ts';
import { useDraft } from '#shared/draft.ts';

/** The person's hours a week, of their profile: null (or 0) when they have not said. */
export function useHours() {
  const hours = useDraft(({ hoursPerWeek }) => hoursPerWeek) || null;
  const save = useMutation({
    mutationFn: async (hoursPerWeek: number) => {
      useDraft.setState({ hoursPerWeek });
      await saveDraftField('hoursPerWeek');
    },
  });
  return { hours, save };
}

export type Hours = ReturnType<typeof useHours>;
