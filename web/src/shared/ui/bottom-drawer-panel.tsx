import { Drawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#shared/ui/icon-button.tsx';

export interface BottomDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
}

export function BottomDrawerPanel({ open, onOpenChange, title, children }: BottomDrawerProps) {
  const { t } = useTranslation('common');
  return (
    <Drawer.Root open={open} onOpenChange={onOpenChange} swipeDirection="down">
      <Drawer.VirtualKeyboardProvider>
        <Drawer.Portal>
          <Drawer.Backdrop className="overlay-backdrop" />
          <Drawer.Viewport className="fixed inset-0 flex items-end justify-center">
            <Drawer.Popup className="overlay-panel bottom-drawer">
              <div aria-hidden="true" className="mx-auto mb-2 h-1 w-10 rounded-full bg-border-strong" />
              <Drawer.Content className="grid gap-4">
                <div className="flex items-center justify-between gap-3">
                  <Drawer.Title className="text-xl font-bold">{title}</Drawer.Title>
                  <Drawer.Close render={<IconButton icon={X} label={t('close')} />} />
                </div>
                {children}
              </Drawer.Content>
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.VirtualKeyboardProvider>
    </Drawer.Root>
  );
}
