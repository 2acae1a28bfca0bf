import type { Fit } from '@foothold/contract';
import { Clock, MapPin, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { ideaHours } from './idea-hours.ts';

export const costBands = ['0', '1', '2', '3', '4'] as const;

/** What can be compared between ideas at a glance: hours, money to begin with, place. */
export function IdeaFacts({ fit }: { fit: Fit }) {
  const { t, i18n } = useTranslation('recommendations');
  const hours = ideaHours(fit, i18n.language);
  const band = costBands[fit.startup_cost_band] ?? '0';
  return (
    <dl className="flex flex-wrap content-start gap-x-4 gap-y-1 text-sm">
      <Fact icon={<Clock className="size-4" />} name={t('facts.hours')} nameHidden>
        {t('facts.hoursAWeek', { hours })}
      </Fact>
      <Fact icon={<Wallet className="size-4" />} name={t('facts.cost')}>
        {t(`cost.${band}`)}
      </Fact>
      <Fact icon={<MapPin className="size-4" />} name={t('facts.place')} nameHidden>
        {t(`place.${fit.place}`)}
      </Fact>
    </dl>
  );
}

interface FactProps {
  icon: ReactNode;
  name: string;
  /** Where what is said speaks for itself. */
  nameHidden?: boolean;
  children: ReactNode;
}

function Fact({ icon, name, nameHidden = false, children }: FactProps) {
  return (
    <div className="flex items-center gap-1.5">
      <dt className="flex items-center gap-1.5 text-subtle">
        {icon}
        <span className={nameHidden ? 'sr-only' : undefined}>{name}:</span>
      </dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
