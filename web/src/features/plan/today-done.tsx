import { minutesOf, type Plan, result } from '@foothold/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { lazy, type Ref, Suspense, useEffect, useRef } from 'react';
import { call, errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { thisMoment } from '#shared/offline/outbox.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { pops, rises } from '#shared/ui/motion.ts';
import type { Achievement } from './achievement.ts';
import { durationText } from './duration-text.ts';
import { countItems, type SelectedItem } from './plan-items.ts';
import { checkInQuery } from './use-check-in.ts';

const DoneEarlier = lazy(async () => ({ default: (await import('./done-earlier.tsx')).DoneEarlier }));

interface TaskDoneProps {
  plan: Plan;
  item: SelectedItem;
  /** What the tick has brought to its end besides. */
  achievement: Achievement | null;
  /** What comes next; null when nothing does. */
  next: SelectedItem | null;
  onGoOn: () => void;
  onUndo: () => void;
  /** Has it count for the day of another time. */
  onDay: (at: string) => void;
}

/** The small moment after a tick: what was done, how far one is, and leave to stop here. */
export function TaskDone({ plan, item, achievement, next, onGoOn, onUndo, onDay }: TaskDoneProps) {
  const { t } = useTranslation(['today', 'plan']);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone: the focus goes on to what came of it.
  useEffect(() => heading.current?.focus(), []);
  if (achievement?.kind === 'plan') return <PlanDone plan={plan} heading={heading} />;
  const following = next?.substep ?? next?.step;
  return (
    <section ref={rises} className="grid gap-3 rounded-lg border border-done bg-surface p-5">
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-xl font-semibold text-done outline-none">
        <CircleCheckBig ref={pops} className="size-6 shrink-0" />
        {t('celebrate.title')}
      </h2>
      <p>
        <bdi className="font-semibold">{(item.substep ?? item.step).title}</bdi>
      </p>
      <p className="text-muted">
        {achievement?.kind === 'step'
          ? t('celebrate.step', { number: achievement.step.step_number + 1 })
          : t('plan:progress.done', countItems(plan))}
      </p>
      <p>
        {item.substep && t(`celebrate.of.${item.substep.work.kind}`)} {t('celebrate.enough')}
      </p>
      {following && (
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="secondary" onClick={onGoOn}>
            {t('celebrate.more')}
          </Button>
          <p className="min-w-40 flex-1 text-sm text-muted">
            <bdi>{following.title}</bdi>
            {next?.substep && <> · {t('plan:context.minutes', { count: next.substep.minutes })}</>}
          </p>
        </div>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <Suspense>
          <DoneEarlier onDay={onDay} />
        </Suspense>
        <Button variant="ghost" onClick={onUndo}>
          {t('celebrate.undo')}
        </Button>
      </div>
    </section>
  );
}

/** Somebody decided to stop: what is next is another idea, unless they go on after all. */
export function Stopped({ stepId, reason, onGoOn }: { stepId: string; reason: string; onGoOn: () => void }) {
  const { t } = useTranslation(['today', 'plan', 'errors']);
  const client = useQueryClient();
  const goOn = useMutation({
    mutationFn: () =>
      call(result.decide, {
        params: { id: stepId },
        body: { id: crypto.randomUUID(), ...thisMoment(), choice: 'go_on', reason: '' },
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: checkInQuery.queryKey });
      onGoOn();
    },
  });
  return (
    <section
      aria-labelledby="stopped"
      className="grid justify-items-start gap-3 rounded-lg border border-border bg-surface p-5"
    >
      <h2 id="stopped" className="text-xl font-semibold">
        {t('stopped.title')}
      </h2>
      {reason !== '' && <p dir="auto">{reason}</p>}
      <p className="text-muted">{t('stopped.text')}</p>
      {goOn.isError && <ErrorText>{errorText(goOn.error, t('errors:generic'))}</ErrorText>}
      <div className="flex flex-wrap gap-2">
        <LinkButton to={paths.recommendations}>{t('plan:success.ideas')}</LinkButton>
        <Button variant="ghost" busy={goOn.isPending} onClick={() => goOn.mutate()}>
          {t('stopped.goOn')}
        </Button>
      </div>
    </section>
  );
}

/** Everything is done: what it came to, and what may come next. */
export function PlanDone({ plan, heading }: { plan: Plan; heading?: Ref<HTMLHeadingElement> }) {
  const { t, i18n } = useTranslation(['today', 'plan']);
  const { total } = minutesOf(plan);
  return (
    <section ref={rises} className="grid justify-items-start gap-3 rounded-lg border border-done bg-surface p-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold text-done outline-none">
        {t('plan:success.plan')}
      </h2>
      <p>{t('plan:success.planWork', { total: durationText(total, i18n.language) })}</p>
      <p className="text-muted">{t('over.text')}</p>
      <LinkButton to={paths.recommendations}>{t('plan:success.ideas')}</LinkButton>
    </section>
  );
}
