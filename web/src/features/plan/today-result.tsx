import type { Plan, Step, Substep } from '@foothold/contract';
import { useTranslation } from '#shared/i18n/react.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { ResultEditor } from './result-editor.tsx';
import { ResultExample } from './result-example.tsx';
import { StopSignCard } from './stop-sign-card.tsx';
import { useResult } from './use-result.ts';

interface TodayResultProps {
  plan: Plan;
  step: Step;
  substep: Substep;
  onAsk: (question: string) => void;
  /** Opens the refinement with these words in it; missing for a plan that is not the active one. */
  onRefine: ((request: string) => void) | undefined;
}

/** The place for what a task brings, within the task itself, with the sign to stop that it counts towards. */
export function TodayResult({ plan, step, substep, onAsk, onRefine }: TodayResultProps) {
  const { t } = useTranslation('result');
  const { substep_id: id, title, work } = substep;
  const { content, isFilled, isFailed, state, edit } = useResult({ id, planId: plan.plan_id, title, kind: work.kind });
  if (isFailed) return <ErrorText>{t('failed')}</ErrorText>;
  if (!content) return <Skeleton lines={3} />;
  return (
    <div className="grid gap-3">
      <ResultEditor content={content} onEdit={edit} />
      <output className="text-sm text-muted">
        {isFilled && t(state === 'waiting' && navigator.onLine ? 'keeping' : state)}
      </output>
      <StopSignCard plan={plan} step={step} shown={content} onRefine={onRefine} substepId={id} />
      <ResultExample work={work} onAsk={onAsk} />
    </div>
  );
}
