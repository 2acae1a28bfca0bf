import { api, type Account } from '@foothold/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { call, errorText, fieldErrors } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { accountQuery } from '#shared/queries.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { PendingEmail } from './pending-email.tsx';
import { Unfolding } from './unfolding.tsx';

const blank = { email: '', password: '' };

/** Another address for the account; it stays the old one until the link sent to the new one is followed. */
export function ChangeEmail({ account }: { account: Account }) {
  const { t } = useTranslation(['profile', 'account', 'errors']);
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [form, setForm] = useState(blank);
  const changing = useMutation({
    mutationFn: (body: typeof blank) => call(api.account.changeEmail, { body }),
    onSuccess: (changed) => {
      client.setQueryData(accountQuery.queryKey, changed);
      setForm(blank);
      setOpen(false);
    },
  });
  const changeOpen = (next: boolean) => {
    changing.reset();
    setForm(blank);
    setOpen(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const email = form.email.trim();
    if (email !== '' && form.password !== '' && !changing.isPending) changing.mutate({ ...form, email });
  };
  const refused = fieldErrors(changing.error)['email'];
  return (
    <>
      {account.pending_email !== null && <PendingEmail email={account.pending_email} />}
      <Unfolding label={t('email.open')} open={open} onOpenChange={changeOpen}>
        <form onSubmit={submit} noValidate aria-label={t('email.open')} className="grid gap-4">
          <TextField
            label={t('email.new')}
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            error={refused}
            value={form.email}
            onChange={(event) => setForm({ ...form, email: event.target.value })}
          />
          <PasswordField
            label={t('password.current')}
            autoComplete="current-password"
            value={form.password}
            onChange={(event) => setForm({ ...form, password: event.target.value })}
          />
          <p className="text-sm text-muted">{t('email.hint')}</p>
          {changing.isError && !refused && <ErrorText>{errorText(changing.error, t('errors:generic'))}</ErrorText>}
          <Button type="submit" busy={changing.isPending} busyLabel={t('email.busy')} className="justify-self-start">
            {t('email.submit')}
          </Button>
        </form>
      </Unfolding>
    </>
  );
}
