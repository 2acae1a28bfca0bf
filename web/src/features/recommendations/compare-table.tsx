import { type Numbers, type Recommendation, reckon } from '@foothold/contract';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#shared/i18n/react.tsx';
import { paths } from '#shared/paths.ts';
import { KindTag } from './figure-mark.tsx';
import { type FigureKind, kindOf } from './formulas.ts';
import { costBands } from './idea-facts.tsx';
import { ideaHours } from './idea-hours.ts';
import { firstStepName } from './idea-list.ts';
import { PickButton } from './pick-button.tsx';
import { useFigureText } from './use-figure-text.ts';
import type { Picking } from './use-pick.ts';
import { Facts } from './why-you.tsx';

interface CompareTableProps {
  ideas: readonly Recommendation[];
  picking: Picking;
}

/** As wide as two columns of a phone's window, or as what can be read. */
const COLUMN = 'min(50vw - 1.1rem, 13rem)';

/**
 * A row a fact under its name, a column an idea: the names stand above their rows, so that a phone shows two columns
 * beside each other. What is too wide for the screen is swiped, column by column.
 */
export function CompareTable({ ideas, picking }: CompareTableProps) {
  const { t, i18n } = useTranslation('recommendations');
  const id = useId();
  const titleId = (idea: Recommendation) => `${id}-${idea.recommendation_id}`;
  const row = (name: string, cell: (idea: Recommendation) => ReactNode) => (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={ideas.length} className="bg-surface2 px-3 py-2 text-start text-sm font-semibold">
          <span className="sticky start-3">{name}</span>
        </th>
      </tr>
      <tr>
        {ideas.map((idea) => (
          <td key={idea.recommendation_id} className="px-3 py-3 align-top text-sm wrap-anywhere">
            {cell(idea)}
          </td>
        ))}
      </tr>
    </tbody>
  );
  return (
    <div
      className="relative overflow-x-auto rounded-lg border border-border bg-surface"
      style={{ scrollSnapType: 'x proximity' }}
    >
      <table
        className="border-collapse"
        style={{ tableLayout: 'fixed', width: `max(100%, ${ideas.length} * ${COLUMN})` }}
      >
        <TitleRow ideas={ideas} titleId={titleId} />
        {row(t('why'), (idea) => (
          <Facts idea={idea} />
        ))}
        {row(t('facts.hours'), ({ fit }) => (
          <bdi>{ideaHours(fit, i18n.language)}</bdi>
        ))}
        {row(t('facts.cost'), ({ fit }) => t(`cost.${costBands[fit.startup_cost_band] ?? '0'}`))}
        {row(t('facts.place'), ({ fit }) => t(`place.${fit.place}`))}
        {row(t(firstStepName(ideas.map(({ fit }) => fit))), ({ fit }) => (
          <p dir="auto">{fit.first_customer}</p>
        ))}
        {row(t('risk'), ({ fit }) => (
          <p dir="auto">{fit.risks[0]}</p>
        ))}
        {row(t('compare.price'), ({ fit }) => (
          <PriceCell numbers={fit.numbers} />
        ))}
        {row(t('compare.unitsPerWeek'), ({ fit }) => (
          <UnitsCell numbers={fit.numbers} />
        ))}
        {row(t('compare.pick'), (idea) => (
          <PickButton idea={idea} picking={picking} describedBy={titleId(idea)} />
        ))}
      </table>
    </div>
  );
}

/** The names of the ideas, each with the id by which its button is told apart, and the way to its page. */
function TitleRow({
  ideas,
  titleId,
}: Pick<CompareTableProps, 'ideas'> & { titleId: (idea: Recommendation) => string }) {
  return (
    <thead>
      <tr>
        {ideas.map((idea) => (
          <th
            key={idea.recommendation_id}
            id={titleId(idea)}
            scope="col"
            dir="auto"
            className="px-3 py-3 text-start align-bottom text-base font-bold wrap-anywhere"
            style={{ scrollSnapAlign: 'start' }}
          >
            <Link to={paths.idea(idea.recommendation_id)} className="text-text! no-underline hover:underline">
              {idea.title}
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function PriceCell({ numbers }: { numbers: Numbers | null }) {
  const reckoned = numbers && reckon(numbers);
  if (!reckoned) return <NoFigure />;
  const kind = reckoned.from === 'price' ? kindOf(numbers, 'unit_price') : 'calculated';
  return <FigureCell numbers={numbers} value={reckoned.unitPrice} measure="money/unit" kind={kind} />;
}

function UnitsCell({ numbers }: { numbers: Numbers | null }) {
  const reckoned = numbers && reckon(numbers);
  if (!reckoned) return <NoFigure />;
  return <FigureCell numbers={numbers} value={reckoned.unitsPerWeek} measure="units" kind="calculated" />;
}

interface FigureCellProps {
  numbers: Numbers;
  value: number;
  measure: 'money/unit' | 'units';
  kind: FigureKind;
}

function FigureCell({ numbers, value, measure, kind }: FigureCellProps) {
  const textOf = useFigureText(numbers);
  return (
    <span className="flex flex-wrap items-center gap-2">
      <bdi className="font-semibold">{textOf({ value, measure })}</bdi> <KindTag kind={kind} />
    </span>
  );
}

function NoFigure() {
  const { t } = useTranslation('recommendations');
  return <span className="text-subtle">{t('compare.noFigure')}</span>;
}
