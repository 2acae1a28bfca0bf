import { lazy, Suspense } from 'react';
import type { DialogProps } from '#shared/ui/dialog-panel.tsx';
import { useOpenedOnce } from '#shared/ui/use-opened-once.ts';

const Panel = lazy(async () => ({ default: (await import('#shared/ui/dialog-panel.tsx')).DialogPanel }));

/** A window in the middle of the page. */
export function Dialog(props: DialogProps) {
  if (!useOpenedOnce(props.open)) return null;
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  );
}
