import type { Language, Numbers } from '@foothold/contract';
import { useTranslation } from '#shared/i18n/react.tsx';
import { useSettings } from '#shared/settings.ts';
import type { Figure } from './formulas.ts';

/** At most two decimals are shown, and plurals go by what is shown. */
const shown = (value: number) => Math.round(value * 100) / 100;

/** Two decimals, or none where they would be zeros. */
const plain = { minimumFractionDigits: 2, maximumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' } as const;

/** Money as the language writes it; a bare number without a currency. `currency` is ISO 4217. */
function moneyText(value: number, currency: string | null, language: Language): string {
  // A code of another form is no currency, and Intl would refuse it.
  if (currency === null || !/^[A-Za-z]{3}$/.test(currency)) return new Intl.NumberFormat(language, plain).format(value);
  const style = {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  } as const;
  return new Intl.NumberFormat(language, style).format(value);
}

type FigureText = (figure: Pick<Figure, 'value' | 'measure'>) => string;

/** Writes a figure of these numbers in the chosen language: `600 a month`, `1.5 h`, `16 sessions`. */
export function useFigureText(numbers: Numbers): FigureText {
  return useFigureTexts()(numbers);
}

/** The same of any numbers. */
export function useFigureTexts(): (numbers: Numbers) => FigureText {
  const { t } = useTranslation('recommendations');
  const language = useSettings((settings) => settings.language);
  return ({ goal, unit }) =>
    ({ value, measure }) => {
      const count = shown(value);
      const money = () => moneyText(value, goal.currency, language);
      switch (measure) {
        case 'money':
          return money();
        case 'money/day':
          return t('numbers.per.day', { money: money() });
        case 'money/week':
          return t('numbers.per.week', { money: money() });
        case 'money/month':
          return t('numbers.per.month', { money: money() });
        case 'money/year':
          return t('numbers.per.year', { money: money() });
        case 'money/unit':
          return t(`numbers.each.${unit}`, { money: money() });
        case 'hours':
          return t('numbers.hours', { count });
        case 'hours/week':
          return t('numbers.hoursAWeek', { count });
        case 'days':
          return t('numbers.days', { count });
        case 'weeks':
          return t('numbers.weeks', { count });
        case 'units':
          // "One" in words: the form for one also says parts, such as 0.6, in Hebrew and French.
          return count === 1 ? t(`numbers.one.${unit}`) : t(`numbers.units.${unit}`, { count });
        case 'units/week':
          return t('numbers.aWeek', { count });
        case 'number':
          return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);
      }
    };
}
