import type { PlanChange } from '@foothold/contract';
import { Minus, Pencil, Pin, Plus } from 'lucide-react';
import { useTranslation } from '#shared/i18n/react.tsx';

const icons = { added: Plus, removed: Minus, changed: Pencil, kept: Pin };

/** So many changes are read at a glance; more wait behind a fold. */
const AT_A_GLANCE = 6;

/** What a refinement does, or would do, line by line. */
export function ChangeList({ changes }: { changes: readonly PlanChange[] }) {
  const { t } = useTranslation('plan');
  if (changes.length <= AT_A_GLANCE + 2) return <Lines changes={changes} />;
  return (
    <div className="grid gap-1">
      <Lines changes={changes.slice(0, AT_A_GLANCE)} />
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-primary-text">
          {t('refined.all', { count: changes.length })}
        </summary>
        <Lines changes={changes.slice(AT_A_GLANCE)} />
      </details>
    </div>
  );
}

function Lines({ changes }: { changes: readonly PlanChange[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
      {changes.map((change, index) => (
        <Change key={index} change={change} />
      ))}
    </ul>
  );
}

function Change({ change }: { change: PlanChange }) {
  const { t } = useTranslation('plan');
  const { kind, title, minutes, aspects = [] } = change;
  const Icon = icons[kind];
  // Minutes are told by their numbers.
  const told = aspects.filter((aspect) => aspect !== 'minutes' || !minutes);
  const details = [
    ...(minutes ? [t('refined.minutes', minutes)] : []),
    ...told.map((aspect) => t(`refined.aspects.${aspect}`)),
  ];
  return (
    <li className="flex items-start gap-2">
      <Icon className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        <span className="text-muted">{t(`refined.${kind}`)} </span>
        <span dir="auto">{title}</span>
        {details.length > 0 && <span className="block text-xs text-muted">{details.join(' · ')}</span>}
      </span>
    </li>
  );
}
