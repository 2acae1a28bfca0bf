import { useSyncExternalStore } from 'react';

/** The breakpoint `md` of `base.css`: from here on what leads on stands beside what one looks at. */
const wide = window.matchMedia('(min-width: 48rem)');

function subscribe(onChange: () => void): () => void {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

/** Whether the window has room for a column at the side; what a phone never shows it need not draw either. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
