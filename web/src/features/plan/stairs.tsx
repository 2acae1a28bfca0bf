import type { Plan } from '@foothold/contract';
import { useProgressText } from './use-progress-text.ts';

const WIDTH = 24;
const RISE = 9;

/** The brand's own sign as the plan's progress: a stair for each step, filled as far as its tasks are done. */
export function Stairs({ plan }: { plan: Plan }) {
  const progress = useProgressText(plan);
  const { steps } = plan;
  const height = (steps.length + 1) * RISE;
  const at = steps.findIndex(({ status }) => status === 'pending');
  const here = at === -1 ? steps.length - 1 : at;
  return (
    <div className="grid gap-2">
      <svg
        viewBox={`0 0 ${steps.length * WIDTH} ${height + RISE}`}
        aria-hidden="true"
        className="w-full max-w-xs rtl:-scale-x-100"
      >
        {steps.map(({ step_id, status, substeps }, index) => {
          const full = (index + 2) * RISE - 4;
          const done = substeps.filter((one) => one.status === 'completed').length;
          const share = status === 'completed' ? 1 : done / Math.max(1, substeps.length);
          const box = { x: index * WIDTH + 1, width: WIDTH - 2, rx: 3 };
          const bottom = height + RISE;
          return (
            <g key={step_id}>
              <rect {...box} y={bottom - full} height={full} className="fill-track" />
              <rect
                {...box}
                y={bottom - full * share}
                height={full * share}
                className="fill-done"
                style={{ transition: 'y 350ms, height 350ms' }}
              />
            </g>
          );
        })}
        <circle
          cx={here * WIDTH + WIDTH / 2}
          cy={height + RISE - (here + 2) * RISE - 3}
          r="4"
          className="fill-primary"
          style={{ transition: 'cx 350ms, cy 350ms' }}
        />
      </svg>
      {/* Where there is room, the list of steps says it beside. */}
      <p className="text-sm text-muted md:hidden">{progress}</p>
    </div>
  );
}
