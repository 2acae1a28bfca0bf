import type { Numbers, Recommendation } from '@foothold/contract';
import { errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { AssumptionInput } from './assumption-input.tsx';
import { workingFromHours, workingFromPrice } from './formulas.ts';
import { FormulaList } from './formula-list.tsx';
import { Unfolding } from './idea-details.tsx';
import { NamedFigures } from './named-figures.tsx';
import { NumbersAnswer } from './numbers-answer.tsx';
import { NumbersPart } from './numbers-part.tsx';
import { type AssumptionsState, useAssumptions } from './use-assumptions.ts';
import { useFigureText } from './use-figure-text.ts';

/** A money goal: first what it takes, and folded behind that how it comes about, with the assumptions to be changed. */
export function NumbersPanel({ idea, numbers }: { idea: Recommendation; numbers: Numbers }) {
  const { t } = useTranslation('recommendations');
  const assumptions = useAssumptions(idea, numbers);
  const now = assumptions.numbers;
  return (
    <div className="grid grid-cols-1 gap-2">
      <NumbersAnswer numbers={now} />
      <Unfolding open={t('numbers.open')} close={t('numbers.close')}>
        <div className="grid grid-cols-1 gap-4 pt-2">
          <div className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2">
            <NamedFigures numbers={now} />
            <FromHours numbers={now} assumptions={assumptions} />
            <FromPrice numbers={now} assumptions={assumptions} />
          </div>
          <p className="text-sm text-subtle">
            {t(idea.fit.purpose === 'earn' ? 'numbers.note' : 'numbers.noteWithoutSales')}
          </p>
          <Saving assumptions={assumptions} />
        </div>
      </Unfolding>
    </div>
  );
}

/** Whether what was changed is kept, and the next try where it isn't. */
function Saving({ assumptions: { state, save, error } }: { assumptions: AssumptionsState }) {
  const { t } = useTranslation(['recommendations', 'common']);
  return (
    <>
      <output className="block min-h-5 text-sm text-subtle">
        {state === 'saving' && t('numbers.saving')}
        {state === 'saved' && t('numbers.saved')}
      </output>
      {state === 'failed' && (
        <Notice
          tone="danger"
          actions={
            <Button variant="secondary" onClick={save}>
              {t('common:retry')}
            </Button>
          }
        >
          {errorText(error, t('numbers.notSaved'))}
        </Notice>
      )}
    </>
  );
}

interface WayProps {
  numbers: Numbers;
  assumptions: AssumptionsState;
}

function FromHours({ numbers, assumptions }: WayProps) {
  const { t } = useTranslation('recommendations');
  const working = workingFromHours(numbers);
  return (
    <NumbersPart title={t('numbers.fromHours')}>
      <div className="grid gap-3">
        <AssumptionInput name="hours_per_unit" assumptions={assumptions} />
        <AssumptionInput name="weeks_per_month" assumptions={assumptions} />
        {numbers.goal.per === 'day' && <AssumptionInput name="days_per_week" assumptions={assumptions} />}
        <AssumptionInput name="costs_per_month" assumptions={assumptions} />
      </div>
      {working && <FormulaList formulas={working.formulas} numbers={numbers} />}
      {!working && <p>{numbers.hours_per_week === null ? t('numbers.hoursMissing') : t('numbers.hoursTooFew')}</p>}
    </NumbersPart>
  );
}

function FromPrice({ numbers, assumptions }: WayProps) {
  const { t } = useTranslation('recommendations');
  const textOf = useFigureText(numbers);
  const working = workingFromPrice(numbers);
  const { hours_per_week: have } = numbers;
  const slots = working &&
    have !== null && {
      needed: textOf({ value: working.reckoned.hoursPerWeek, measure: 'hours' }),
      have: textOf({ value: have, measure: 'hours' }),
    };
  return (
    <NumbersPart title={t('numbers.fromPrice')}>
      <AssumptionInput name="unit_price" assumptions={assumptions} />
      {!working && <p className="text-muted">{t('numbers.namePrice')}</p>}
      {working && <FormulaList formulas={working.formulas} numbers={numbers} />}
      {working && !slots && <p>{t('numbers.hoursMissing')}</p>}
      {working && slots && (
        <Notice tone={working.reckoned.fits ? 'done' : 'warning'}>
          {working.reckoned.fits ? t('numbers.fits', slots) : t('numbers.fitsNot', slots)}
        </Notice>
      )}
    </NumbersPart>
  );
}
