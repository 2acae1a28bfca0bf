import { useEffect, useState } from 'react';

const SHOWN_MS = 2_000;

interface CopyToClipboard {
  /** What the last try came to, for two seconds. */
  state: 'copy' | 'copied' | 'copyFailed';
  copy: (text: string) => Promise<void>;
}

/** Copies a text and says whether the browser let it. */
export function useCopy(): CopyToClipboard {
  const [state, setState] = useState<CopyToClipboard['state']>('copy');

  useEffect(() => {
    if (state === 'copy') return undefined;
    const timer = setTimeout(() => setState('copy'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('copyFailed');
    }
  }

  return { state, copy };
}
