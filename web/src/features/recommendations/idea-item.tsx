import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { useOpenedOnce } from '#shared/ui/use-opened-once.ts';
import { IdeaCard, type IdeaCardProps } from './idea-card.tsx';
import { NoNumbers } from './no-numbers.tsx';

const NumbersPanel = lazy(async () => ({ default: (await import('./numbers-panel.tsx')).NumbersPanel }));

/**
 * A card, and the numbers it unfolds: across the whole list, under the row of the card, so that its neighbours keep
 * their height.
 */
export function IdeaItem(props: IdeaCardProps) {
  const { idea } = props;
  const { t } = useTranslation('recommendations');
  const [moreOpen, setMoreOpen] = useState(false);
  const [numbersOpen, setNumbersOpen] = useState(false);
  const open = moreOpen && numbersOpen;
  const opened = useOpenedOnce(open);
  const id = useId();
  const { numbers } = idea.fit;
  return (
    <li className="contents">
      <IdeaCard
        {...props}
        more={{ open: moreOpen, panel: `${id}-more`, onToggle: () => setMoreOpen(!moreOpen) }}
        numbers={{ open, panel: id, onToggle: () => setNumbersOpen(!open) }}
      />
      {opened && (
        <section
          id={id}
          hidden={!open}
          aria-labelledby={`${id}-title`}
          className="col-span-full rounded-lg border border-border bg-surface p-5"
        >
          <h3 id={`${id}-title`} className="mb-4 text-lg font-bold">
            {t('numbers.title')} · <bdi>{idea.title}</bdi>
          </h3>
          <Suspense fallback={<Skeleton lines={6} />}>
            {numbers ? <NumbersPanel idea={idea} numbers={numbers} /> : <NoNumbers ideaId={idea.recommendation_id} />}
          </Suspense>
        </section>
      )}
    </li>
  );
}
