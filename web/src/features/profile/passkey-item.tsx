import { type Passkey, PASSKEY_NAME_MAX, passkeys } from '@foothold/contract';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { call, errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { SecondStepProof } from './second-step-proof.tsx';

/** One passkey, with its name to change and itself to take away. */
export function PasskeyItem({ passkey, onChange }: { passkey: Passkey; onChange: () => void }) {
  const { t, i18n } = useTranslation('second');
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const { id, name, last_used_at: lastUsed } = passkey;
  const used = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const turn = (what: 'rename' | 'remove') => () => setOpen(open === what ? null : what);
  const done = () => {
    setOpen(null);
    onChange();
  };
  return (
    <li className="grid gap-3 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <p className="text-sm text-muted">
            {lastUsed === null ? (
              t('passkey.unused')
            ) : (
              <>
                {t('passkey.lastUsed')} <bdi>{used.format(new Date(lastUsed))}</bdi>
              </>
            )}
          </p>
        </div>
        <div className="flex flex-wrap">
          <Button
            variant="ghost"
            aria-expanded={open === 'rename'}
            aria-label={t('passkey.renameNamed', { name })}
            onClick={turn('rename')}
          >
            {t('passkey.rename')}
          </Button>
          <Button
            variant="ghost"
            aria-expanded={open === 'remove'}
            aria-label={t('passkey.removeNamed', { name })}
            onClick={turn('remove')}
          >
            {t('passkey.remove')}
          </Button>
        </div>
      </div>
      {open === 'rename' && <Rename passkey={passkey} onDone={done} />}
      {open === 'remove' && (
        <SecondStepProof
          label={t('passkey.removeNamed', { name })}
          hint={t('passkey.removeHint')}
          submit={t('passkey.removeSubmit')}
          send={async (body) => {
            await call(passkeys.remove, { params: { id }, body });
            done();
          }}
        />
      )}
    </li>
  );
}

function Rename({ passkey: { id, name: before }, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useTranslation(['second', 'errors']);
  const [name, setName] = useState(before);
  const renaming = useMutation({
    mutationFn: () => call(passkeys.rename, { params: { id }, body: { name } }),
    onSuccess: onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !renaming.isPending) renaming.mutate();
  };
  return (
    <form onSubmit={submit} noValidate aria-label={t('passkey.renameNamed', { name: before })} className="grid gap-4">
      <TextField
        label={t('passkey.name')}
        maxLength={PASSKEY_NAME_MAX}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {renaming.isError && <ErrorText>{errorText(renaming.error, t('errors:generic'))}</ErrorText>}
      <Button type="submit" busy={renaming.isPending} className="justify-self-start">
        {t('passkey.save')}
      </Button>
    </form>
  );
}
