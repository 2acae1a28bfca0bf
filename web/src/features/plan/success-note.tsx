import { minutesOf, nextUnfinished, type Plan, type Selection } from '@foothold/contract';
import { CircleCheckBig, X } from 'lucide-react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { paths } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { IconButton } from '#shared/ui/icon-button.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { pops } from '#shared/ui/motion.ts';
import type { Achievement } from './achievement.ts';
import { durationText } from './duration-text.ts';
import { itemAt } from './plan-items.ts';

interface SuccessNoteProps {
  plan: Plan;
  /** null shows nothing; the place to announce it stays, or a screen reader would not hear what comes into it. */
  achievement: Achievement | null;
  /** Missing where what comes next is shown anyway. */
  onGoOn: ((selection: Selection) => void) | undefined;
  onPutAway: () => void;
}

/** A calm word when a step or the whole plan is done, with the one thing to do next. */
export function SuccessNote({ plan, achievement, onGoOn, onPutAway }: SuccessNoteProps) {
  const { t } = useTranslation(['plan', 'common']);
  return (
    <div className={achievement ? 'flex items-start gap-3 rounded-md bg-done-soft px-4 py-3' : 'sr-only'}>
      {achievement && <CircleCheckBig ref={pops} className="mt-0.5 size-5 shrink-0 text-done" />}
      <div className="grid min-w-0 flex-1 justify-items-start gap-2">
        <output>{achievement && <Done plan={plan} achievement={achievement} />}</output>
        {achievement && onGoOn && <GoOn plan={plan} onGoOn={onGoOn} />}
      </div>
      {achievement && <IconButton icon={X} label={t('common:close')} className="-me-3 -mt-2" onClick={onPutAway} />}
    </div>
  );
}

function Done({ plan, achievement }: { plan: Plan; achievement: Achievement }) {
  const { t, i18n } = useTranslation('plan');
  const { done, total } = minutesOf(plan);
  const work = { done: durationText(done, i18n.language), total: durationText(total, i18n.language) };
  if (achievement.kind === 'plan') {
    return (
      <>
        <span className="block font-semibold text-done">{t('success.plan')}</span>
        <span className="block text-sm text-muted">{t('success.planWork', { total: work.total })}</span>
      </>
    );
  }
  return (
    <>
      <span className="block font-semibold text-done">
        {t('success.step', { number: achievement.step.step_number + 1 })}{' '}
        <bdi className="font-normal text-text">{achievement.step.title}</bdi>
      </span>
      <span className="block text-sm text-muted">{t('road.progress.done', work)}</span>
    </>
  );
}

function GoOn({ plan, onGoOn }: { plan: Plan; onGoOn: (selection: Selection) => void }) {
  const { t } = useTranslation('plan');
  const next = nextUnfinished(plan);
  const item = itemAt(plan, next);
  if (!next || !item) return <LinkButton to={paths.recommendations}>{t('success.ideas')}</LinkButton>;
  const { step, substep } = item;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button onClick={() => onGoOn(next)}>{t('success.goOn')}</Button>
      <p className="min-w-40 flex-1 text-sm">
        <bdi>{(substep ?? step).title}</bdi>
        {substep && <span className="text-muted"> · {t('context.minutes', { count: substep.minutes })}</span>}
      </p>
    </div>
  );
}
