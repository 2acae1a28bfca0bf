import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Takes the first file dropped on an element; true while one hovers over it. */
export function useFileDrop(target: RefObject<HTMLElement | null>, onFile: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent(onFile);

  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const hover = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) take(file);
    };
    element.addEventListener('dragover', hover, { signal });
    element.addEventListener('dragleave', () => setOver(false), { signal });
    element.addEventListener('drop', drop, { signal });
    return () => leaving.abort();
  }, [target]);

  return over;
}
