import { presentCommands } from '#shared/commands.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { switchSingleKeys, useSingleKeys } from '#shared/single-keys.ts';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { DialogPanel } from '#shared/ui/dialog-panel.tsx';
import { KeyCap } from '#shared/ui/key-cap.tsx';

interface ShortcutSheetProps {
  open: boolean;
  onClose: () => void;
}

type Shortcut = [keys: readonly string[], does: string];

/** Every key that does something here, and the way to switch the single ones off. */
export function ShortcutSheet({ open, onClose }: ShortcutSheetProps) {
  const { t } = useTranslation(['shell', 'common']);
  const { on } = useSingleKeys();
  return (
    <DialogPanel
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('keyboard.shortcuts')}
      actions={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      <Groups />
      <Checkbox
        label={t('keyboard.singleKeys')}
        hint={t('keyboard.singleHint')}
        checked={on}
        onChange={(event) => switchSingleKeys(event.target.checked)}
      />
    </DialogPanel>
  );
}

function Groups() {
  const { t } = useTranslation('shell');
  const { on } = useSingleKeys();
  const control = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
  const here = presentCommands().flatMap(({ key, title }): Shortcut[] => (key ? [[[key.toUpperCase()], title]] : []));
  const everywhere: Shortcut[] = [
    [[control, 'K'], t('keyboard.palette')],
    ...(on ? [[['?'], t('keyboard.shortcuts')] satisfies Shortcut] : []),
  ];
  const inChat: Shortcut[] = [
    [['Enter'], t('keyboard.send')],
    [['Shift', 'Enter'], t('keyboard.newLine')],
    [['Esc'], t('keyboard.stop')],
  ];
  return (
    <>
      <Group name={t('keyboard.always')} shortcuts={everywhere} />
      {on && here.length > 0 && <Group name={t('keyboard.here')} shortcuts={here} />}
      {here.length > 0 && <Group name={t('keyboard.inChat')} shortcuts={inChat} />}
    </>
  );
}

function Group({ name, shortcuts }: { name: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold text-text">{name}</h3>
      <dl className="grid gap-1.5">
        {shortcuts.map(([keys, does]) => (
          <div key={does} className="flex items-baseline justify-between gap-4">
            <dt>{does}</dt>
            <dd dir="ltr" className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <KeyCap key={key}>{key}</KeyCap>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
