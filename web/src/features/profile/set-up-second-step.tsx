import { type Replied, secondStep } from '@foothold/contract';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { call, errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { CodeField } from '#shared/ui/code-field.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { SecondStepProof } from './second-step-proof.tsx';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

/** Setting an app up: the password, and a passkey or recovery code where those are asked for, then a code of the app. */
export function SetUpSecondStep({ isOn, onMade }: { isOn: boolean; onMade: (recoveryCodes: string[]) => void }) {
  const { t } = useTranslation('second');
  const [begun, setBegun] = useState<Replied<typeof secondStep.begin> | null>(null);
  if (begun) return <ProveApp {...begun} isOn={isOn} onMade={onMade} />;
  return (
    <SecondStepProof
      label={t(isOn ? 'setUp.addApp' : 'setUp.open')}
      submit={t('setUp.begin')}
      withStep={isOn}
      send={async (body) => setBegun(await call(secondStep.begin, { body }))}
    />
  );
}

interface ProveAppProps {
  secret: string;
  address: string;
  /** Whether the second step is asked for already, by a passkey. */
  isOn: boolean;
  onMade: (recoveryCodes: string[]) => void;
}

function ProveApp({ secret, address, isOn, onMade }: ProveAppProps) {
  const { t } = useTranslation(['second', 'profile', 'errors']);
  const [code, setCode] = useState('');
  const confirming = useMutation({
    mutationFn: () => call(secondStep.confirm, { body: { code } }),
    onSuccess: ({ recovery_codes }) => onMade(recovery_codes),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && !confirming.isPending) confirming.mutate();
  };
  return (
    <form onSubmit={submit} noValidate aria-label={t(isOn ? 'setUp.addApp' : 'setUp.open')} className="grid gap-4">
      <p id="scan">{t('setUp.scan')}</p>
      <Suspense>
        <QrCode text={address} label={t('setUp.picture')} />
      </Suspense>
      <p>
        {t('setUp.key')}{' '}
        <bdi dir="ltr" className="font-mono wrap-anywhere">
          {secret.replaceAll(/.{4}(?=.)/g, '$& ')}
        </bdi>
      </p>
      <CodeField value={code} onChange={setCode} takesFocus appOnly describedBy="scan" />
      <p className="text-sm text-muted">{t('profile:password.hint')}</p>
      {confirming.isError && <ErrorText>{errorText(confirming.error, t('errors:generic'))}</ErrorText>}
      <Button type="submit" busy={confirming.isPending} busyLabel={t('profile:saving')} className="justify-self-start">
        {t(isOn ? 'setUp.addAppSubmit' : 'setUp.submit')}
      </Button>
    </form>
  );
}
