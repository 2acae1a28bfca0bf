import { api } from '@foothold/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { call, errorText, fieldErrors } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { sessionsQuery } from '#shared/queries.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';
import { Unfolding } from './unfolding.tsx';

const blank = { current: '', next: '' };

/** A new password, for whoever knows the present one. */
export function ChangePassword() {
  const { t } = useTranslation(['profile', 'account', 'errors']);
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [form, setForm] = useState(blank);
  const changing = useMutation({
    mutationFn: ({ current, next }: typeof blank) =>
      call(api.account.changePassword, { body: { current_password: current, new_password: next } }),
    onSuccess: () => {
      setForm(blank);
      setOpen(false);
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
  const changeOpen = (next: boolean) => {
    changing.reset();
    setForm(blank);
    setOpen(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.current !== '' && form.next !== '' && !changing.isPending) changing.mutate(form);
  };
  const refused = fieldErrors(changing.error)['new_password'];
  return (
    <>
      {changing.isSuccess && !open && <Notice tone="done">{t('password.done')}</Notice>}
      <Unfolding label={t('password.open')} open={open} onOpenChange={changeOpen}>
        <form onSubmit={submit} noValidate aria-label={t('password.open')} className="grid gap-4">
          <PasswordField
            label={t('password.current')}
            autoComplete="current-password"
            value={form.current}
            onChange={(event) => setForm({ ...form, current: event.target.value })}
          />
          <PasswordField
            label={t('password.new')}
            hint={t('account:signup.passwordHint')}
            error={refused}
            autoComplete="new-password"
            value={form.next}
            onChange={(event) => setForm({ ...form, next: event.target.value })}
          />
          <p className="text-sm text-muted">{t('password.hint')}</p>
          {changing.isError && !refused && <ErrorText>{errorText(changing.error, t('errors:generic'))}</ErrorText>}
          <Button type="submit" busy={changing.isPending} busyLabel={t('saving')} className="justify-self-start">
            {t('password.submit')}
          </Button>
        </form>
      </Unfolding>
    </>
  );
}
