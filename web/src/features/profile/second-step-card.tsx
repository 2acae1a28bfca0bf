import { secondStep } from '@foothold/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { sessionsQuery } from '#shared/queries.ts';
import { Card } from '#shared/ui/card.tsx';
import { LoadFailure } from '#shared/ui/load-failure.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondStepProof } from './second-step-proof.tsx';
import { secondStepQuery } from './second-step-query.ts';
import { SetUpSecondStep } from './set-up-second-step.tsx';
import { Unfolding } from './unfolding.tsx';

/** The second step of a log-in: whether it is asked for, and switching it on and off. */
export function SecondStepCard() {
  const { t } = useTranslation(['second', 'errors', 'common']);
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const state = useQuery(secondStepQuery);
  const [isSettingUp, setSettingUp] = useState(false);
  /** Codes that were just made; nobody can show them again. */
  const [codes, setCodes] = useState<string[] | null>(null);
  const [justOff, setJustOff] = useState(false);
  // What was pressed is gone with what it stood in: one goes on from here.
  const settle = () => {
    setSettingUp(false);
    void client.invalidateQueries({ queryKey: secondStepQuery.queryKey });
    heading.current?.focus({ preventScroll: true });
  };
  const show = (made: string[]) => {
    setJustOff(false);
    setCodes(made.length > 0 ? made : null);
    void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    settle();
  };

  return (
    <Card aria-labelledby="second-step" aria-busy={state.isPending} className="grid content-start gap-4">
      <h2 id="second-step" ref={heading} tabIndex={-1} className="text-xl font-semibold">
        {t('title')}
      </h2>
      <p className="text-muted">{t('text')}</p>
      {state.isPending && <Skeleton />}
      {state.isError && <LoadFailure text={t('errors:generic')} onRetry={() => void state.refetch()} />}
      {justOff && <Notice tone="done">{t('off.done')}</Notice>}
      {codes && <RecoveryCodes codes={codes} onDone={() => (setCodes(null), settle())} />}
      {state.data && state.data.on_since === null && !codes && (
        <Unfolding label={t('setUp.open')} open={isSettingUp} onOpenChange={setSettingUp}>
          <SetUpSecondStep isOn={false} onMade={show} />
        </Unfolding>
      )}
      {state.data && state.data.on_since !== null && !codes && (
        <SwitchedOn
          since={state.data.on_since}
          left={state.data.recovery_codes_left}
          hasApp={state.data.has_app}
          onMade={show}
          onOff={() => {
            setJustOff(true);
            settle();
          }}
        />
      )}
    </Card>
  );
}

interface SwitchedOnProps {
  since: string;
  left: number;
  hasApp: boolean;
  onMade: (recoveryCodes: string[]) => void;
  onOff: () => void;
}

function SwitchedOn({ since, left, hasApp, onMade, onOff }: SwitchedOnProps) {
  const { t, i18n } = useTranslation('second');
  const [open, setOpen] = useState<'app' | 'renew' | 'off' | null>(null);
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(since));
  return (
    <>
      <p>
        {t('since', { date })}
        <br />
        {t('left', { count: left })}
      </p>
      {!hasApp && (
        <Unfolding
          label={t('setUp.addApp')}
          open={open === 'app'}
          onOpenChange={(next) => setOpen(next ? 'app' : null)}
        >
          <SetUpSecondStep isOn onMade={onMade} />
        </Unfolding>
      )}
      <Unfolding
        label={t('renew.open')}
        open={open === 'renew'}
        onOpenChange={(next) => setOpen(next ? 'renew' : null)}
      >
        <SecondStepProof
          label={t('renew.open')}
          hint={t('renew.hint')}
          submit={t('renew.submit')}
          send={async (body) => onMade((await call(secondStep.renew, { body })).recovery_codes)}
        />
      </Unfolding>
      <Unfolding label={t('off.open')} open={open === 'off'} onOpenChange={(next) => setOpen(next ? 'off' : null)}>
        <SecondStepProof
          label={t('off.open')}
          hint={t('off.hint')}
          submit={t('off.submit')}
          send={async (body) => {
            await call(secondStep.off, { body });
            onOff();
          }}
        />
      </Unfolding>
    </>
  );
}
