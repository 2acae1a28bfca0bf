import { Check, Undo2 } from 'lucide-react';
import { useDraft } from '#shared/draft.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import type { FieldSync } from './use-field-sync.ts';
import type { SavedChange } from './saved-change.ts';
import type { Interview } from './use-interview.ts';
import { useChangeText } from './use-change-text.ts';

interface SavedChipsProps extends Pick<Interview, 'changes' | 'forget'> {
  sync: FieldSync;
}

/** What the last reply saved, each with the way to take it back. */
export function SavedChips({ changes, forget, sync }: SavedChipsProps) {
  const { t } = useTranslation('onboarding');
  const textOf = useChangeText();

  function undo(change: SavedChange) {
    useDraft.setState(change.before);
    forget(change);
    void sync.save(change.field);
  }

  if (changes.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {changes.map((change) => (
        <li
          key={change.field}
          className="flex min-h-9 items-center gap-2 rounded-full bg-done-soft ps-3 text-sm text-done"
        >
          <Check className="size-4 shrink-0" />
          <bdi className="min-w-0 py-1">{textOf(change)}</bdi>
          <button
            type="button"
            onClick={() => undo(change)}
            className="inline-flex min-h-11 shrink-0 items-center gap-1 rounded-full px-3 font-semibold hover:underline"
          >
            <Undo2 className="size-4 rtl:-scale-x-100" />
            {t('chat.undo')}
          </button>
        </li>
      ))}
    </ul>
  );
}
