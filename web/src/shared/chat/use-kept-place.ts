import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The message with this id in a feed. */
export function messageIn(feed: ParentNode | null, id: string | undefined): HTMLElement | null {
  return feed?.querySelector<HTMLElement>(`[data-message="${id}"]`) ?? null;
}

/**
 * Keeps what is read where it is when earlier messages come in above it; `firstId` is the first one shown, and `above`
 * changes with whatever else stands over it. To measure at every word would lay the feed out at every word.
 */
export function useKeptPlace(
  scroller: RefObject<HTMLElement | null>,
  firstId: string | undefined,
  above: string,
): void {
  const before = useRef<{ id: string | undefined; top: number }>({ id: undefined, top: 0 });
  useLayoutEffect(() => {
    const box = scroller.current;
    const { id, top } = before.current;
    const moved = id !== undefined && id !== firstId ? messageIn(box, id) : null;
    if (box && moved) scrollDown(box, moved.offsetTop - top);
    before.current = { id: firstId, top: messageIn(box, firstId)?.offsetTop ?? 0 };
  }, [scroller, firstId, above]);
}

function scrollDown(box: HTMLElement, pixels: number): void {
  box.scrollTop += pixels;
}
