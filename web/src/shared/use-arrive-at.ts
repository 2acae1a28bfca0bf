import { createContext, use, useCallback } from 'react';
import { type NavigateOptions, type To, useNavigate } from 'react-router';

/** Resolves once the next screen stands there. Where nobody tells of that, at once. */
export const ArrivalsContext = createContext<() => Promise<void>>(() => Promise.resolve());

/**
 * Goes to an address, and resolves once its screen is there, whose code may have to come first: a button that leads on
 * stays busy until then.
 */
export function useArriveAt(): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const arrival = use(ArrivalsContext);
  return useCallback(
    async (to, options) => {
      const arrived = arrival();
      await navigate(to, options);
      await arrived;
    },
    [navigate, arrival],
  );
}
