import { lazy, Suspense } from 'react';
import type { BottomDrawerProps } from '#shared/ui/bottom-drawer-panel.tsx';
import { useOpenedOnce } from '#shared/ui/use-opened-once.ts';
import { useOpener } from '#shared/ui/use-opener.ts';

const Panel = lazy(async () => ({ default: (await import('#shared/ui/bottom-drawer-panel.tsx')).BottomDrawerPanel }));

/** A sheet from the lower edge; closes by Escape, a click outside or a swipe down. */
export function BottomDrawer(props: BottomDrawerProps) {
  const opener = useOpener(props.open);
  if (!useOpenedOnce(props.open)) return null;
  return (
    <Suspense>
      <Panel {...props} opener={opener} />
    </Suspense>
  );
}
