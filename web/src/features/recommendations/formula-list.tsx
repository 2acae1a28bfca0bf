import type { Numbers } from '@foothold/contract';
import { Fragment } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { FigureMark } from './figure-mark.tsx';
import type { Figure, Formula, Sign } from './formulas.ts';
import { useFigureText } from './use-figure-text.ts';

/** Every figure with the sign before it: they stay on one line. */
function pairsOf(parts: Formula['parts']): { sign: Sign | null; figure: Figure }[] {
  return parts.flatMap((part, index) => {
    if (typeof part === 'string') return [];
    const before = parts[index - 1];
    return [{ sign: typeof before === 'string' ? before : null, figure: part }];
  });
}

/** A sum, step by step, each under the name of what it gives. */
export function FormulaList({ formulas, numbers }: { formulas: readonly Formula[]; numbers: Numbers }) {
  const { t } = useTranslation('recommendations');
  const textOf = useFigureText(numbers);
  const signText = (sign: Sign) => {
    if (sign === 'down') return t('numbers.roundedDown');
    return sign === 'up' ? t('numbers.roundedUp') : sign;
  };
  return (
    <dl className="grid gap-3">
      {formulas.map(({ gives, parts }) => (
        <div key={gives}>
          <dt className="text-sm text-muted">{t(`numbers.gives.${gives}`)}</dt>
          <dd>
            {pairsOf(parts).map(({ sign, figure }, index) => (
              <Fragment key={index}>
                {index > 0 && ' '}
                <span className="whitespace-nowrap">
                  {sign && <span className="text-muted">{signText(sign)} </span>}
                  <FigureMark kind={figure.kind}>{textOf(figure)}</FigureMark>
                </span>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
