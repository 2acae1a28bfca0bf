import { api } from '@foothold/contract';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { call, errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { leave } from '#shared/leave.ts';
import { paths } from '#shared/paths.ts';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';
import { useArriveAt } from '#shared/use-arrive-at.ts';

/** Erases the account after the password was given once more. */
export function DeleteAccount({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation(['profile', 'errors', 'account']);
  const arriveAt = useArriveAt();
  const [password, setPassword] = useState('');
  const deleting = useMutation({
    mutationFn: () => call(api.account.remove, { body: { password } }),
    onSuccess: async () => {
      leave();
      await arriveAt(paths.landing);
    },
  });
  const erase = () => {
    if (password !== '' && !deleting.isPending) deleting.mutate();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    erase();
  };
  const changeOpen = (next: boolean) => {
    if (!next) {
      setPassword('');
      deleting.reset();
    }
    onOpenChange(next);
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={changeOpen}
      title={t('delete.title')}
      confirmLabel={t('delete.confirm')}
      busy={deleting.isPending}
      onConfirm={erase}
      danger
    >
      <p>{t('delete.text')}</p>
      <form onSubmit={submit} className="grid gap-3 text-text">
        <PasswordField
          label={t('account:password')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {deleting.isError && <ErrorText>{errorText(deleting.error, t('errors:generic'))}</ErrorText>}
      </form>
    </ConfirmDialog>
  );
}
