import { closeCare, useCare } from '#shared/care.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';

/** What is said to somebody who may be in danger, over whatever page they wrote it on. */
export function CareDialog() {
  const { t } = useTranslation('shell');
  const text = useCare((state) => state.text);
  return (
    <Dialog
      open={text !== null}
      onOpenChange={closeCare}
      title={t('care.title')}
      actions={<Button onClick={closeCare}>{t('care.read')}</Button>}
      decision
    >
      <p className="whitespace-pre-line">{text}</p>
    </Dialog>
  );
}
