import type { Recommendation } from '@foothold/contract';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { IdeaFacts } from './idea-facts.tsx';
import { headingIdOf } from './idea-list.ts';
import { MoreAboutIdea, type Unfolding } from './more-about-idea.tsx';
import type { Picking } from './use-pick.ts';
import { PickButton } from './pick-button.tsx';

export interface IdeaCardProps {
  idea: Recommendation;
  picking: Picking;
  /** Whether the idea is chosen to be compared. */
  chosen: boolean;
  /** False when as many are chosen as can be compared, and this one isn't. */
  choosable: boolean;
  onChoose: (chosen: boolean) => void;
  onDecline: () => void;
}

/**
 * One idea. Its parts are rows of the list's grid, so that cards side by side can be compared line by line; unfolded it
 * is as wide as the list, so that no neighbour grows with it.
 */
export function IdeaCard({
  idea,
  more,
  numbers,
  picking,
  chosen,
  choosable,
  onChoose,
  onDecline,
}: IdeaCardProps & { more: Unfolding; numbers: Unfolding }) {
  const { t } = useTranslation('recommendations');
  const { t: words } = useTranslation('chat');
  const titleId = headingIdOf(idea.recommendation_id);
  const { purpose, source } = idea.fit;
  return (
    <article
      aria-labelledby={titleId}
      className={`row-span-4 grid grid-rows-subgrid gap-y-3 rounded-lg border border-border bg-surface p-5 ${more.open ? 'col-span-full' : ''}`}
    >
      <header className="grid content-start gap-2">
        <p className="flex flex-wrap justify-between gap-x-3 text-xs text-subtle">
          {words(`source.${source}`)}
          {purpose !== 'earn' && <span className="font-semibold text-text">{t(`purpose.${purpose}`)}</span>}
        </p>
        <h2 id={titleId} tabIndex={-1} dir="auto" className="text-xl font-bold">
          {idea.title}
        </h2>
        <p dir="auto" className="text-muted">
          {idea.short_description}
        </p>
      </header>
      <IdeaFacts fit={idea.fit} />
      <div className="grid content-start gap-1">
        <PickButton idea={idea} picking={picking} describedBy={titleId} />
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <Checkbox
            label={t('compare.choose')}
            aria-describedby={titleId}
            checked={chosen}
            disabled={!choosable && !chosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
          <Button variant="ghost" className="-me-4 text-muted!" aria-describedby={titleId} onClick={onDecline}>
            {t('decline.open')}
          </Button>
        </div>
      </div>
      <MoreAboutIdea idea={idea} more={more} numbers={numbers} />
    </article>
  );
}
