import type { Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { buttonClasses, type ButtonVariant } from '#shared/ui/button-classes.ts';

/** A link that looks like a button. */
export function LinkButton({
  variant = 'primary',
  className,
  ...props
}: Omit<LinkProps, 'className'> & {
  variant?: ButtonVariant;
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
}) {
  return <Link {...props} className={buttonClasses(variant, className)} />;
}
