import { useEffect, useState } from 'react';
import { classNames } from '#shared/ui/class-names.ts';

/** Grey bars where text will come; shown after 300 ms only, so that a quick answer never flickers. */
export function Skeleton({ lines = 3, className }: { lines?: number; className?: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-hidden="true" className={classNames('grid gap-3', late ? 'animate-pulse' : 'invisible', className)}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={classNames('h-4 rounded-sm bg-surface2', index === lines - 1 && 'w-2/3')} />
      ))}
    </div>
  );
}
