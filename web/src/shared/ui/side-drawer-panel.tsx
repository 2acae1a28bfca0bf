import { directionOf } from '@foothold/contract';
import { Drawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#shared/settings.ts';
import { IconButton } from '#shared/ui/icon-button.tsx';

export interface SideDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
}

export function SideDrawerPanel({ open, onOpenChange, title, children }: SideDrawerProps) {
  const { t } = useTranslation('common');
  const rtl = useSettings(({ language }) => directionOf(language) === 'rtl');
  return (
    <Drawer.Root open={open} onOpenChange={onOpenChange} swipeDirection={rtl ? 'right' : 'left'}>
      <Drawer.Portal>
        <Drawer.Backdrop className="overlay-backdrop" />
        <Drawer.Viewport className="fixed inset-0 flex items-stretch justify-start">
          <Drawer.Popup className="overlay-panel side-drawer">
            <Drawer.Content className="grid gap-4">
              <div className="flex items-center justify-between gap-3">
                <Drawer.Title className="text-lg font-bold">{title}</Drawer.Title>
                <Drawer.Close render={<IconButton icon={X} label={t('close')} />} />
              </div>
              {children}
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
