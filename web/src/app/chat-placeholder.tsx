import { useTranslation } from '#shared/i18n/react.tsx';
import { Page } from '#shared/ui/page.tsx';

/** `/chat`: linked from nowhere, kept as the specification has it. */
export function ChatPlaceholder() {
  const { t } = useTranslation('shell');
  return (
    <Page title={t('chat')}>
      <p>{t('chatPlaceholder')}</p>
    </Page>
  );
}

export { ChatPlaceholder as Component };
