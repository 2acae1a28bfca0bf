import { use, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ArrivalContext, hasMovedFocus } from '#shared/ui/arrival.ts';
import { classNames } from '#shared/ui/class-names.ts';

/** The one h1 of a screen. It names the browser's tab, and takes the focus when one comes here from another screen. */
export function PageHeading({
  title,
  id,
  children,
  className,
}: {
  title: string;
  id?: string | undefined;
  children?: ReactNode;
  className?: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  // The first page of a visit has the key 'default': there the browser's own focus order is right.
  const arrived = key !== 'default';
  useEffect(() => {
    document.title = `${title} · Foothold`;
  }, [title]);
  const focusedOnArrival = use(ArrivalContext);
  // A step or a view named in the address is no other screen, though the first such move makes the key another one.
  const take = useEffectEvent(() => {
    if (arrived && !hasMovedFocus(focusedOnArrival)) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => take(), [pathname]);
  return (
    <h1 ref={heading} id={id} tabIndex={-1} className={classNames('text-3xl font-bold', className)}>
      {children ?? title}
    </h1>
  );
}
