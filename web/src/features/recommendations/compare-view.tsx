import type { Recommendation } from '@foothold/contract';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { COMPARE_MIN } from './use-compare.ts';
import type { Picking } from './use-pick.ts';

const CompareTable = lazy(async () => ({ default: (await import('./compare-table.tsx')).CompareTable }));

interface CompareViewProps {
  ideas: readonly Recommendation[];
  picking: Picking;
  onClose: () => void;
}

/** Ideas side by side, in the place of the list. */
export function CompareView({ ideas, picking, onClose }: CompareViewProps) {
  const { t } = useTranslation('recommendations');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <section aria-labelledby="compare" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="compare" ref={heading} tabIndex={-1} className="text-2xl font-bold">
          {t('compare.title')}
        </h2>
        <Button variant="secondary" onClick={onClose}>
          <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
          {t('compare.close')}
        </Button>
      </div>
      {ideas.length < COMPARE_MIN ? (
        <p className="text-muted">{t('compare.tooFew')}</p>
      ) : (
        <Suspense fallback={<Skeleton lines={12} />}>
          <CompareTable ideas={ideas} picking={picking} />
        </Suspense>
      )}
    </section>
  );
}
