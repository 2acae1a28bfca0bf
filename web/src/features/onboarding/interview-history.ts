import { api } from '@foothold/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api.ts';
import { turnFromMessage } from '#shared/chat/chat-turn.ts';

/** What was said before, oldest first. Asked anew at each visit: what is said during one is not in here. */
export const interviewHistoryQuery = queryOptions({
  queryKey: ['onboarding-chat'],
  queryFn: async ({ signal }) => (await call(api.chat.onboardingList, { signal })).messages.map(turnFromMessage),
  staleTime: Infinity,
  gcTime: 0,
  refetchOnReconnect: false,
});
