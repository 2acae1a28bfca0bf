import type { Status } from '@foothold/contract';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { pops } from '#shared/ui/motion.ts';
import { Spinner } from '#shared/ui/spinner.tsx';

interface TickBoxProps {
  /** Names what is ticked. */
  label: string;
  status: Status;
  /** True while the server is asked; the box neither flips nor listens. */
  pending: boolean;
  onChange: (status: Status) => void;
}

/** A native checkbox drawn as a circle. It shows what the server said last, never what was only wished. */
export function TickBox({ label, status, pending, onChange }: TickBoxProps) {
  const done = status === 'completed';
  const [wasDone] = useState(done);
  return (
    <label className="relative inline-flex size-11 shrink-0 cursor-pointer items-center justify-center">
      <input
        type="checkbox"
        aria-label={label}
        aria-busy={pending}
        aria-disabled={pending}
        checked={done}
        onChange={() => {
          if (!pending) onChange(done ? 'pending' : 'completed');
        }}
        className={`peer size-6 cursor-pointer appearance-none rounded-full border-2 ${pending ? 'border-transparent' : 'border-border-strong checked:border-done checked:bg-done'}`}
      />
      <span className="pointer-events-none absolute inset-0 grid place-items-center">
        {pending && <Spinner small />}
        {done && !pending && <Check ref={wasDone ? null : pops} strokeWidth={3} className="size-4 text-on-done" />}
      </span>
    </label>
  );
}
