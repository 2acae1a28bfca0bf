import { Drawer } from '@base-ui/react/drawer';
import type { ReactNode } from 'react';
import { DrawerHead } from '#shared/ui/drawer-head.tsx';

export interface BottomDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What gets the focus after closing, when what opened the drawer may be gone; null leaves it to the drawer. */
  focusAfter?: () => HTMLElement | null;
  children: ReactNode;
}

interface PanelProps extends BottomDrawerProps {
  /** What the drawer was opened from; null when that is gone. */
  opener: () => HTMLElement | null;
}

export function BottomDrawerPanel({ open, onOpenChange, title, focusAfter, opener, children }: PanelProps) {
  return (
    <Drawer.Root open={open} onOpenChange={onOpenChange} swipeDirection="down">
      <Drawer.VirtualKeyboardProvider>
        <Drawer.Portal>
          <Drawer.Backdrop className="overlay-backdrop" />
          <Drawer.Viewport className="fixed inset-0 flex items-end justify-center">
            <Drawer.Popup className="overlay-panel bottom-drawer" finalFocus={() => focusAfter?.() ?? opener() ?? true}>
              <div aria-hidden="true" className="mx-auto mb-2 h-1 w-10 rounded-full bg-border-strong" />
              <Drawer.Content className="grid gap-4">
                <DrawerHead title={title} />
                {children}
              </Drawer.Content>
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.VirtualKeyboardProvider>
    </Drawer.Root>
  );
}
