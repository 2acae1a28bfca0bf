import { PASSKEY_NAME_MAX, passkeys } from '@foothold/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { sessionsQuery } from '#shared/queries.ts';
import { Card } from '#shared/ui/card.tsx';
import { LoadFailure } from '#shared/ui/load-failure.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { PasskeyItem } from './passkey-item.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondStepProof } from './second-step-proof.tsx';
import { secondStepQuery } from './second-step-query.ts';
import { Unfolding } from './unfolding.tsx';

/** Passkeys: which there are, adding one, and taking one away. */
export function PasskeysCard() {
  const { t } = useTranslation(['second', 'errors']);
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const step = useQuery(secondStepQuery);
  const keys = useQuery({
    queryKey: [...secondStepQuery.queryKey, 'passkeys'],
    queryFn: async ({ signal }) => (await call(passkeys.list, { signal })).passkeys,
  });
  const both = { queryKey: secondStepQuery.queryKey };
  const isPending = step.isPending || keys.isPending;
  const isError = step.isError || keys.isError;
  const [isAdding, setAdding] = useState(false);
  /** Codes that were just made; nobody can show them again. */
  const [codes, setCodes] = useState<string[]>([]);
  // What was pressed is gone with what it stood in: one goes on from here.
  const settle = () => {
    setAdding(false);
    void client.invalidateQueries(both);
    void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <Card aria-labelledby="passkeys" aria-busy={isPending} className="grid content-start gap-4">
      <h2 id="passkeys" ref={heading} tabIndex={-1} className="text-xl font-semibold">
        {t('passkey.title')}
      </h2>
      <p className="text-muted">{t('passkey.text')}</p>
      {isPending && <Skeleton />}
      {isError && <LoadFailure text={t('errors:generic')} onRetry={() => void client.refetchQueries(both)} />}
      {keys.data && keys.data.length > 0 && (
        <ul className="divide-y divide-border">
          {keys.data.map((key) => (
            <PasskeyItem key={key.id} passkey={key} onChange={settle} />
          ))}
        </ul>
      )}
      {codes.length > 0 && <RecoveryCodes codes={codes} onDone={() => (setCodes([]), settle())} />}
      {step.data && keys.data && codes.length === 0 && (
        <Unfolding label={t('passkey.add')} open={isAdding} onOpenChange={setAdding}>
          <AddPasskey
            isOn={step.data.on_since !== null}
            onAdded={(made) => {
              setCodes(made);
              settle();
            }}
          />
        </Unfolding>
      )}
    </Card>
  );
}

function AddPasskey({ isOn, onAdded }: { isOn: boolean; onAdded: (recoveryCodes: string[]) => void }) {
  const { t } = useTranslation('second');
  const [name, setName] = useState('');
  return (
    <SecondStepProof
      label={t('passkey.add')}
      hint={t(isOn ? 'passkey.addHint' : 'passkey.firstHint')}
      submit={t('passkey.submit')}
      failed={t('passkey.failed')}
      withStep={isOn}
      send={async (body) => {
        const { makePasskey } = await import('#shared/passkeys.ts');
        const passkey = await makePasskey(await call(passkeys.begin, { body }));
        const named = name.trim() === '' ? t('passkey.unnamed') : name;
        onAdded((await call(passkeys.add, { body: { name: named, passkey } })).recovery_codes);
      }}
    >
      <TextField
        label={t('passkey.name')}
        hint={t('passkey.nameHint')}
        maxLength={PASSKEY_NAME_MAX}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </SecondStepProof>
  );
}
