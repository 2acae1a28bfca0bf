import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Shows one link as pressed, and the one before no more: who presses another while a page is drawn goes there instead. */
function showPressed(pressed: RefObject<Element | null>, link: Element | null): void {
  pressed.current?.removeAttribute('data-pressed');
  link?.setAttribute('data-pressed', '');
  pressed.current = link;
}

/**
 * A pressed link shows within a frame that it was. The page it leads to is drawn in turns between which nothing has
 * changed yet, so that without this a slow phone shows nothing until all of it stands.
 */
export function usePressedLink(): void {
  const location = useLocation();
  const pressed = useRef<Element>(null);

  useEffect(() => {
    // Comes to the document behind the router, which has the new address already where it follows the link itself.
    const show = ({ defaultPrevented, target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!defaultPrevented || link?.href !== window.location.href) return;
      showPressed(pressed, link);
    };
    document.addEventListener('click', show);
    return () => document.removeEventListener('click', show);
  }, []);

  useLayoutEffect(() => showPressed(pressed, null), [location]);
}
