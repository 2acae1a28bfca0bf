import { type Numbers, reckon } from '@foothold/contract';
import { useTranslation } from '#shared/i18n/react.tsx';
import { useFigureText } from './use-figure-text.ts';
import { useSumText } from './use-idea-texts.ts';

/** What the goal takes, in a sentence, and whether the hours somebody named suffice for it. */
export function NumbersAnswer({ numbers }: { numbers: Numbers }) {
  const { t } = useTranslation('recommendations');
  const textOf = useFigureText(numbers);
  const sum = useSumText()(numbers);
  const reckoned = reckon(numbers);
  if (!reckoned || sum === null) {
    return (
      <p className="text-lg">
        {numbers.hours_per_week === null ? t('numbers.hoursMissing') : t('numbers.hoursTooFew')}
      </p>
    );
  }
  const { from, fits, hoursPerWeek, monthlyIncome } = reckoned;
  const slots = {
    needed: textOf({ value: hoursPerWeek, measure: 'hours' }),
    have: textOf({ value: numbers.hours_per_week ?? 0, measure: 'hours' }),
  };
  return (
    <div className="grid gap-1">
      <p className="text-lg font-semibold">
        {t('numbers.answer', { sum, income: textOf({ value: monthlyIncome, measure: 'money/month' }) })}
      </p>
      <p className="text-muted">
        {from === 'hours' && t('numbers.fills', slots)}
        {from === 'price' && fits !== null && t(fits ? 'numbers.fits' : 'numbers.fitsNot', slots)}
        {from === 'price' && fits === null && t('numbers.hoursMissing')}
      </p>
    </div>
  );
}
