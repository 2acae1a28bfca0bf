import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { useSeen } from '#shared/ui/seen.ts';

export type FirstVisitPage = 'onboarding-upload' | 'home' | 'recommendations';

/** A short word on a screen, the first time it is opened in this browser. */
export function FirstVisitPopup({
  pageKey,
  title,
  children,
}: {
  pageKey: FirstVisitPage;
  title: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('common');
  const [seen, markSeen] = useSeen(`first-visit:${pageKey}`);
  return (
    <Dialog
      open={!seen}
      onOpenChange={(open) => !open && markSeen()}
      title={title}
      actions={<Button onClick={markSeen}>{t('gotIt')}</Button>}
    >
      {children}
    </Dialog>
  );
}
