import type { Recommendation } from '@foothold/contract';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths } from '#shared/paths.ts';

/** Fewest and most ideas beside each other. */
export const COMPARE_MIN = 2;
export const COMPARE_MAX = 4;
const PARAMETER = 'compare';

const idsOf = (parameter: string | null) => [...new Set((parameter ?? '').split(',').filter(Boolean))];

/** Commas stay as they are: the address can be read, and is the one that was asked for. */
const searchOf = (ids: readonly string[]) => `?${PARAMETER}=${ids.join(',')}`;

const idsOfIdeas = (ideas: readonly Recommendation[]) => ideas.map(({ recommendation_id }) => recommendation_id);

/** Where the first of these ideas stand side by side. */
export function comparisonOf(ideas: readonly Recommendation[]) {
  return { pathname: paths.recommendations, search: searchOf(idsOfIdeas(ideas).slice(0, COMPARE_MAX)) };
}

/** Marks a comparison that was opened from the list: then closing it is a step back. */
export interface FromList {
  fromList?: true;
}

/**
 * Which ideas are being compared: they stand in the address, so that a reload and the browser's Back do what one
 * expects. Declined ideas drop out.
 */
export function useCompare(ideas: readonly Recommendation[]) {
  const [parameters] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as (Record<string, unknown> & FromList) | null;
  const compared = idsOf(parameters.get(PARAMETER))
    .map((id) => ideas.find((idea) => idea.recommendation_id === id))
    .filter((idea) => idea !== undefined)
    .filter((idea) => idea.declined === null)
    .slice(0, COMPARE_MAX);

  return {
    /** null while nothing is compared. */
    compared: parameters.has(PARAMETER) ? compared : null,
    async choose(idea: Recommendation, wanted: boolean) {
      const others = compared.filter((each) => each !== idea);
      const search = searchOf(idsOfIdeas(wanted ? [...others, idea] : others));
      await navigate({ search }, { replace: true, state });
    },
    async close() {
      if (state?.fromList) await navigate(-1);
      else await navigate({ search: '' }, { replace: true, state });
    },
  };
}
