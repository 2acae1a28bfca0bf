import { useState } from 'react';

/**
 * What had the focus when a drawer was asked for. Its panel may take a while to load, and who goes on with Tab meanwhile
 * still finds the focus where they opened it; the panel by itself would only know where they were by then.
 */
export function useOpener(open: boolean): () => HTMLElement | null {
  const [asked, setAsked] = useState<{ open: boolean; opener: Element | null }>({ open: false, opener: null });
  if (asked.open !== open) setAsked({ open, opener: open ? document.activeElement : asked.opener });
  return () => {
    const { opener } = asked;
    return opener instanceof HTMLElement && opener.isConnected && opener !== document.body ? opener : null;
  };
}
