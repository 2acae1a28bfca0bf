import { Sample, Samples } from '#app/dev/sample.tsx';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Arriving } from '#shared/ui/arriving.tsx';
import { PlanMaking } from '#shared/ui/plan-making.tsx';
import { ProgressSteps } from '#shared/ui/progress-steps.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';

const places = [1, 2, 3, 4] as const;

export function WaitingSamples() {
  const { t } = useTranslation(['common', 'onboarding']);
  return (
    <Samples title="Progress and waiting">
      <Sample title="steps of the onboarding">
        {places.map((current) => (
          <ProgressSteps key={current} current={current} />
        ))}
      </Sample>
      <Sample title="skeleton: text, one line">
        <Skeleton lines={4} />
        <Skeleton lines={1} className="mt-3" />
      </Sample>
      <Sample title="spinner: of a page, small" row>
        <Spinner label={t('loading')} />
        <Spinner small />
      </Sample>
      <Sample title="what has come so far">
        <Arriving titles={[t('onboarding:mode.idea.title'), t('onboarding:mode.idea.text')]} />
        <PlanMaking titles={[t('onboarding:mode.idea.title'), t('onboarding:mode.idea.text')]} />
      </Sample>
    </Samples>
  );
}
