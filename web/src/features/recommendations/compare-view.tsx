import type { Recommendation } from '@foothold/contract';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { COMPARE_MAX, COMPARE_MIN } from './use-compare.ts';
import type { Picking } from './use-pick.ts';

const CompareTable = lazy(async () => ({ default: (await import('./compare-table.tsx')).CompareTable }));

interface CompareViewProps {
  compared: readonly Recommendation[];
  /** All that can be. */
  ideas: readonly Recommendation[];
  picking: Picking;
  onChoose: (idea: Recommendation, wanted: boolean) => void;
  onClose: () => void;
}

/** Ideas side by side, in the place of the list, and below them which ones. */
export function CompareView({ compared, ideas, picking, onChoose, onClose }: CompareViewProps) {
  const { t } = useTranslation('recommendations');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <section aria-labelledby="compare" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="compare" ref={heading} tabIndex={-1} className="text-2xl font-bold">
          {t('compare.title')}
        </h2>
        <Button variant="secondary" onClick={onClose}>
          <ArrowLeft className="size-4 rtl:rotate-180" />
          {t('compare.close')}
        </Button>
      </div>
      {compared.length < COMPARE_MIN ? (
        <p className="text-muted">{t('compare.tooFew')}</p>
      ) : (
        <Suspense fallback={<Skeleton lines={12} />}>
          <CompareTable ideas={compared} picking={picking} />
        </Suspense>
      )}
      <fieldset className="grid gap-x-4 sm:grid-cols-2">
        <legend className="mb-1 font-medium">{t('compare.which')}</legend>
        {ideas.map((idea) => {
          const isCompared = compared.includes(idea);
          return (
            <Checkbox
              key={idea.recommendation_id}
              label={idea.title}
              checked={isCompared}
              disabled={!isCompared && compared.length >= COMPARE_MAX}
              onChange={(event) => onChoose(idea, event.target.checked)}
            />
          );
        })}
      </fieldset>
    </section>
  );
}
