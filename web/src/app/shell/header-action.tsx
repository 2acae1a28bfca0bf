import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonClasses } from '#shared/ui/button-classes.ts';
import { classNames } from '#shared/ui/class-names.ts';

interface HeaderActionProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  icon: LucideIcon;
  label: string;
  /** The icon points along the line of reading, and turns with it. */
  directed?: boolean;
}

/** Something to do from the header: an icon on a phone, its name on a wide screen. */
export function HeaderAction({ icon: Icon, label, directed = false, ...props }: HeaderActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...props}
      className={buttonClasses('ghost', 'min-w-11 px-2! md:px-3!')}
    >
      <Icon className={classNames('size-5 md:hidden', directed && 'rtl:-scale-x-100')} />
      <span className="hidden md:inline">{label}</span>
    </button>
  );
}
