import { MEMORY_MAX, type MemoryEntry, type MemoryKind, memoryKinds, type NewMemory } from '@foothold/contract';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { TextField } from '#shared/ui/text-field.tsx';

interface EntryFormProps {
  entry?: MemoryEntry;
  saving: { isPending: boolean; isError: boolean; error: Error | null };
  onSave: (wanted: NewMemory) => void;
  onCancel: () => void;
}

/** The words of an entry, what it is, and until when it holds. */
export function EntryForm({ entry, saving, onSave, onCancel }: EntryFormProps) {
  const { t } = useTranslation(['memory', 'common', 'errors']);
  const [text, setText] = useState(entry?.text ?? '');
  const [kind, setKind] = useState<MemoryKind>(entry?.kind ?? 'note');
  const [until, setUntil] = useState(entry?.until ?? '');
  const words = useRef<HTMLTextAreaElement>(null);
  // Whoever opened it means to write.
  useEffect(() => words.current?.focus(), []);
  const isEmpty = text.trim() === '';
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isEmpty) onSave({ text, kind, until: until === '' ? null : until });
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextArea
        label={t('form.text')}
        hint={t('form.hint')}
        rows={2}
        maxLength={MEMORY_MAX.text}
        value={text}
        ref={words}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <SelectField
          label={t('form.kind')}
          value={kind}
          onChange={(event) => setKind(memoryKinds.find((one) => one === event.target.value) ?? 'note')}
          options={memoryKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <TextField
          type="date"
          label={t('form.until')}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
      </div>
      {saving.isError && <ErrorText>{errorText(saving.error, t('errors:generic'))}</ErrorText>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={saving.isPending} disabled={isEmpty}>
          {t('form.save')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}
