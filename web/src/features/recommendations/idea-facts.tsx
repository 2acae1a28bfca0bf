import type { Fit } from '@foothold/contract';
import { Clock, Handshake, MapPin, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';

export const costBands = ['0', '1', '2', '3', '4'] as const;

/** What can be compared between ideas: hours, money to begin with, place, the first customer. */
export function IdeaFacts({ fit }: { fit: Fit }) {
  const { t } = useTranslation('recommendations');
  const { min, max } = fit.hours_per_week;
  const band = costBands[fit.startup_cost_band] ?? '0';
  return (
    <dl className="grid grid-cols-3 content-start gap-2">
      <Fact icon={<Clock aria-hidden="true" className="size-4" />} name={t('facts.hours')}>
        <bdi>{min === max ? min : `${min}–${max}`}</bdi>
      </Fact>
      <Fact icon={<Wallet aria-hidden="true" className="size-4" />} name={t('facts.cost')}>
        {t(`cost.${band}`)}
      </Fact>
      <Fact icon={<MapPin aria-hidden="true" className="size-4" />} name={t('facts.place')}>
        {t(`place.${fit.place}`)}
      </Fact>
      <Fact
        icon={<Handshake aria-hidden="true" className="size-4" />}
        name={t('facts.firstCustomer')}
        className="col-span-3"
      >
        <span dir="auto" className="font-normal">
          {fit.first_customer}
        </span>
      </Fact>
    </dl>
  );
}

interface FactProps {
  icon: ReactNode;
  name: string;
  className?: string;
  children: ReactNode;
}

function Fact({ icon, name, className = '', children }: FactProps) {
  return (
    <div className={`rounded-md bg-surface2 px-3 py-2 ${className}`}>
      <dt className="flex items-center gap-1.5 text-xs text-subtle">
        {icon}
        {name}
      </dt>
      <dd className="text-sm font-semibold">{children}</dd>
    </div>
  );
}
