import type { Plan, Selection } from '@foothold/contract';
import { MessagesSquare } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/react.tsx';
import { accountQuery } from '#shared/queries.ts';
import { Button } from '#shared/ui/button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import type { Achievement } from './achievement.ts';
import { PlanDone, Stopped, TaskDone } from './today-done.tsx';
import { itemAt, ticksOf } from './plan-items.ts';
import { PlanIntro } from './plan-intro.tsx';
import { SuccessNote } from './success-note.tsx';
import { Stairs } from './stairs.tsx';
import { DayFacts, Remembered } from './today-facts.tsx';
import { TodayTask, type TaskSize } from './today-task-card.tsx';
import { checkInQuery, useFeeling } from './use-check-in.ts';
import type { Tick } from './use-ticks.ts';

export interface TodayViewProps {
  plan: Plan;
  /** null when everything is done, or the rest was put aside for today. */
  task: Selection | null;
  aside: { put: (id: string) => void; takeBack: () => void; ids: readonly string[] };
  ticks: { tick: (wanted: Tick) => void; pending: readonly string[] };
  achievement: Achievement | null;
  onPutAway: () => void;
  /** Goes to the conversation about an item, and asks at once where there is something to ask. */
  onAsk: (selection: Selection, question?: string) => void;
  /** Opens the refinement with these words in it; missing for a plan that is not the active one. */
  onRefine: ((request: string) => void) | undefined;
  /** Goes to the conversation; beside the list of steps, that has a button of its own. */
  onChat: () => void;
}

/** Where one arrives: one task, what it is good for, and three ways on. */
export function TodayView(props: TodayViewProps) {
  const { plan, task, ticks, achievement, onPutAway, onChat } = props;
  const [size, setSize] = useState<TaskSize>('whole');
  const told = useTicked(plan, ticks.tick);
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-4 px-4 py-4">
      <Greeting {...{ plan, onChat }} isTold={told.isTold} />
      {!told.isTold && <SuccessNote {...{ plan, achievement, onPutAway }} onGoOn={undefined} />}
      <div className="grid items-start gap-4 lg:grid-cols-[1.3fr_1fr]">
        <TodayCard {...props} size={size} onSize={setSize} told={told} />
        <Aside
          plan={plan}
          ticks={ticksOf(plan)}
          substepId={task?.substep_id}
          onHard={() => setSize('ten')}
          onWell={() => setSize('whole')}
        />
      </div>
    </div>
  );
}

interface TodayCardProps extends TodayViewProps {
  size: TaskSize;
  onSize: (size: TaskSize) => void;
  told: ReturnType<typeof useTicked>;
}

/** The task, or what came of it. */
function TodayCard(props: TodayCardProps) {
  const { plan, task, aside, ticks, achievement, onPutAway, onAsk, onRefine, size, onSize, told } = props;
  const { data: today } = useQuery(checkInQuery);
  const feeling = useFeeling();
  const { ticked, finished, isTold, tick, forget } = told;
  const item = itemAt(plan, task);
  const card = useRef<HTMLDivElement>(null);
  /** What was pressed goes away with what it stood on; the card is the nearest place that stays. */
  const leading = (act: () => void) => () => {
    act();
    card.current?.focus({ preventScroll: true });
  };

  function goOn() {
    forget();
    onSize('whole');
    onPutAway();
  }

  const content = () => {
    if (isTold && finished && ticked) {
      const undo = () => tick(ticked, 'pending');
      return (
        <TaskDone
          {...{ plan, achievement }}
          item={finished}
          next={item}
          onGoOn={leading(goOn)}
          onUndo={leading(undo)}
          onDay={told.redate}
        />
      );
    }
    if (today?.stopped && plan.steps.some(({ step_id }) => step_id === today.stopped?.step_id)) {
      const { step_id: stepId, reason } = today.stopped;
      return <Stopped {...{ stepId, reason }} onGoOn={() => card.current?.focus({ preventScroll: true })} />;
    }
    if (task && item) {
      const id = task.substep_id ?? task.step_id;
      const putAside = () => {
        onSize('whole');
        aside.put(id);
        if (task.substep_id) feeling.mutate({ feeling: 'not_today', substep_id: task.substep_id });
      };
      return (
        <TodayTask
          key={id}
          {...{ plan, item, size, onSize }}
          ten={today?.task?.substep_id === id ? today.task.ten : null}
          onShrink={leading(() => onSize('ten'))}
          pending={ticks.pending.includes(id)}
          onDone={() => tick(task, 'completed')}
          onAsk={(question) => onAsk(task, question)}
          onRefine={onRefine}
          onPutAside={leading(putAside)}
        />
      );
    }
    if (plan.steps.some(({ status }) => status === 'pending')) return <Resting onBack={leading(aside.takeBack)} />;
    return <PlanDone plan={plan} />;
  };

  return (
    <div ref={card} tabIndex={-1} className="min-w-0 outline-none">
      {content()}
    </div>
  );
}

const partOf = ({ step_id: step, substep_id: substep }: Selection) =>
  ({ kind: substep ? 'substep' : 'step', id: substep ?? step }) as const;

/** What was ticked here, as long as it is told. */
function useTicked(plan: Plan, send: (wanted: Tick) => void) {
  const [ticked, setTicked] = useState<Selection | null>(null);
  const finished = itemAt(plan, ticked);
  return {
    ticked,
    finished,
    isTold: finished !== null && (finished.substep ?? finished.step).status === 'completed',
    forget: () => setTicked(null),
    /** Has what was ticked count for the day of another time. */
    redate: (at: string) => ticked && send({ ...partOf(ticked), status: 'completed', at }),
    tick: (selection: Selection, status: Tick['status']) => {
      setTicked(status === 'completed' ? selection : null);
      send({ ...partOf(selection), status });
    },
  };
}

/** Who is greeted, and what is remembered of them, which leaves what was done just now to the card that says it. */
function Greeting({ plan, onChat, isTold }: Pick<TodayViewProps, 'plan' | 'onChat'> & { isTold: boolean }) {
  const { t } = useTranslation(['today', 'plan']);
  const { data: account } = useQuery(accountQuery);
  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <PageHeading title={t('title')} className="min-w-0 text-2xl">
          {account ? t('hello', { name: account.name }) : t('title')}
        </PageHeading>
        <Button variant="secondary" className="md:hidden" onClick={onChat}>
          <MessagesSquare className="size-4" />
          {t('plan:chat.open')}
        </Button>
      </div>
      {/* What is remembered comes later, in a line or two: what stands below it does not move for that. */}
      <div className="min-h-6 text-muted max-md:min-h-12">
        <PlanIntro plan={plan} otherwise={!isTold && <Remembered plan={plan} />} />
      </div>
    </div>
  );
}

/** The week, how it goes, and how far one is. */
function Aside({ plan, ...facts }: { plan: Plan } & ComponentProps<typeof DayFacts>) {
  return (
    <div className="grid gap-4 rounded-lg border border-border bg-surface p-5">
      <DayFacts {...facts} />
      <Stairs plan={plan} />
    </div>
  );
}

function Resting({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('today');
  return (
    <section className="grid justify-items-start gap-3 rounded-lg border border-border bg-surface p-5">
      <h2 className="text-xl font-semibold">{t('rest.title')}</h2>
      <p className="text-muted">{t('rest.text')}</p>
      <Button variant="secondary" onClick={onBack}>
        {t('rest.back')}
      </Button>
    </section>
  );
}
