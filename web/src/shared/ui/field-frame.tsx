import { useId, type ReactNode } from 'react';
import { classNames } from '#shared/ui/class-names.ts';

/** What every field takes beside the usual input props. */
export interface FieldProps {
  label: ReactNode;
  /** Shown under the field and read out with it. */
  error?: string | undefined;
  hint?: ReactNode;
}

export const fieldClasses =
  'block w-full min-h-11 rounded-md border border-border-strong bg-bg px-3 py-2 text-base text-text ' +
  'aria-invalid:border-danger disabled:opacity-55';

/** The ids that tie a field to its hint and error, and the aria attributes that say so. */
export function useFieldIds(
  given: string | undefined,
  {
    error,
    note,
    hint,
  }: Pick<FieldProps, 'error' | 'hint'> & {
    /** Stands in the error's place and is none. */
    note?: string | undefined;
  },
  /** The id of something more that is said about the field, elsewhere on the page. */
  more?: string,
) {
  const own = useId();
  const id = given ?? own;
  const describedBy = classNames(hint ? `${id}-hint` : null, (error ?? note) ? `${id}-error` : null, more);
  const invalid = error ? { 'aria-invalid': true } : {};
  const described = describedBy ? { 'aria-describedby': describedBy } : {};
  return { id, aria: { ...invalid, ...described } };
}

/** Label above, then the field, its hint and its error. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  className,
  children,
}: FieldProps & { id: string; className?: string | undefined; children: ReactNode }) {
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** What stands under a field: its hint and its error. */
export function FieldNotes({ id, hint, error }: Pick<FieldProps, 'hint' | 'error'> & { id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-subtle">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </>
  );
}
