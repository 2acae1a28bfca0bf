import { lazy, Suspense } from 'react';
import type { BottomDrawerProps } from '#shared/ui/bottom-drawer-panel.tsx';
import { useOpenedOnce } from '#shared/ui/use-opened-once.ts';

const Panel = lazy(async () => ({ default: (await import('#shared/ui/bottom-drawer-panel.tsx')).BottomDrawerPanel }));

/** A sheet from the lower edge; closes by Escape, a click outside or a swipe down. */
export function BottomDrawer(props: BottomDrawerProps) {
  if (!useOpenedOnce(props.open)) return null;
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  );
}
