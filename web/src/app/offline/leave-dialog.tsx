import { useTranslation } from '#shared/i18n/react.tsx';
import { useOutbox } from '#shared/offline/outbox.ts';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface LeaveDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onLeave: () => void;
}

/** Asks before a log-out that would delete what was not sent yet. */
export function LeaveDialog({ open, onOpenChange, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('offline');
  const count = useOutbox(({ changes }) => changes.length);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('leave.title')}
      cancelLabel={t('leave.stay')}
      confirmLabel={t('leave.go')}
      danger
      onConfirm={onLeave}
    >
      <p>{t('leave.text', { count })}</p>
    </ConfirmDialog>
  );
}
