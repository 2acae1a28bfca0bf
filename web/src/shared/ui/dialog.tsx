import { lazy, Suspense, type ReactNode } from 'react';
import { useOpenedOnce } from '#shared/ui/use-opened-once.ts';

const Panel = lazy(async () => ({ default: (await import('#shared/ui/dialog-panel.tsx')).DialogPanel }));

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children?: ReactNode;
  /** The buttons. */
  actions: ReactNode;
  /** True when a decision is asked: then only a button or Escape closes it. */
  decision?: boolean;
}

/** A window in the middle of the page. */
export function Dialog(props: DialogProps) {
  if (!useOpenedOnce(props.open)) return null;
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  );
}
