import { useId, type ReactNode } from 'react';
import { Button } from '#shared/ui/button.tsx';

/** A button that unfolds what stands under it: forms that are needed once a year take no room until then. */
export function Unfolding({
  label,
  open,
  onOpenChange,
  children,
}: {
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className="grid gap-4">
      <Button
        variant="secondary"
        className="justify-self-start"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpenChange(!open)}
      >
        {label}
      </Button>
      <div id={id} hidden={!open} className="rounded-md border border-border p-4">
        {open && children}
      </div>
    </div>
  );
}
