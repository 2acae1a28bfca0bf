import { lazy, Suspense } from 'react';
import type { SideDrawerProps } from '#shared/ui/side-drawer-panel.tsx';
import { useOpenedOnce } from '#shared/ui/use-opened-once.ts';
import { useOpener } from '#shared/ui/use-opener.ts';

const Panel = lazy(async () => ({ default: (await import('#shared/ui/side-drawer-panel.tsx')).SideDrawerPanel }));

/** A panel of 20rem from the side where reading starts; closes by Escape, a click outside, its Close or a swipe back. */
export function SideDrawer(props: SideDrawerProps) {
  const opener = useOpener(props.open);
  if (!useOpenedOnce(props.open)) return null;
  return (
    <Suspense>
      <Panel {...props} opener={opener} />
    </Suspense>
  );
}
