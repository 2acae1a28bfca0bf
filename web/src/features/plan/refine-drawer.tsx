import { isBlank, MESSAGE_LIMIT } from '@foothold/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#shared/api.ts';
import { BottomDrawer } from '#shared/ui/bottom-drawer.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import type { Refine } from './use-refine.ts';

interface RefineDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the plan has changed, or is back as it was. */
  onRebuilt: () => void;
  refine: Refine;
  canUndo: boolean;
}

/** Says what should be different about the plan. The text stays until the plan has changed by it. */
export function RefineDrawer({ open, onOpenChange, onRebuilt, refine, canUndo }: RefineDrawerProps) {
  const { t } = useTranslation(['plan', 'errors', 'common']);
  const [feedback, setFeedback] = useState('');
  const { adapt, undo } = refine;
  const unchanged = adapt.data?.changes.length === 0;

  function apply() {
    if (isBlank(feedback) || adapt.isPending) return;
    adapt.mutate(feedback, {
      onSuccess: ({ changes }) => {
        if (changes.length === 0) return;
        setFeedback('');
        onRebuilt();
      },
    });
  }

  function takeBack() {
    undo.mutate(undefined, { onSuccess: onRebuilt });
  }

  return (
    <BottomDrawer open={open} onOpenChange={onOpenChange} title={t('refine.title')}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <TextArea
          label={t('refine.label')}
          hint={t('refine.hint')}
          rows={5}
          maxLength={MESSAGE_LIMIT}
          readOnly={adapt.isPending}
          value={feedback}
          onChange={(event) => setFeedback(event.target.value)}
        />
        {unchanged && <Notice>{adapt.data?.notice ?? t('refine.unchanged')}</Notice>}
        {adapt.error && <ErrorText>{errorText(adapt.error, t('errors:adapt'))}</ErrorText>}
        {undo.error && <ErrorText>{errorText(undo.error, t('errors:generic'))}</ErrorText>}
        <div className="flex flex-wrap justify-end gap-3">
          {canUndo && (
            <Button variant="ghost" className="me-auto" busy={undo.isPending} onClick={takeBack}>
              {t('refine.undoLast')}
            </Button>
          )}
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" disabled={isBlank(feedback)} busy={adapt.isPending} busyLabel={t('refine.applying')}>
            {t('refine.apply')}
          </Button>
        </div>
      </form>
    </BottomDrawer>
  );
}
