import { createContext, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * What had the focus when one came to this screen. A screen may take a while to load: its heading takes the focus only
 * where the person has not moved it in the meantime. Undefined where nobody noted it.
 */
export const ArrivalContext = createContext<Element | null | undefined>(undefined);

/**
 * Notes the focused element at each change of screen; for whatever stands around all of them. An address that leads on to
 * another one (`/plan` to that of the newest plan) is part of the same arrival: who has moved on meanwhile, has.
 */
export function useArrival(): Element | null {
  const { pathname } = useLocation();
  const isLedOn = useNavigationType() === NavigationType.Replace;
  const [arrival, setArrival] = useState(() => ({ pathname, focused: focusedNow() }));
  if (arrival.pathname === pathname) return arrival.focused;
  const now = { pathname, focused: isLedOn ? arrival.focused : focusedNow() };
  setArrival(now);
  return now.focused;
}

/** Null also where pages are prerendered, which have no document. */
function focusedNow(): Element | null {
  return typeof document === 'undefined' ? null : document.activeElement;
}

/** Whether the focus is somewhere else than where it was on arrival, and not just lost with what had it. */
export function hasMovedFocus(focusedOnArrival: Element | null | undefined): boolean {
  const { activeElement, body } = document;
  if (focusedOnArrival === undefined || activeElement === null || activeElement === body) return false;
  return activeElement !== focusedOnArrival;
}
