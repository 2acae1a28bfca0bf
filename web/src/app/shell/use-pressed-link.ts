import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

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
      link.setAttribute('data-pressed', '');
      pressed.current = link;
    };
    document.addEventListener('click', show);
    return () => document.removeEventListener('click', show);
  }, []);

  useLayoutEffect(() => {
    pressed.current?.removeAttribute('data-pressed');
    pressed.current = null;
  }, [location]);
}
