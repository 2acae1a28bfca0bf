import type { ComponentProps } from 'react';
import { classNames } from '#shared/ui/class-names.ts';
import { FieldNotes, useFieldIds, type FieldProps } from '#shared/ui/field-frame.tsx';

/** A native checkbox in its label: the whole line is the target. */
export function Checkbox({ label, error, hint, id: given, className, ...props }: FieldProps & ComponentProps<'input'>) {
  const { id, aria } = useFieldIds(given, { error, hint });
  return (
    <div className={classNames('grid gap-1', className)}>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3">
        <input {...props} {...aria} id={id} type="checkbox" className="size-6 shrink-0 accent-primary" />
        <span className="min-w-0 py-2">{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
