import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Arrived } from '#shared/ui/arriving.tsx';

/** From then on somebody may wonder whether it still goes on. */
const LONG_MS = 10_000;
const STAIRS = 7;
const WIDTH = 24;
const RISE = 8;

/** A plan in the making: a stair and a title for each step that is there, and what is being done. Nothing when all comes at once. */
export function PlanMaking({ titles }: { titles: readonly string[] }) {
  const { t } = useTranslation('recommendations');
  const [isLong, setLong] = useState(false);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  // What is new stands last, on a phone below the edge.
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, [titles.length]);
  return (
    <div ref={shown} aria-live="polite" className="grid animate-late gap-2 text-sm text-muted">
      <p className="flex items-center gap-3">
        <GrowingStairs count={titles.length} />
        {t(titles.length === 0 ? 'making.first' : 'making.next')}
      </p>
      {isLong && <p>{t('making.long')}</p>}
      <ol className="grid gap-1 empty:hidden">
        {titles.map((title, index) => (
          // Titles only ever come behind each other, and two may be alike.
          <Arrived key={index} title={title} />
        ))}
      </ol>
    </div>
  );
}

/** A stair for each step so far, and the one that is being made. How many there will be, nobody knows yet. */
function GrowingStairs({ count }: { count: number }) {
  const height = (STAIRS + 1) * RISE;
  return (
    <svg
      viewBox={`0 0 ${STAIRS * WIDTH} ${height}`}
      aria-hidden="true"
      className="shrink-0 rtl:-scale-x-100"
      style={{ width: '7rem' }}
    >
      {Array.from({ length: Math.min(count + 1, STAIRS) }, (_, index) => (
        <rect
          key={index}
          x={index * WIDTH + 1}
          y={height - (index + 2) * RISE}
          width={WIDTH - 2}
          height={(index + 2) * RISE}
          rx="3"
          className={index < count ? 'fill-done' : 'animate-pulse fill-track'}
        />
      ))}
    </svg>
  );
}
