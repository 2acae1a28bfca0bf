import { useState } from 'react';
import { Sample, Samples } from '#app/dev/sample.tsx';
import { useTranslation } from '#shared/i18n/react.tsx';
import { KeptMark } from '#shared/offline/kept-mark.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { TutorialHint } from '#shared/ui/tutorial-hint.tsx';

export function MessageSamples() {
  const { t } = useTranslation(['common', 'errors', 'shell', 'offline', 'onboarding']);
  // A hint that was put away in this browser would not be here the next time.
  const [hint] = useState(() => `sample-${crypto.randomUUID()}`);
  const retry = <Button variant="secondary">{t('retry')}</Button>;
  return (
    <Samples title="Messages">
      <Sample title="notices: info, done, warning (offline), danger with an action">
        <div className="grid gap-3">
          <Notice>{t('offline:updated')}</Notice>
          <Notice tone="done">{t('offline:waiting.sending')}</Notice>
          <Notice tone="warning">{t('shell:offline')}</Notice>
          <Notice tone="danger" actions={retry}>
            {t('errors:load_plan')}
          </Notice>
        </div>
      </Sample>
      <Sample title="error in the page: short, long">
        <ErrorText>{t('errors:generic')}</ErrorText>
        <ErrorText>{t('offline:refused.title')}</ErrorText>
      </Sample>
      <Sample title="hint">
        <TutorialHint hintKey={hint}>{t('onboarding:mode.hint')}</TutorialHint>
      </Sample>
      <Sample title="kept for later">
        <KeptMark />
      </Sample>
    </Samples>
  );
}
