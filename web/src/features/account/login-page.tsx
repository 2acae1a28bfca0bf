import { lazy } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { paths } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { useLogIn } from './use-log-in.ts';

const SecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }));

export function LoginPage() {
  const { t } = useTranslation(['account', 'errors', 'common']);
  const { register, handleSubmit } = useForm({ defaultValues: { email: '', password: '' } });
  const { half, busy, error, byPasskey, isLost, lead, logIn, goBack } = useLogIn();
  const submit = handleSubmit(({ email, password }) => {
    if (email.trim() !== '' && password !== '') logIn({ email: email.trim(), password });
  });
  const problems = (
    <>
      <ErrorText>{error && errorText(error, t(byPasskey ? 'login.passkeyFailed' : 'errors:login'))}</ErrorText>
      {isLost && (
        <div className="grid justify-items-start gap-3">
          <ErrorText>{t('errors:check_plan')}</ErrorText>
          <Button variant="secondary" onClick={lead}>
            {t('common:retry')}
          </Button>
        </div>
      )}
    </>
  );

  if (half) {
    return (
      <SecondStep busy={busy} onCode={(code) => logIn({ ...half, code })} onBack={goBack}>
        {problems}
      </SecondStep>
    );
  }

  return (
    <Page title={t('login.title')} width="narrow" lede={t('login.lede')}>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <TextField
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          {...register('email')}
        />
        <div className="grid gap-1">
          <PasswordField label={t('password')} autoComplete="current-password" {...register('password')} />
          <Link
            to={paths.forgot}
            className="inline-flex min-h-11 items-center justify-self-start font-medium text-primary-text underline"
          >
            {t('login.forgot')}
          </Link>
        </div>
        {problems}
        <Button type="submit" busy={busy} busyLabel={t('login.busy')}>
          {t('login.submit')}
        </Button>
        <Button variant="secondary" onClick={() => logIn('passkey')}>
          {t('login.passkey')}
        </Button>
        <p className="text-muted">
          {t('login.noAccount')}{' '}
          <Link
            to={paths.signup}
            className="inline-flex min-h-11 min-w-11 items-center font-medium text-primary-text underline"
          >
            {t('login.toSignup')}
          </Link>
        </p>
      </form>
    </Page>
  );
}

export { LoginPage as Component };
