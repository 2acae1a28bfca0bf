import { minutesOf, type Plan } from '@foothold/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#shared/i18n/react.tsx';
import { paths } from '#shared/paths.ts';
import { rhythmQuery } from '#shared/rhythm/rhythm-query.ts';
import { WeekDots } from '#shared/rhythm/week-dots.tsx';
import { Button } from '#shared/ui/button.tsx';
import { rises } from '#shared/ui/motion.ts';
import { amountText, durationText } from './duration-text.ts';
import { isStripOff, useNotedStrip } from './strip-place.ts';
import { checkInQuery, useFeeling } from './use-check-in.ts';
import { useHours } from './use-hours.ts';

/** Something true of what the person has done, in a sentence of their log; before anything is done, what the plan asks for. */
export function Remembered({ plan }: { plan: Plan }) {
  const { t, i18n } = useTranslation('today');
  const { data } = useQuery(checkInQuery);
  const { hours } = useHours();
  if (data?.remembers) {
    return (
      <p ref={rises} dir="auto">
        {data.remembers}
      </p>
    );
  }
  const { done, total } = minutesOf(plan);
  if (!data || done > 0) return null;
  const steps = plan.steps.length;
  if (hours === null) return <p>{t('begin', { steps, work: durationText(total, i18n.language) })}</p>;
  const weeks = amountText(Math.max(1, Math.ceil(total / 60 / hours)), 'week', i18n.language);
  return <p>{t('beginIn', { steps, weeks })}</p>;
}

interface DayFactsProps {
  /** Another text after every tick. */
  ticks: string;
  /** The task it is said of. */
  substepId: string | undefined;
  onHard: () => void;
  onWell: () => void;
}

const answers = ['well', 'too_much'] as const;

/** The week so far, and one tap on how it is going: what is said changes the task of the day. */
export function DayFacts({ ticks, substepId, onHard, onWell }: DayFactsProps) {
  const { t } = useTranslation(['today', 'week']);
  const { data, refetch } = useQuery(rhythmQuery);
  const { refetch: remember } = useQuery(checkInQuery);
  useEffect(() => {
    void refetch();
    void remember();
  }, [ticks, refetch, remember]);
  const shown = data?.settings.shown;
  useNotedStrip(shown);
  const told = useFeeling();
  const label = useId();

  function say(feeling: (typeof answers)[number]) {
    if (feeling === 'too_much') onHard();
    else onWell();
    told.mutate({ feeling, ...(substepId !== undefined && { substep_id: substepId }) });
  }

  return (
    <>
      {!data && !isStripOff() && <div className="min-h-11" />}
      {shown && (
        <section aria-label={t('week:title')} className="flex flex-wrap items-center justify-between gap-2">
          <WeekDots week={data.week} today={data.today} small />
          <Link to={paths.rhythm} className="grid min-h-11 place-items-center text-sm font-semibold">
            {t('week:open')}
          </Link>
          {data.comeback && (
            <p ref={rises} className="w-full rounded-md bg-done-soft px-3 py-2 font-semibold text-done">
              {t('week:comeback')}
            </p>
          )}
        </section>
      )}
      <section aria-labelledby={label} className="relative grid gap-2">
        <h2 id={label} className="font-semibold">
          {t('mood.title')}
        </h2>
        <div className="flex flex-wrap gap-2">
          {answers.map((one) => (
            <Button
              key={one}
              variant="secondary"
              aria-pressed={told.variables?.feeling === one}
              busy={told.isPending && told.variables.feeling === one}
              onClick={() => say(one)}
            >
              {t(`mood.say.${one}`)}
            </Button>
          ))}
        </div>
        <output className="whitespace-pre-line text-sm text-muted empty:sr-only">
          {told.data?.reply ?? (told.isError && t('mood.unsent'))}
        </output>
      </section>
    </>
  );
}
