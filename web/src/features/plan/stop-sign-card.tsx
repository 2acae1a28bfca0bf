import {
  isReached,
  result,
  RESULT_MAX,
  type ResultContent,
  type Plan,
  type Step,
  type StepChoice,
} from '@foothold/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { OctagonX } from 'lucide-react';
import { useState } from 'react';
import { call, errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { thisMoment } from '#shared/offline/outbox.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { useArriveAt } from '#shared/use-arrive-at.ts';
import { answersOf, foundKey, useFound } from './use-found.ts';

interface StopSignCardProps {
  plan: Plan;
  step: Step;
  /** The result on the page, as it is typed. */
  shown: ResultContent;
  substepId: string;
  onRefine: ((request: string) => void) | undefined;
}

const choices = ['go_on', 'change', 'stop'] as const satisfies readonly StepChoice[];

/** How far a step is from its sign to stop; once it is reached, the question what to do, until it is answered. */
export function StopSignCard({ plan, step, shown, substepId, onRefine }: StopSignCardProps) {
  const { t } = useTranslation('result');
  const found = useFound(plan);
  const { stop_sign: sign } = step;
  if (!sign || !found.data) return null;
  const answers = answersOf(step, found.data, { substepId, content: shown });
  if (answers.asked === 0) return null;
  const isDecided = found.data.some(({ substep_id }) => substep_id === step.step_id);
  const { asked, yes } = answers;
  return (
    <section className="grid gap-3 rounded-md border border-border-strong p-3">
      <p className="flex items-start gap-2">
        <OctagonX className="mt-0.5 size-5 shrink-0 text-danger" />
        {t('sign.state', { asked, yes, count: sign.count, of: sign.of })}
      </p>
      {isReached(sign, answers) && !isDecided && <Decide step={step} planId={plan.plan_id} onRefine={onRefine} />}
    </section>
  );
}

function Decide({ step, planId, onRefine }: { step: Step; planId: string } & Pick<StopSignCardProps, 'onRefine'>) {
  const { t } = useTranslation(['result', 'errors']);
  const [reason, setReason] = useState('');
  const arriveAt = useArriveAt();
  const client = useQueryClient();
  const decide = useMutation({
    mutationFn: (choice: StepChoice) =>
      call(result.decide, {
        params: { id: step.step_id },
        body: { id: crypto.randomUUID(), ...thisMoment(), choice, reason },
      }),
    onSuccess: async ({ next }) => {
      if (next === 'refine') onRefine?.(reason);
      await client.invalidateQueries({ queryKey: foundKey(planId) });
      if (next === 'ideas') await arriveAt(paths.recommendations);
    },
  });
  return (
    <>
      <h2 className="font-semibold">{t('sign.reached')}</h2>
      <p className="text-sm text-muted">{t('sign.stopped')}</p>
      <TextArea
        label={t('sign.why')}
        rows={2}
        maxLength={RESULT_MAX.line}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {decide.isError && <ErrorText>{errorText(decide.error, t('sign.failed'))}</ErrorText>}
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Button key={choice} variant="secondary" busy={decide.isPending} onClick={() => decide.mutate(choice)}>
            {t(`sign.${choice}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
