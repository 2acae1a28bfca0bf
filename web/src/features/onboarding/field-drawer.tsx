import { useState } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { type ChecklistField, isListField } from './checklist.ts';
import { ScalarInput } from './scalar-input.tsx';
import { ListField } from './list-field.tsx';
import type { ScalarName } from './scalar-fields.ts';
import { SyncFailure } from './sync-failure.tsx';
import type { FieldSync } from './use-field-sync.ts';
import { unsyncedFields } from '#shared/draft.ts';
import { BottomDrawer } from '#shared/ui/bottom-drawer.tsx';
import { Button } from '#shared/ui/button.tsx';

interface FieldDrawerProps {
  /** The field being edited; null while the drawer is closed. */
  field: ChecklistField | null;
  onClose: () => void;
  sync: FieldSync;
}

/** The editor of one field of the checklist. Every change is in the draft at once, and then on the server. */
export function FieldDrawer({ field, onClose, sync }: FieldDrawerProps) {
  const { t } = useTranslation('onboarding');
  // While the drawer slides away it still shows what it showed.
  const [shown, setShown] = useState<ChecklistField>('experience');
  if (field !== null && field !== shown) setShown(field);

  function close() {
    onClose();
    if (unsyncedFields().includes(shown)) void sync.save(shown);
  }

  return (
    <BottomDrawer open={field !== null} onOpenChange={(open) => !open && close()} title={t(`fields.${shown}`)}>
      {isListField(shown) ? (
        <>
          <ListField key={shown} field={shown} scroll onChanged={() => void sync.save(shown)} />
          <SyncFailure sync={sync} />
          <Button onClick={close}>{t('chat.done')}</Button>
        </>
      ) : (
        <ScalarEditor key={shown} field={shown} onClose={onClose} sync={sync} />
      )}
    </BottomDrawer>
  );
}

interface ScalarEditorProps extends Pick<FieldDrawerProps, 'onClose' | 'sync'> {
  field: ScalarName;
}

function ScalarEditor({ field, onClose, sync }: ScalarEditorProps) {
  const { t } = useTranslation('onboarding');
  const [valid, setValid] = useState(true);

  async function save() {
    if (!valid) return;
    if (await sync.save(field)) onClose();
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <ScalarInput field={field} onValidity={setValid} />
      <SyncFailure sync={sync} />
      <Button type="submit" disabled={!valid} busy={sync.saving} busyLabel={t('chat.saving')}>
        {t('chat.save')}
      </Button>
    </form>
  );
}
