import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '#shared/ui/class-names.ts';
import { fieldClasses, FieldFrame, useFieldIds, type FieldProps } from '#shared/ui/field-frame.tsx';

/** A native select; options as children, or as `options`. */
export function SelectField({
  label,
  error,
  hint,
  id: given,
  className,
  options,
  children,
  ...props
}: FieldProps & ComponentProps<'select'> & { options?: readonly { value: string; label: string }[] }) {
  const { id, aria } = useFieldIds(given, { error, hint });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <span className="relative block">
        <select {...props} {...aria} id={id} className={classNames(fieldClasses, 'appearance-none pe-10')}>
          {options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <ChevronDown className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-muted" />
      </span>
    </FieldFrame>
  );
}
