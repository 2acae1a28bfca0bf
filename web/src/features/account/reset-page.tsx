import { api, type GivenStep } from '@foothold/contract';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { call, errorText, failedWith, fieldErrors } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { paths } from '#shared/paths.ts';
import { endSession } from '#shared/session.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';
import { useLinkToken } from './use-link-token.ts';

const CodeField = lazy(async () => ({ default: (await import('#shared/ui/code-field.tsx')).CodeField }));

/** `/reset#token`: sets a new password with a mailed link. */
export function ResetPage() {
  const { t } = useTranslation(['account', 'errors']);
  const token = useLinkToken();
  const [password, setPassword] = useState('');
  /** null until the account has said that it has a second step. */
  const [code, setCode] = useState<string | null>(null);
  const resetting = useMutation({
    mutationFn: (step: GivenStep | null) =>
      call(api.account.resetPassword, {
        body: { token, new_password: password, ...(step !== null && { code: step }) },
      }),
    onError: (error) => {
      if (failedWith(error, 'CODE_REQUIRED')) setCode('');
    },
    // Every session has ended, the one in this browser too.
    onSuccess: () => endSession('left'),
  });
  const give = (step: GivenStep | null = code) => {
    if (password !== '' && step !== '' && !resetting.isPending) resetting.mutate(step);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    give();
  };
  const refused = fieldErrors(resetting.error)['new_password'];
  const isSpent = token === '' || failedWith(resetting.error, 'LINK_INVALID');

  if (resetting.isSuccess) {
    return (
      <Page title={t('reset.title')} width="narrow">
        <div className="grid justify-items-start gap-5">
          <Notice tone="done" className="w-full">
            {t('reset.done')}
          </Notice>
          <LinkButton to={paths.login}>{t('login.submit')}</LinkButton>
        </div>
      </Page>
    );
  }
  return (
    <Page title={t('reset.title')} width="narrow" lede={t('reset.lede')}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <PasswordField
          label={t('reset.password')}
          hint={t('signup.passwordHint')}
          error={refused}
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {code !== null && (
          <Suspense>
            <CodeField value={code} onChange={setCode} takesFocus onPasskey={give} noPasskeyYet={password === ''} />
          </Suspense>
        )}
        {token === '' && <ErrorText>{t('reset.incomplete')}</ErrorText>}
        {resetting.isError && !refused && <ErrorText>{errorText(resetting.error, t('errors:generic'))}</ErrorText>}
        {isSpent ? (
          <LinkButton to={paths.forgot} variant="secondary">
            {t('reset.askAgain')}
          </LinkButton>
        ) : (
          <Button type="submit" busy={resetting.isPending} busyLabel={t('reset.busy')}>
            {t('reset.submit')}
          </Button>
        )}
      </form>
    </Page>
  );
}

export { ResetPage as Component };
