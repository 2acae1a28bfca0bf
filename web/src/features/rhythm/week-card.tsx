import type { EventKind, Receipt, Rhythm, RhythmWeek } from '@foothold/contract';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { WeekDots } from '#shared/rhythm/week-dots.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { COUNTED } from './counted.ts';
import { weekText } from './day-text.ts';
import { LogOutcome } from './log-outcome.tsx';
import { Receipts } from './receipts.tsx';
import { useLog } from './use-log.ts';
import { useWeek } from './use-week.ts';
import { WeekButtons } from './week-buttons.tsx';

const WORK: readonly EventKind[] = ['tick', 'result', 'decision', 'money', 'hours'];

/** Rows that a day counts for, of days on which something was done: a promise alone is no work. */
function isCounted(days: RhythmWeek['days'] = []) {
  const done = new Set(days.flatMap(({ date, done: isDone }) => (isDone ? [date] : [])));
  return ({ kind, date }: Receipt) => COUNTED.has(kind) && done.has(date);
}

const firstOfDays = (events: readonly Receipt[]) =>
  events.filter(({ date }, at) => events.findIndex((other) => other.date === date) === at);

/** A week in three lines, each opening the rows it is made of; one question at its end. */
export function WeekCard({ rhythm: { today, week: present } }: { rhythm: Rhythm }) {
  const { t, i18n } = useTranslation('rhythm');
  const [start, setStart] = useState(present.start);
  const { data } = useWeek(start);
  const events = data?.events ?? [];
  const work = events.filter(({ kind }) => WORK.includes(kind));
  const reports = events.filter(({ kind }) => kind === 'report');
  const lines: [label: string, behind: readonly Receipt[]][] = [
    [t('close.days', { count: data?.week.done ?? 0 }), firstOfDays(events.filter(isCounted(data?.week.days)))],
    [t('close.tasks', { count: work.length }), work],
    // Days are said and rows are shown: of one day more than once may have been told.
    [t('close.reports', { count: firstOfDays(reports).length }), reports],
  ];
  return (
    <Card aria-labelledby="week" className="grid gap-4">
      <div>
        <h2 id="week" className="text-xl font-semibold">
          {t('close.title')}
        </h2>
        <p className="text-sm text-muted">{weekText(start, i18n.language)}</p>
      </div>
      {start !== present.start && data && <WeekDots week={data.week} today={today} />}
      <div>
        {lines.map(([label, behind]) => (
          <Receipts key={label} label={label} events={behind} />
        ))}
      </div>
      <WeekButtons start={start} present={present.start} onGo={setStart} />
      <CloseForm key={start} week={start} closed={data?.closed ?? ''} />
    </Card>
  );
}

/** The question at the end of a week, with what was answered, which can be changed. */
function CloseForm({ week, closed }: { week: string; closed: string }) {
  const { t } = useTranslation('rhythm');
  const log = useLog();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? closed;
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!log.isPending)
      log.mutate({ kind: 'close', data: { week, text } }, { onSuccess: (state) => state === 'sent' && setTyped(null) });
  }
  return (
    <form onSubmit={submit} className="grid justify-items-start gap-3">
      <TextArea
        label={t('close.question')}
        rows={2}
        maxLength={1_000}
        value={text}
        onChange={(event) => setTyped(event.target.value)}
        className="w-full"
      />
      <Button type="submit" variant="secondary" busy={log.isPending}>
        {t('close.save')}
      </Button>
      <LogOutcome log={log} saved={t('close.saved')} />
    </form>
  );
}
