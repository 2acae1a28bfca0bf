import { useTranslation } from '#shared/i18n/react.tsx';
import { Arriving } from '#shared/ui/arriving.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { useRecommend } from './use-recommend.ts';

/** Save & Get Recommendations, with what stands in its way. */
export function InterviewActions() {
  const { t } = useTranslation('onboarding');
  const { ready, ask, confirm, asking, setAsking, phase, came, problem } = useRecommend();
  return (
    <div className="grid gap-2">
      <ErrorText>{phase === 'idle' ? problem : undefined}</ErrorText>
      {/* Looks and reads as disabled until everything needed is there, and still answers a click by saying what is missing. */}
      <Button
        variant={ready ? 'primary' : 'secondary'}
        aria-disabled={!ready}
        busy={phase !== 'idle'}
        busyLabel={t(phase === 'generating' ? 'chat.generating' : 'chat.submitting')}
        onClick={ask}
      >
        {t('chat.generate')}
      </Button>
      {phase === 'generating' && <Arriving titles={came} />}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('chat.confirmTitle')}
        confirmLabel={t('chat.confirmYes')}
        cancelLabel={t('chat.confirmNo')}
        onConfirm={confirm}
      >
        <p>{t('chat.confirm')}</p>
      </ConfirmDialog>
    </div>
  );
}
