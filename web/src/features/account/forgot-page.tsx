import { api } from '@foothold/contract';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { call, errorText, fieldErrors } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { paths } from '#shared/paths.ts';
import { useSettings } from '#shared/settings.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { Page } from '#shared/ui/page.tsx';
import { TextField } from '#shared/ui/text-field.tsx';

/** `/forgot`: asks for the address that a link to a new password goes to. The answer never tells whether it is known. */
export function ForgotPage() {
  const { t } = useTranslation(['account', 'errors']);
  const language = useSettings((settings) => settings.language);
  const { register, handleSubmit } = useForm({ defaultValues: { email: '' } });
  const asking = useMutation({
    mutationFn: (email: string) => call(api.account.forgotPassword, { body: { email, language } }),
  });
  const submit = handleSubmit(({ email }) => {
    if (email.trim() !== '' && !asking.isPending) asking.mutate(email.trim());
  });
  const refused = fieldErrors(asking.error)['email'];

  return (
    <Page title={t('forgot.title')} width="narrow" lede={t('forgot.lede')}>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <TextField
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          error={refused}
          {...register('email')}
        />
        {asking.isError && !refused && <ErrorText>{errorText(asking.error, t('errors:generic'))}</ErrorText>}
        {asking.isSuccess && (
          <Notice tone="done">
            {t('forgot.sent')} {t('forgot.sentHint')}
          </Notice>
        )}
        <Button type="submit" busy={asking.isPending} busyLabel={t('forgot.busy')}>
          {t(asking.isSuccess ? 'forgot.again' : 'forgot.submit')}
        </Button>
        <Link
          to={paths.login}
          className="inline-flex min-h-11 min-w-11 items-center font-medium text-primary-text underline"
        >
          {t('forgot.toLogin')}
        </Link>
      </form>
    </Page>
  );
}

export { ForgotPage as Component };
