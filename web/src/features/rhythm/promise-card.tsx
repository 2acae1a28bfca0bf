import type { Rhythm } from '@foothold/contract';
import { useState } from 'react';
import { dayText } from '#shared/i18n/day-text.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { ChoiceRow } from '#shared/ui/choice-row.tsx';
import { LogOutcome } from './log-outcome.tsx';
import { useLog } from './use-log.ts';

const DAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;
const DATE = { day: 'numeric', month: 'long' } as const;

/** So many days a week, chosen by the person. */
export function PromiseCard({ rhythm: { promise } }: { rhythm: Rhythm }) {
  const { t, i18n } = useTranslation('rhythm');
  const log = useLog();
  const [days, setDays] = useState<(typeof DAYS)[number] | null>(
    DAYS.find((each) => Number(each) === promise?.days_per_week) ?? null,
  );
  return (
    <Card aria-labelledby="promise" className="grid content-start justify-items-start gap-4">
      <h2 id="promise" className="text-xl font-semibold">
        {t('promise.title')}
      </h2>
      {promise && (
        <p>{t('promise.now', { count: promise.days_per_week, date: dayText(promise.from, i18n.language, DATE) })}</p>
      )}
      <ChoiceRow
        legend={t('promise.label')}
        name="promise"
        value={days}
        onChoose={setDays}
        options={DAYS.map((value) => ({ value, label: Number(value).toLocaleString(i18n.language) }))}
      />
      <p className="text-sm text-muted">{t('promise.hint')}</p>
      {days !== null && (
        <Button
          variant="secondary"
          busy={log.isPending}
          onClick={() => log.mutate({ kind: 'promise', data: { days_per_week: Number(days) } })}
        >
          {t('promise.save')}
        </Button>
      )}
      <LogOutcome log={log} saved={t('noted')} />
    </Card>
  );
}

/** Days that ask nothing, from one to another. */
export function PauseCard({ rhythm: { paused, today } }: { rhythm: Rhythm }) {
  const { t, i18n } = useTranslation('rhythm');
  const log = useLog();
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState('');
  const isWrong = to !== '' && to < from;
  const named = (day: string) => dayText(day, i18n.language, DATE);
  return (
    <Card aria-labelledby="pause" className="grid content-start justify-items-start gap-4">
      <h2 id="pause" className="text-xl font-semibold">
        {t('pause.title')}
      </h2>
      {paused ? (
        <>
          <p>{t('pause.now', { from: named(paused.from), to: named(paused.to) })}</p>
          <Button
            variant="secondary"
            busy={log.isPending}
            onClick={() => log.mutate({ kind: 'pause', data: { from: null } })}
          >
            {t('pause.end')}
          </Button>
        </>
      ) : (
        <>
          <p className="text-muted">{t('pause.text')}</p>
          <div className="grid w-full grid-cols-1 gap-3 sm:grid-cols-2">
            <TextField
              type="date"
              label={t('pause.from')}
              value={from}
              onChange={(event) => setFrom(event.target.value)}
            />
            <TextField type="date" label={t('pause.to')} value={to} onChange={(event) => setTo(event.target.value)} />
          </div>
          {isWrong && <ErrorText>{t('pause.wrong')}</ErrorText>}
          <Button
            variant="secondary"
            busy={log.isPending}
            disabled={from === '' || to === '' || isWrong}
            onClick={() => log.mutate({ kind: 'pause', data: { from, to } })}
          >
            {t('pause.save')}
          </Button>
        </>
      )}
      <LogOutcome log={log} saved="" />
    </Card>
  );
}
