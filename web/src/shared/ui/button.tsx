import type { ComponentProps, SyntheticEvent } from 'react';
import { buttonClasses, type ButtonVariant } from '#shared/ui/button-classes.ts';
import { Spinner } from '#shared/ui/spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** While true the button does nothing and reads `busyLabel`; it keeps the focus of whoever pressed it. */
  busy?: boolean;
  busyLabel?: string;
}

export function Button({ variant = 'primary', busy = false, busyLabel, className, children, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      // Not `disabled` while busy: a disabled button loses the focus, and who presses by keyboard their place.
      {...(busy && { disabled: false, 'aria-disabled': true, 'aria-busy': true, onClick: doNothing })}
      className={buttonClasses(variant, className)}
    >
      {busy && <Spinner small />}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

/** Nor is the form sent whose button it is, also not by Enter in one of its boxes. */
const doNothing = (event: SyntheticEvent) => event.preventDefault();
