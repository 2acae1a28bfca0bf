import type { GivenStep } from '@foothold/contract';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { CodeField } from '#shared/ui/code-field.tsx';
import { Page } from '#shared/ui/page.tsx';

/** The second page of a log-in, for accounts that ask for a code or a passkey after the password. */
export function SecondStep({
  busy,
  onCode,
  onBack,
  children,
}: {
  busy: boolean;
  onCode: (code: GivenStep) => void;
  onBack: () => void;
  /** What went wrong with the last try. */
  children: ReactNode;
}) {
  const { t } = useTranslation(['second', 'account', 'common']);
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') onCode(code);
  };
  return (
    <Page title={t('login.title')} width="narrow" lede={t('login.lede')}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <CodeField value={code} onChange={setCode} takesFocus onPasskey={onCode} />
        {children}
        <Button type="submit" busy={busy} busyLabel={t('account:login.busy')}>
          {t('account:login.submit')}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {t('common:back')}
        </Button>
      </form>
    </Page>
  );
}
