import { type ReactNode, useState } from 'react';
import { Sample, Samples } from '#app/dev/sample.tsx';
import { useTranslation } from '#shared/i18n/react.tsx';
import { BottomDrawer } from '#shared/ui/bottom-drawer.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { SideDrawer } from '#shared/ui/side-drawer.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';

type Overlay = 'side drawer' | 'bottom drawer' | 'dialog' | 'decision' | 'decision, busy' | 'decision, failed';
const overlays: readonly Overlay[] = [
  'side drawer',
  'bottom drawer',
  'dialog',
  'decision',
  'decision, busy',
  'decision, failed',
];

export function OverlaySamples() {
  const { t } = useTranslation(['common', 'plan', 'offline', 'errors']);
  const [open, setOpen] = useState<Overlay | null>(null);
  const close = () => setOpen(null);
  const shared = (overlay: Overlay) => ({ open: open === overlay, onOpenChange: close });
  const decision = (overlay: Overlay, children: ReactNode) => (
    <ConfirmDialog
      {...shared(overlay)}
      title={t('offline:leave.title')}
      confirmLabel={t('offline:leave.go')}
      cancelLabel={t('offline:leave.stay')}
      onConfirm={close}
      busy={overlay === 'decision, busy'}
      danger
    >
      {children}
    </ConfirmDialog>
  );
  return (
    <Samples title="Drawers and dialogs">
      <Sample title="each opens from its button" row>
        {overlays.map((overlay) => (
          <Button key={overlay} variant="secondary" onClick={() => setOpen(overlay)}>
            {overlay}
          </Button>
        ))}
      </Sample>
      <SideDrawer {...shared('side drawer')} title={t('plan:plan')}>
        <p>{t('plan:chat.welcome')}</p>
      </SideDrawer>
      <BottomDrawer {...shared('bottom drawer')} title={t('plan:refine.title')}>
        <TextArea label={t('plan:refine.label')} hint={t('plan:refine.hint')} />
        <Button onClick={close}>{t('save')}</Button>
      </BottomDrawer>
      <Dialog {...shared('dialog')} title={t('hint')} actions={<Button onClick={close}>{t('gotIt')}</Button>}>
        <p>{t('plan:chat.welcome')}</p>
      </Dialog>
      {decision('decision', t('plan:chat.welcome'))}
      {decision('decision, busy', t('plan:chat.welcome'))}
      {decision('decision, failed', <ErrorText>{t('errors:generic')}</ErrorText>)}
    </Samples>
  );
}
