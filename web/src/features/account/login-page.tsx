import { api } from '@foothold/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { call, errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { forgetAnother } from '#shared/leave.ts';
import { takeOrigin } from '#shared/origin.ts';
import { paths } from '#shared/paths.ts';
import { startSession } from '#shared/session.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { useOneAtATime } from '#shared/use-one-at-a-time.ts';
import { pathAfterLogin } from './destination.ts';

export function LoginPage() {
  const { t } = useTranslation(['account', 'errors', 'common']);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { register, handleSubmit } = useForm({ defaultValues: { email: '', password: '' } });

  const leading = useMutation({
    mutationFn: () => pathAfterLogin(queryClient),
    onSuccess: async (path) => navigate(takeOrigin() ?? path),
  });
  const loggingIn = useMutation({
    mutationFn: (body: { email: string; password: string }) => call(api.account.login, { body }),
    onSuccess: ({ token }) => {
      forgetAnother(token);
      startSession(token);
      leading.mutate();
    },
  });

  const sending = useOneAtATime();
  const submit = handleSubmit(({ email, password }) => {
    if (email.trim() === '' || password === '' || !sending.begin()) return;
    leading.reset();
    loggingIn.mutate({ email: email.trim(), password }, { onSettled: sending.end });
  });

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
        <ErrorText>{loggingIn.isError && errorText(loggingIn.error, t('errors:login'))}</ErrorText>
        {leading.isError && (
          <div className="grid justify-items-start gap-3">
            <ErrorText>{t('errors:check_plan')}</ErrorText>
            <Button variant="secondary" onClick={() => leading.mutate()}>
              {t('common:retry')}
            </Button>
          </div>
        )}
        <Button type="submit" busy={loggingIn.isPending || leading.isPending} busyLabel={t('login.busy')}>
          {t('login.submit')}
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
