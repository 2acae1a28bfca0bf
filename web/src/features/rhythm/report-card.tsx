import { reportDeeds, reportMoods, type Rhythm, RHYTHM_MAX } from '@foothold/contract';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { daysBefore, noonOf } from '#shared/rhythm/days-back.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { NumberField } from '#shared/ui/number-field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { ChoiceRow } from '#shared/ui/choice-row.tsx';
import { minutesText } from './day-text.ts';
import { LogOutcome } from './log-outcome.tsx';
import { useLog } from './use-log.ts';

/** What a row of money may hold at most. */
const MONEY_MAX = 1_000_000_000;
const MINUTES = ['10', '30', '60', '120'] as const;

type Mood = (typeof reportMoods)[number];
type Deed = (typeof reportDeeds)[number];
type Minutes = (typeof MINUTES)[number];

interface Draft {
  day: string;
  mood: Mood | null;
  deed: Deed | null;
  minutes: Minutes | null;
  text: string;
  /** As it is typed; empty for none. */
  money: string;
}

const emptyDraft = (day: string): Draft => ({ day, mood: null, deed: null, minutes: null, text: '', money: '' });

/** The rows of a draft: the day, and what came in on it. */
function toldIn({ day, mood, deed, minutes, text, money }: Draft, today: string) {
  const data = { mood, deed, minutes: minutes && Number(minutes), text: text.trim() || null };
  const said = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
  const then = day === today ? {} : { at: noonOf(day) };
  const earned = Number(money) > 0 ? [{ kind: 'money' as const, data: { amount: Number(money) }, ...then }] : [];
  return [{ kind: 'report' as const, data: said, ...then }, ...earned];
}

/** A day in three taps and one line: today, or one of the seven before it. Nothing of it has to be said. */
export function ReportCard({ rhythm: { today, reported } }: { rhythm: Rhythm }) {
  const { t, i18n } = useTranslation('rhythm');
  const log = useLog();
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(today));
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (log.isPending) return;
    log.mutate(toldIn(draft, today), { onSuccess: () => setDraft(emptyDraft(today)) });
  }

  return (
    <Card aria-labelledby="report">
      <form onSubmit={submit} className="grid gap-4">
        <h2 id="report" className="text-xl font-semibold">
          {t('report.title')}
        </h2>
        {reported && <p className="text-sm text-muted">{t('report.reported')}</p>}
        <ChoiceRow
          legend={t('report.mood')}
          name="mood"
          value={draft.mood}
          onChoose={(mood) => change({ mood })}
          options={reportMoods.map((value) => ({ value, label: t(`report.moods.${value}`) }))}
        />
        <ChoiceRow
          legend={t('report.deed')}
          name="deed"
          value={draft.deed}
          onChoose={(deed) => change({ deed })}
          options={reportDeeds.map((value) => ({ value, label: t(`report.deeds.${value}`) }))}
        />
        <ChoiceRow
          legend={t('report.minutes')}
          name="minutes"
          value={draft.minutes}
          onChoose={(minutes) => change({ minutes })}
          options={MINUTES.map((value) => ({ value, label: minutesText(Number(value), i18n.language) }))}
        />
        <TextField
          label={t('report.line')}
          dir="auto"
          maxLength={RHYTHM_MAX.words}
          value={draft.text}
          onChange={(event) => change({ text: event.target.value })}
        />
        <MoneyField value={draft.money} onType={(money) => change({ money })} />
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={t('report.day')}
            value={draft.day}
            options={daysBefore(today, i18n.language)}
            onChange={(event) => change({ day: event.target.value })}
            className="w-full sm:w-64"
          />
          <Button type="submit" busy={log.isPending} className="w-full sm:w-auto">
            {t('report.save')}
          </Button>
        </div>
        <LogOutcome log={log} saved={t('report.saved')} />
      </form>
    </Card>
  );
}

/** What came in, in whatever currency the person earns. */
function MoneyField({ value, onType }: { value: string; onType: (typed: string) => void }) {
  const { t } = useTranslation('rhythm');
  return (
    <NumberField
      label={t('report.money')}
      inputMode="decimal"
      step="any"
      max={MONEY_MAX}
      value={value}
      onChange={({ target }) => onType(target.value)}
      className="w-full sm:w-64"
    />
  );
}
