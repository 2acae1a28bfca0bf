import { type Rhythm, RHYTHM_MAX } from '@foothold/contract';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { countedRows } from './counted.ts';
import { weekText } from './day-text.ts';
import { LogOutcome } from './log-outcome.tsx';
import { Receipts } from './receipts.tsx';
import { useLog } from './use-log.ts';
import { useWeek } from './use-week.ts';
import { WeekButtons } from './week-buttons.tsx';

/** Who somebody is becoming, in their own words, beside what speaks for it. */
export function IdentityCard({ rhythm }: { rhythm: Rhythm }) {
  const { identity } = rhythm;
  const { t } = useTranslation('rhythm');
  const log = useLog();
  const [text, setText] = useState(identity?.text ?? '');
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!log.isPending) log.mutate({ kind: 'identity', data: { text: text.trim() } });
  }
  return (
    <Card aria-labelledby="identity">
      <form onSubmit={submit} className="grid justify-items-start gap-4">
        <h2 id="identity" className="text-xl font-semibold">
          {t('identity.title')}
        </h2>
        <TextField
          label={t('identity.label')}
          hint={t('identity.hint')}
          dir="auto"
          maxLength={RHYTHM_MAX.identity}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="w-full"
        />
        <Button type="submit" variant="secondary" busy={log.isPending}>
          {t('identity.save')}
        </Button>
        <LogOutcome log={log} saved={t('noted')} />
      </form>
      {identity && <Votes rhythm={rhythm} count={identity.votes} />}
    </Card>
  );
}

/** What speaks for it, week by week, from the last one with something done. */
function Votes({ rhythm: { week, last_done: lastDone }, count }: { rhythm: Rhythm; count: number }) {
  const { t, i18n } = useTranslation('rhythm');
  const [day, setDay] = useState(week.done > 0 ? week.start : (lastDone ?? week.start));
  const { data } = useWeek(day);
  const start = data?.week.start ?? day;
  return (
    <Receipts
      label={t('identity.votes', { count })}
      events={countedRows(data?.events ?? [])}
      below={<WeekButtons start={start} present={week.start} onGo={setDay} />}
    >
      <p className="pb-2 text-sm text-muted">{weekText(start, i18n.language)}</p>
    </Receipts>
  );
}

const parts = ['when', 'do', 'if', 'instead'] as const;
const hints = { when: 'whenHint', do: 'doHint', if: 'ifHint', instead: 'insteadHint' } as const;

/** A plan of one sentence: when and where, what then, and what if something comes between. */
export function IntentionCard({ rhythm: { intention } }: { rhythm: Rhythm }) {
  const { t } = useTranslation('rhythm');
  const log = useLog();
  const [said, setSaid] = useState({ when: '', do: '', if: '', instead: '', ...intention });
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!log.isPending) log.mutate({ kind: 'intention', data: said });
  }
  return (
    <Card aria-labelledby="intention">
      <form onSubmit={submit} className="grid justify-items-start gap-4">
        <div>
          <h2 id="intention" className="text-xl font-semibold">
            {t('intention.title')}
          </h2>
          <p className="text-muted">{t('intention.text')}</p>
        </div>
        {parts.map((part) => (
          <TextField
            key={part}
            label={t(`intention.${part}`)}
            placeholder={t(`intention.${hints[part]}`)}
            maxLength={RHYTHM_MAX.identity}
            value={said[part]}
            onChange={(event) => setSaid((before) => ({ ...before, [part]: event.target.value }))}
            className="w-full"
          />
        ))}
        <Button type="submit" variant="secondary" busy={log.isPending}>
          {t('intention.save')}
        </Button>
        <LogOutcome log={log} saved={t('noted')} />
      </form>
    </Card>
  );
}
