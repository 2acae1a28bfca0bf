import type { Recommendation } from '@foothold/contract';
import { errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { PlanMaking } from '#shared/ui/plan-making.tsx';
import type { Picking } from './use-pick.ts';

interface PickButtonProps {
  idea: Recommendation;
  picking: Picking;
  /** Id of the idea's title. */
  describedBy: string;
}

/** Makes a plan of an idea, or says why that failed. While one is made of any idea, nothing else can be picked. */
export function PickButton({ idea, picking, describedBy }: PickButtonProps) {
  const { pick, pickedId, isPicking, steps, error } = picking;
  const { t } = useTranslation(['recommendations', 'errors']);
  const picked = idea.recommendation_id === pickedId;
  return (
    <div className="grid gap-2">
      {picked && error && <ErrorText>{errorText(error, t('errors:create_plan'))}</ErrorText>}
      <Button
        className="w-full"
        busy={isPicking && picked}
        busyLabel={t('picking')}
        disabled={isPicking}
        aria-describedby={describedBy}
        onClick={() => pick(idea)}
      >
        {t('pick')}
      </Button>
      {isPicking && picked && <PlanMaking titles={steps} />}
    </div>
  );
}
