import type { Plan, Selection, Status, Step } from '@foothold/contract';
import { useTranslation } from '#shared/i18n/react.tsx';
import { KeptMark } from '#shared/offline/kept-mark.tsx';
import { useKeptTicks } from '#shared/offline/use-kept.ts';
import { TickBox } from './tick-box.tsx';
import type { Tick } from './use-ticks.ts';

export interface StepListProps {
  plan: Plan;
  selection: Selection | null;
  onSelect: (selection: Selection) => void;
  onTick: (tick: Tick) => void;
  /** Ids whose tick the server has not answered yet. */
  pending: readonly string[];
}

/** The plan's steps, numbered from one, each with its substeps. */
export function StepList(props: StepListProps) {
  return (
    <ol className="grid gap-3">
      {props.plan.steps.map((step) => (
        <StepEntry key={step.step_id} step={step} {...props} />
      ))}
    </ol>
  );
}

function StepEntry({ step, selection, onSelect, onTick, pending }: StepListProps & { step: Step }) {
  const { step_id } = step;
  const isHere = selection?.step_id === step_id;
  const kept = useKeptTicks();
  return (
    <li>
      <Entry
        title={step.title}
        number={step.step_number + 1}
        status={step.status}
        selected={isHere && !selection.substep_id}
        pending={pending.includes(step_id)}
        kept={kept.includes(step_id)}
        onSelect={() => onSelect({ step_id })}
        onTick={(status) => onTick({ kind: 'step', id: step_id, status })}
      />
      {step.substeps.length > 0 && (
        <ol className="ms-5 border-s border-border ps-1">
          {step.substeps.map(({ substep_id, title, status }) => (
            <li key={substep_id}>
              <Entry
                title={title}
                status={status}
                selected={isHere && selection.substep_id === substep_id}
                pending={pending.includes(substep_id)}
                kept={kept.includes(substep_id)}
                onSelect={() => onSelect({ step_id, substep_id })}
                onTick={(next) => onTick({ kind: 'substep', id: substep_id, status: next })}
              />
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

interface EntryProps {
  title: string;
  /** Of a step, from one; substeps have none. */
  number?: number;
  status: Status;
  selected: boolean;
  pending: boolean;
  /** The tick waits for a network. */
  kept: boolean;
  onSelect: () => void;
  onTick: (status: Status) => void;
}

function Entry({ title, number, status, selected, pending, kept, onSelect, onTick }: EntryProps) {
  const { t } = useTranslation('plan');
  const done = status === 'completed';
  return (
    <div className={`flex items-start rounded-md ${selected ? 'bg-primary-soft' : 'hover:bg-surface2'}`}>
      <TickBox label={t('steps.done', { title })} status={status} pending={pending} onChange={onTick} />
      <button
        type="button"
        aria-current={selected ? 'step' : undefined}
        onClick={onSelect}
        className={`min-h-11 flex-1 cursor-pointer rounded-md py-2.5 pe-2 text-start leading-snug wrap-anywhere ${number ? 'font-semibold' : 'text-sm'}`}
      >
        {number && <span className="text-primary-text">{number}.</span>}
        {number && ' '}
        {done ? (
          <s dir="auto" className="text-subtle">
            {title}
          </s>
        ) : (
          <span dir="auto">{title}</span>
        )}
        {kept && <KeptMark />}
      </button>
    </div>
  );
}
