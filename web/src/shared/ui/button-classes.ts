import { classNames } from '#shared/ui/class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-4 py-2 text-center font-semibold no-underline ' +
  'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

const looks: Record<ButtonVariant, string> = {
  primary:
    'border border-primary-edge bg-primary text-on-primary enabled:hover:bg-primary-hover [a]:hover:bg-primary-hover',
  secondary: 'border border-border-strong bg-transparent text-text enabled:hover:bg-surface2 [a]:hover:bg-surface2',
  ghost: 'border border-transparent bg-transparent text-text enabled:hover:bg-surface2 [a]:hover:bg-surface2',
  danger: 'border border-danger-fill bg-danger-fill text-on-danger-fill enabled:hover:opacity-90',
};

export function buttonClasses(variant: ButtonVariant, className?: string): string {
  return classNames(base, looks[variant], className);
}
