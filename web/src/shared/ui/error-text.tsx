import { CircleAlert } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { classNames } from '#shared/ui/class-names.ts';

/** An error in the page, read out when it appears; nothing at all without a text. */
export function ErrorText({
  children,
  id,
  className,
}: {
  children?: ReactNode;
  id?: string | undefined;
  className?: string;
}) {
  if (Children.toArray(children).every((child) => child === '')) return null;
  return (
    <div role="alert" id={id} className={classNames('flex items-start gap-2 text-danger', className)}>
      <CircleAlert className="mt-1 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </div>
  );
}
