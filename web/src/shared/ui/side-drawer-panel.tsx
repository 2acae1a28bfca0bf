import { directionOf } from '@foothold/contract';
import { Drawer } from '@base-ui/react/drawer';
import type { ReactNode } from 'react';
import { useSettings } from '#shared/settings.ts';
import { DrawerHead } from '#shared/ui/drawer-head.tsx';

export interface SideDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
}

interface PanelProps extends SideDrawerProps {
  /** What the drawer was opened from; null when that is gone. */
  opener: () => HTMLElement | null;
}

export function SideDrawerPanel({ open, onOpenChange, title, opener, children }: PanelProps) {
  const rtl = useSettings(({ language }) => directionOf(language) === 'rtl');
  return (
    <Drawer.Root open={open} onOpenChange={onOpenChange} swipeDirection={rtl ? 'right' : 'left'}>
      <Drawer.Portal>
        <Drawer.Backdrop className="overlay-backdrop" />
        <Drawer.Viewport className="fixed inset-0 flex items-stretch justify-start">
          <Drawer.Popup className="overlay-panel side-drawer" finalFocus={() => opener() ?? true}>
            <Drawer.Content className="grid gap-4">
              <DrawerHead title={title} />
              {children}
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
