import { X } from 'lucide-react';
import { useRef } from 'react';
import { errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { focusAround } from '#shared/ui/focus-around.ts';
import { IconButton } from '#shared/ui/icon-button.tsx';
import { ChangeList } from './change-list.tsx';
import type { Refine } from './use-refine.ts';

/** What the last refinement did, with the way back. */
export function RefinementNote({ refine: { refinement, undo, forget } }: { refine: Refine }) {
  const { t } = useTranslation(['plan', 'errors', 'common']);
  const note = useRef<HTMLElement>(null);
  if (!refinement) return null;

  function close() {
    focusAround(note.current);
    forget();
  }

  return (
    <section
      ref={note}
      aria-label={t('refined.label')}
      className="grid gap-2 rounded-md border border-border bg-done-soft px-4 py-3 text-sm"
    >
      <div className="flex flex-wrap items-center gap-2">
        <output className="min-w-40 flex-1 font-semibold text-done">
          {refinement.kind === 'changed'
            ? t('refined.title', { count: refinement.changes.length })
            : t(`refined.${refinement.kind}`)}
        </output>
        {refinement.kind !== 'undone' && (
          <Button variant="secondary" busy={undo.isPending} onClick={() => undo.mutate()}>
            {t('refined.undo')}
          </Button>
        )}
        <IconButton icon={X} label={t('common:close')} className="-me-3" onClick={close} />
      </div>
      {undo.error && <ErrorText>{errorText(undo.error, t('errors:generic'))}</ErrorText>}
      {refinement.kind === 'changed' && (
        <>
          {refinement.notice && <p dir="auto">{refinement.notice}</p>}
          <ChangeList changes={refinement.changes} />
        </>
      )}
    </section>
  );
}
