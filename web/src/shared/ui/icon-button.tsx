import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '#shared/ui/class-names.ts';

/** A square button with an icon; `label` is its name. */
export function IconButton({
  icon: Icon,
  label,
  className,
  ...props
}: Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & { icon: LucideIcon; label: string }) {
  return (
    <button
      type="button"
      title={label}
      {...props}
      aria-label={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-md text-text transition-colors duration-150 hover:bg-surface2 disabled:opacity-55',
        className,
      )}
    >
      <Icon className="size-5" />
    </button>
  );
}
