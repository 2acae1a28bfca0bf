import type { ReactNode } from 'react';
import { classNames } from '#shared/ui/class-names.ts';

export type NoticeTone = 'info' | 'done' | 'warning' | 'danger';

const tones: Record<NoticeTone, string> = {
  info: 'bg-info-soft text-info',
  done: 'bg-done-soft text-done',
  warning: 'bg-primary-soft text-primary-text',
  danger: 'bg-danger-soft text-danger',
};

/** A message in a tinted box. It is a status, read out politely; a `danger` one is an alert. */
export function Notice({
  tone = 'info',
  actions,
  className,
  children,
}: {
  tone?: NoticeTone;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames(
        'flex flex-wrap items-center justify-between gap-3 rounded-md px-4 py-3',
        tones[tone],
        className,
      )}
    >
      <div className="min-w-0 flex-1">{children}</div>
      {actions}
    </div>
  );
}
