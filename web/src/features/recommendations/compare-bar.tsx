import type { RefObject } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { COMPARE_MAX, COMPARE_MIN } from './use-compare.ts';

interface CompareBarProps {
  count: number;
  button: RefObject<HTMLButtonElement | null>;
  onCompare: () => void;
  onClear: () => void;
}

/** How many ideas are chosen, and the way to put them beside each other; stays in view at the lower edge. */
export function CompareBar({ count, button, onCompare, onClear }: CompareBarProps) {
  const { t } = useTranslation('recommendations');
  const enough = count >= COMPARE_MIN;
  return (
    <div className="sticky bottom-3 z-10 mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-border-strong bg-surface px-4 py-2 shadow-card">
      <output className="min-w-0 flex-1 text-sm">
        <span className="font-semibold">{t('compare.chosen', { count })}</span>{' '}
        <span className="text-muted">
          {!enough && t('compare.oneMore')}
          {count >= COMPARE_MAX && t('compare.most')}
        </span>
      </output>
      <div className="flex items-center gap-2">
        <Button variant="ghost" onClick={onClear}>
          {t('compare.clear')}
        </Button>
        <Button ref={button} disabled={!enough} onClick={onCompare}>
          {t('compare.open')}
        </Button>
      </div>
    </div>
  );
}
