import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';

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

export function DialogPanel({ open, onOpenChange, title, children, actions, decision = false }: DialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={decision}>
      <Dialog.Portal>
        <Dialog.Backdrop className="overlay-backdrop" />
        <Dialog.Viewport className="fixed inset-0 grid place-items-center p-4">
          <Dialog.Popup className="overlay-panel dialog" role={decision ? 'alertdialog' : 'dialog'}>
            <Dialog.Title className="text-xl font-bold">{title}</Dialog.Title>
            {children && (
              <Dialog.Description render={<div />} className="mt-3 grid gap-3 text-muted">
                {children}
              </Dialog.Description>
            )}
            <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
