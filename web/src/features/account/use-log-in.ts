import { api, type GivenStep } from '@foothold/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { startTransition, useState } from 'react';
import { call, failedWith } from '#shared/api.ts';
import { forgetAnother } from '#shared/leave.ts';
import { takeOrigin } from '#shared/origin.ts';
import { startSession } from '#shared/session.ts';
import { useOneAtATime } from '#shared/use-one-at-a-time.ts';
import { useArriveAt } from '#shared/use-arrive-at.ts';
import { pathAfterLogin, placeOf } from './destination.ts';

interface Given {
  email: string;
  password: string;
  code?: GivenStep;
}

/** Logging in, in one step or two, and going where one was. */
export function useLogIn() {
  const arriveAt = useArriveAt();
  const queryClient = useQueryClient();
  /** What was right, and needs a code besides. */
  const [half, setHalf] = useState<Given | null>(null);
  const leading = useMutation({
    mutationFn: () => pathAfterLogin(queryClient),
    onSuccess: async (path) => arriveAt(placeOf(takeOrigin(), path)),
  });
  const loggingIn = useMutation({
    mutationFn: async (given: Given | 'passkey') =>
      given === 'passkey'
        ? (await import('./log-in-by-passkey.ts')).logInByPasskey()
        : call(api.account.login, { body: given }),
    onSuccess: ({ token }) => {
      forgetAnother(token);
      startSession(token);
      leading.mutate();
    },
    onError: (error, given) => {
      // The form stays until the second step has come.
      if (given !== 'passkey' && failedWith(error, 'CODE_REQUIRED')) startTransition(() => setHalf(given));
    },
  });
  const sending = useOneAtATime();

  return {
    half,
    busy: loggingIn.isPending || leading.isPending,
    /** Why it was refused; that a code is wanted is no refusal. */
    error: failedWith(loggingIn.error, 'CODE_REQUIRED') ? null : loggingIn.error,
    /** Whether the last try was one with a passkey alone. */
    byPasskey: loggingIn.variables === 'passkey',
    /** Logged in, but where to go could not be found out. */
    isLost: leading.isError,
    lead: () => leading.mutate(),
    /** With what was typed, or with a passkey alone. */
    logIn: (given: Given | 'passkey') => {
      if (!sending.begin()) return;
      leading.reset();
      loggingIn.mutate(given, { onSettled: sending.end });
    },
    goBack: () => {
      loggingIn.reset();
      setHalf(null);
    },
  };
}
