import type { ComponentProps } from 'react';
import { buttonClasses, type ButtonVariant } from '#shared/ui/button-classes.ts';
import { Spinner } from '#shared/ui/spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** While true the button is disabled and reads `busyLabel`. */
  busy?: boolean;
  busyLabel?: string;
}

export function Button({ variant = 'primary', busy = false, busyLabel, className, children, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      disabled={busy || props.disabled}
      aria-busy={busy || undefined}
      className={buttonClasses(variant, className)}
    >
      {busy && <Spinner small />}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}
