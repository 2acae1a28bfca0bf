import type { ComponentProps } from 'react';
import { classNames } from '#shared/ui/class-names.ts';
import { fieldClasses, FieldFrame, useFieldIds, type FieldProps } from '#shared/ui/field-frame.tsx';

export type TextFieldProps = FieldProps & ComponentProps<'input'>;

export function TextField({
  label,
  error,
  hint,
  id: given,
  className,
  'aria-describedby': more,
  ...props
}: TextFieldProps) {
  const { id, aria } = useFieldIds(given, { error, hint }, more);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <input type="text" {...props} {...aria} id={id} className={classNames(fieldClasses)} />
    </FieldFrame>
  );
}
