import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { PaletteSearch } from '#app/shell/palette-search.tsx';
import type { Command } from '#shared/commands.ts';
import { useTranslation } from '#shared/i18n/react.tsx';

interface PaletteProps {
  open: boolean;
  onClose: () => void;
}

/** One box that finds steps, actions, pages and what was said, and does or opens it. */
export function Palette({ open, onClose }: PaletteProps) {
  const { t } = useTranslation('shell');
  const input = useRef<HTMLInputElement>(null);
  /** Done once the window is gone and the focus is back, or that would take the focus from where the command puts it. */
  const chosen = useRef<Command | null>(null);

  function afterwards(isOpen: boolean) {
    const command = chosen.current;
    if (isOpen || !command) return;
    chosen.current = null;
    requestAnimationFrame(() => command.run());
  }

  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()} onOpenChangeComplete={afterwards}>
      <Dialog.Portal>
        <Dialog.Backdrop className="overlay-backdrop" />
        <Dialog.Viewport className="fixed inset-0 grid items-start justify-items-center p-4 pt-[10dvh]">
          <Dialog.Popup
            className="overlay-panel dialog grid grid-cols-1 max-h-[75dvh]! w-[min(36rem,100%)]! grid-rows-[auto_minmax(0,1fr)] overflow-hidden! p-0!"
            initialFocus={input}
          >
            <Dialog.Title className="sr-only">{t('keyboard.palette')}</Dialog.Title>
            <PaletteSearch
              inputRef={input}
              onChoose={(command) => {
                chosen.current = command;
                onClose();
              }}
            />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
