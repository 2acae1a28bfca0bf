import { api } from '@foothold/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type UseFormRegister } from 'react-hook-form';
import { Link } from 'react-router';
import { call, errorText, fieldErrors } from '#shared/api.ts';
import { Trans, useTranslation } from '#shared/i18n/react.tsx';
import { forgetPerson } from '#shared/leave.ts';
import { paths } from '#shared/paths.ts';
import { startSession } from '#shared/session.ts';
import { useSettings } from '#shared/settings.ts';
import { useOneAtATime } from '#shared/use-one-at-a-time.ts';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { useArriveAt } from '#shared/use-arrive-at.ts';
import { signupBody, signupProblem, type SignupForm, type SignupProblem } from './signup-check.ts';

const blank: SignupForm = { name: '', email: '', password: '', invite: '', agreed: false };

export function SignupPage() {
  const { t } = useTranslation(['account', 'errors']);
  const arriveAt = useArriveAt();
  const language = useSettings((settings) => settings.language);
  const { register, handleSubmit, setFocus } = useForm({ defaultValues: blank });
  const [found, setFound] = useState<{ problem: SignupProblem; fields: (keyof SignupForm)[] } | null>(null);

  const signingUp = useMutation({
    mutationFn: (form: SignupForm) => call(api.account.signup, { body: { ...signupBody(form), language } }),
    onSuccess: async ({ token }) => {
      forgetPerson();
      startSession(token);
      await arriveAt(paths.mode);
    },
  });

  const sending = useOneAtATime();
  const submit = handleSubmit((form) => {
    if (!sending.begin()) return;
    const problem = signupProblem(form);
    setFound(problem);
    signingUp.reset();
    const first = problem?.fields[0];
    if (first) setFocus(first);
    if (problem) sending.end();
    else signingUp.mutate(form, { onSettled: sending.end });
  });

  const invalid = (field: keyof SignupForm) => (found?.fields.includes(field) ? true : undefined);
  const refused = fieldErrors(signingUp.error);

  return (
    <Page title={t('signup.title')} width="narrow" lede={t('signup.lede')}>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <SignupFields register={register} invalid={invalid} refused={refused} />
        <ErrorText>
          {found && t(`signup.problems.${found.problem}`)}
          {signingUp.isError && errorText(signingUp.error, t('errors:signup'))}
        </ErrorText>
        <Button type="submit" busy={signingUp.isPending} busyLabel={t('signup.busy')}>
          {t('signup.submit')}
        </Button>
        <p className="text-muted">
          {t('signup.haveAccount')}{' '}
          <Link
            to={paths.login}
            className="inline-flex min-h-11 min-w-11 items-center font-medium text-primary-text underline"
          >
            {t('signup.toLogin')}
          </Link>
        </p>
      </form>
    </Page>
  );
}

interface SignupFieldsProps {
  register: UseFormRegister<SignupForm>;
  /** True for a field with the problem that was found. */
  invalid: (field: keyof SignupForm) => true | undefined;
  /** What the server says of a field. */
  refused: ReturnType<typeof fieldErrors>;
}

function SignupFields({ register, invalid, refused }: SignupFieldsProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <TextField
        label={t('signup.name')}
        hint={t('signup.nameHint')}
        error={refused['name']}
        autoComplete="nickname"
        required
        maxLength={80}
        aria-invalid={invalid('name')}
        {...register('name')}
      />
      <TextField
        label={t('email')}
        error={refused['email']}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        required
        aria-invalid={invalid('email')}
        {...register('email')}
      />
      <PasswordField
        label={t('password')}
        hint={t('signup.passwordHint')}
        error={refused['password']}
        autoComplete="new-password"
        required
        aria-invalid={invalid('password')}
        {...register('password')}
      />
      <TextField
        label={t('signup.invite')}
        placeholder={t('signup.invitePlaceholder')}
        error={refused['invite']}
        autoComplete="off"
        aria-invalid={invalid('invite')}
        {...register('invite')}
      />
      <Checkbox label={<TermsLabel />} required aria-invalid={invalid('agreed')} {...register('agreed')} />
    </>
  );
}

function TermsLabel() {
  const { t } = useTranslation('account');
  const legal = (
    <Link to={paths.legal} target="_blank" rel="noopener" className="font-medium text-primary-text underline" />
  );
  return <Trans text={t('signup.terms')} components={{ legal }} />;
}

export { SignupPage as Component };
