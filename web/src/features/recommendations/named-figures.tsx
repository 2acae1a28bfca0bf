import type { Numbers } from '@foothold/contract';
import { useTranslation } from '#shared/i18n/react.tsx';
import { KindTag } from './figure-mark.tsx';
import { NumbersPart } from './numbers-part.tsx';
import { ProfileLink } from './profile-link.tsx';
import { useFigureText } from './use-figure-text.ts';

/** Goal and hours, in the person's own figures, and the way to change them. */
export function NamedFigures({ numbers }: { numbers: Numbers }) {
  const { t } = useTranslation('recommendations');
  const textOf = useFigureText(numbers);
  const { goal, hours_per_week: hours } = numbers;
  return (
    <>
      <NumbersPart title={t('numbers.goal')} tag={<KindTag kind="yours" />}>
        <div>
          <p className="text-lg font-semibold">
            <bdi>{textOf({ value: goal.amount, measure: `money/${goal.per}` })}</bdi>
          </p>
          <p className="text-sm text-muted">
            <q dir="auto">{goal.text}</q>
          </p>
          <ProfileLink place={{ field: 'goals', index: null }}>{t('numbers.changeGoal')}</ProfileLink>
        </div>
      </NumbersPart>
      <NumbersPart title={t('numbers.yourHours')} tag={hours !== null && <KindTag kind="yours" />}>
        <div>
          <p className="text-lg font-semibold">
            {hours === null ? t('numbers.notSaid') : <bdi>{textOf({ value: hours, measure: 'hours/week' })}</bdi>}
          </p>
          <ProfileLink place={{ field: 'hoursPerWeek', index: null }}>
            {hours === null ? t('numbers.sayHours') : t('numbers.changeHours')}
          </ProfileLink>
        </div>
      </NumbersPart>
    </>
  );
}
