import { type Numbers, type Recommendation, reckon } from '@foothold/contract';
import { useTranslation } from '#shared/i18n/react.tsx';
import { ideaHours } from './idea-hours.ts';
import { wordsIn } from './idea-list.ts';
import { useFigureTexts } from './use-figure-text.ts';

/** A goal in somebody's own words stands on a card while it is no longer than this. */
const GOAL_WORDS = 8;

/** Gives what a goal takes in a month: `16 sessions at 40 each`; null where too little is known to reckon. */
export function useSumText(): (numbers: Numbers) => string | null {
  const { t } = useTranslation('recommendations');
  const textsOf = useFigureTexts();
  return (numbers) => {
    const reckoned = reckon(numbers);
    if (!reckoned) return null;
    const textOf = textsOf(numbers);
    return t('card.sum', {
      units: textOf({ value: reckoned.unitsPerMonth, measure: 'units' }),
      each: textOf({ value: reckoned.unitPrice, measure: 'money/unit' }),
    });
  };
}

/** The goal an idea serves, and the one figure that says most of what it takes. */
export function useIdeaTexts({ fit }: Recommendation): { goal: string; figure: string } {
  const { t, i18n } = useTranslation('recommendations');
  const textsOf = useFigureTexts();
  const sumOf = useSumText();
  const { numbers, purpose } = fit;

  function goalText(): string {
    if (numbers) {
      const { amount, per } = numbers.goal;
      return t('card.goal', { goal: textsOf(numbers)({ value: amount, measure: `money/${per}` }) });
    }
    const own = fit.evidence.find(({ field }) => field === 'goals')?.text;
    return own && wordsIn(own) <= GOAL_WORDS ? t('card.goal', { goal: own }) : t(`purpose.${purpose}`);
  }

  return {
    goal: goalText(),
    figure: (numbers && sumOf(numbers)) ?? t('facts.hoursAWeek', { hours: ideaHours(fit, i18n.language) }),
  };
}
