import type { Plan } from '@foothold/contract';
import { Check, FileCheck } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import type { SelectedItem } from './plan-items.ts';

const TodayResult = lazy(async () => ({ default: (await import('./today-result.tsx')).TodayResult }));

/** The task as it stands in the plan, or what of it can be done in ten minutes. */
export type TaskSize = 'whole' | 'ten';

interface TodayTaskProps {
  plan: Plan;
  item: SelectedItem;
  /** Its first ten minutes in the guide’s words; null where those are not known. */
  ten: string | null;
  size: TaskSize;
  onSize: (size: TaskSize) => void;
  /** Makes it smaller by a button that is gone then. */
  onShrink: () => void;
  pending: boolean;
  onDone: () => void;
  onAsk: (question?: string) => void;
  /** Opens the refinement with these words in it; missing for a plan that is not the active one. */
  onRefine: ((request: string) => void) | undefined;
  onPutAside: () => void;
}

/** The one thing of the day, with the ways on: done, stuck, not today. */
export function TodayTask(props: TodayTaskProps) {
  const { plan, item, ten, size, onSize, pending, onDone, onAsk, onRefine, onPutAside } = props;
  const { t } = useTranslation(['today', 'plan']);
  const { step, substep } = item;
  const [open, setOpen] = useState<'result' | 'stuck' | 'later' | null>(null);
  const isTen = size === 'ten' && substep !== null;
  const toggle = (what: NonNullable<typeof open>) => setOpen((before) => (before === what ? null : what));
  const shrink =
    substep && !isTen
      ? () => {
          setOpen(null);
          props.onShrink();
        }
      : null;
  return (
    <section aria-labelledby="today-task" className="grid gap-3 rounded-lg border border-primary-edge bg-surface p-5">
      <p className="text-sm font-semibold text-primary-text">
        {t('one')}
        {substep && <> · {t('plan:context.minutes', { count: isTen ? 10 : substep.minutes })}</>}
      </p>
      <h2 id="today-task" dir="auto" className="text-xl font-semibold leading-snug">
        {(substep ?? step).title}
      </h2>
      <p dir="auto" className="text-muted">
        {isTen ? (ten ?? t(`ten.${substep.work.kind}`)) : (substep ?? step).description}
      </p>
      {substep && !isTen && <Deliverable text={substep.deliverable} />}
      {substep && (
        <div className="flex flex-wrap gap-x-4">
          <TextToggle onClick={() => onSize(isTen ? 'whole' : 'ten')}>
            {t(isTen ? 'size.toWhole' : 'size.toTen')}
          </TextToggle>
          <TextToggle expanded={open === 'result'} onClick={() => toggle('result')}>
            <FileCheck className="size-4" />
            {t('plan:result.open')}
          </TextToggle>
        </div>
      )}
      {substep && open === 'result' && (
        <Suspense fallback={<Skeleton lines={3} />}>
          <TodayResult {...{ plan, step, substep, onAsk, onRefine }} />
        </Suspense>
      )}
      <div className="flex flex-wrap gap-2">
        <Button className="grow px-3!" busy={pending} onClick={onDone}>
          <Check className="size-5" />
          {t('done')}
        </Button>
        <Button variant="secondary" className="px-3!" aria-expanded={open === 'stuck'} onClick={() => toggle('stuck')}>
          {t('stuck.open')}
        </Button>
        <Button variant="ghost" className="px-3!" aria-expanded={open === 'later'} onClick={() => toggle('later')}>
          {t('later.open')}
        </Button>
      </div>
      {open === 'stuck' && <Stuck prompts={substep?.work.prompts ?? []} onTen={shrink} onAsk={onAsk} />}
      {open === 'later' && <Later onTen={shrink} onPutAside={onPutAside} />}
    </section>
  );
}

function Deliverable({ text }: { text: string }) {
  const { t } = useTranslation('plan');
  return (
    <p className="text-sm">
      <span className="text-subtle">{t('context.deliverable')} </span>
      <bdi>{text}</bdi>
    </p>
  );
}

interface StuckProps {
  prompts: readonly string[];
  /** null where it is as small already. */
  onTen: (() => void) | null;
  onAsk: (question?: string) => void;
}

function Stuck({ prompts, onTen, onAsk }: StuckProps) {
  const { t } = useTranslation('today');
  return (
    <Ways text={t('stuck.text')}>
      {prompts.map((prompt) => (
        <Way key={prompt} onClick={() => onAsk(prompt)}>
          <bdi>{prompt}</bdi>
        </Way>
      ))}
      {onTen && <Way onClick={onTen}>{t('size.toTen')}</Way>}
      <Way onClick={() => onAsk()}>{t('stuck.chat')}</Way>
    </Ways>
  );
}

function Later({ onTen, onPutAside }: { onTen: StuckProps['onTen']; onPutAside: () => void }) {
  const { t } = useTranslation('today');
  return (
    <Ways text={t('later.text')}>
      {onTen && <Way onClick={onTen}>{t('later.shrink')}</Way>}
      <Way onClick={onPutAside}>{t('later.move')}</Way>
    </Ways>
  );
}

function Ways({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="grid gap-2 rounded-md bg-surface2 p-3">
      <p>{text}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

function Way({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="secondary" className="h-auto text-start" onClick={onClick}>
      {children}
    </Button>
  );
}

function TextToggle({ expanded, onClick, children }: { expanded?: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-expanded={expanded}
      onClick={onClick}
      className="-ms-2 inline-flex min-h-11 items-center gap-1 rounded-md px-2 text-sm font-semibold text-primary-text hover:bg-surface2"
    >
      {children}
    </button>
  );
}
