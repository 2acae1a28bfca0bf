import type { ComponentProps } from 'react';
import { classNames } from '#shared/ui/class-names.ts';

/** A raised surface. */
export function Card({ className, ...props }: ComponentProps<'section'>) {
  return <section {...props} className={classNames('rounded-lg border border-border bg-surface p-5', className)} />;
}
