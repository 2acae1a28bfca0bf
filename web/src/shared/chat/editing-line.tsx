import { X } from 'lucide-react';
import { useTranslation } from '#shared/i18n/react.tsx';

/** Says above the box that an earlier message is being written anew, and lets it be left as it was. */
export function EditingLine({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <p className="flex items-center justify-between gap-2 text-sm text-muted">
      {t('editing.note')}
      <button
        type="button"
        onClick={onLeave}
        className="inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 rounded-lg px-2 font-medium whitespace-nowrap text-text hover:bg-surface2"
      >
        <X className="size-4 shrink-0" />
        {t('editing.leave')}
      </button>
    </p>
  );
}
