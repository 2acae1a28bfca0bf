import type { Recommendation } from '@foothold/contract';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** Fewest and most ideas beside each other. */
export const COMPARE_MIN = 2;
export const COMPARE_MAX = 4;
const PARAMETER = 'compare';

const idsOf = (parameter: string | null) => [...new Set((parameter ?? '').split(',').filter(Boolean))];

/** Marks a comparison that was opened from the list: then closing it is a step back. */
interface FromList {
  fromList?: true;
}

/**
 * Which ideas are chosen to be compared, and which are being compared: those stand in the address, so that a reload and
 * the browser's Back do what one expects. Declined ideas drop out.
 */
export function useCompare(ideas: readonly Recommendation[]) {
  const [parameters] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const asked = idsOf(parameters.get(PARAMETER));
  const [chosenIds, setChosenIds] = useState(asked);
  const state = location.state as (Record<string, unknown> & FromList) | null;

  const among = (ids: readonly string[]) =>
    ids
      .map((id) => ideas.find((idea) => idea.recommendation_id === id))
      .filter((idea) => idea !== undefined)
      .filter((idea) => idea.declined === null)
      .slice(0, COMPARE_MAX);
  const chosen = among(chosenIds);

  return {
    chosen,
    isChosen: ({ recommendation_id }: Recommendation) =>
      chosen.some((idea) => idea.recommendation_id === recommendation_id),
    choose({ recommendation_id }: Recommendation, wanted: boolean) {
      const others = chosen.map((idea) => idea.recommendation_id).filter((id) => id !== recommendation_id);
      setChosenIds(wanted ? [...others, recommendation_id] : others);
    },
    clear: () => setChosenIds([]),
    /** null while nothing is compared. */
    compared: parameters.has(PARAMETER) ? among(asked) : null,
    async open() {
      const ids = chosen.map((idea) => idea.recommendation_id).join(',');
      // Commas stay as they are: the address can be read, and is the one that was asked for.
      await navigate({ search: `?${PARAMETER}=${ids}` }, { state: { ...state, fromList: true } });
    },
    async close() {
      if (state?.fromList) await navigate(-1);
      else await navigate({ search: '' }, { replace: true, state });
    },
  };
}
