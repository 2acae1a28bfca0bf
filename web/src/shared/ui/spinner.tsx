import { classNames } from '#shared/ui/class-names.ts';

/** A turning ring. With a `label` it is a status that is read out; without, decoration inside a busy button. */
export function Spinner({ label, small = false }: { label?: string; small?: boolean }) {
  const ring = (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block animate-spin rounded-full border-2 border-current border-e-transparent',
        small ? 'size-4' : 'size-8',
      )}
    />
  );
  if (label === undefined) return ring;
  return (
    <output className="flex flex-col items-center gap-3 text-muted">
      {ring}
      <span className="sr-only">{label}</span>
    </output>
  );
}
