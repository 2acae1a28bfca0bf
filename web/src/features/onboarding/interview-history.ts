import { api, type Language } from '@foothold/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api.ts';
import { turnFromMessage } from '#shared/chat/chat-turn.ts';

/**
 * What was said before, oldest first. Asked anew at each visit, and in another language, in which an interview not yet
 * begun opens differently: what is said during a visit is not in here.
 */
export const interviewHistoryQuery = (language: Language) =>
  queryOptions({
    queryKey: ['onboarding-chat', language],
    queryFn: async ({ signal }) => (await call(api.chat.onboardingList, { signal })).messages.map(turnFromMessage),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
