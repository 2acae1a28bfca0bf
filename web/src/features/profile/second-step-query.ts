import { secondStep } from '@foothold/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api.ts';

/** Whether a second step is asked for, and by what. Passkeys stand below it: what changes the one may change the other. */
export const secondStepQuery = queryOptions({
  queryKey: ['account', 'second-step'],
  queryFn: ({ signal }) => call(secondStep.get, { signal }),
});
