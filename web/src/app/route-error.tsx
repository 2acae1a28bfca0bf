import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { Page } from '#shared/ui/page.tsx';

/** What shows when a screen itself fails, or its code can't be loaded. A reload mends both. */
export function RouteError() {
  const { t } = useTranslation(['shell', 'errors']);
  return (
    <Page title={t('shell:broken.title')} width="text">
      <div className="grid justify-items-start gap-6">
        <ErrorText>{t('shell:broken.text')}</ErrorText>
        <Button onClick={() => window.location.reload()}>{t('shell:broken.reload')}</Button>
      </div>
    </Page>
  );
}
