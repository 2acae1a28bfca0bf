import type { Recommendation } from '@foothold/contract';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { IdeaDetails, UnfoldButton } from './idea-details.tsx';
import { IdeaFacts } from './idea-facts.tsx';
import { headingIdOf } from './idea-list.ts';
import type { Picking } from './use-pick.ts';
import { PickButton } from './pick-button.tsx';
import { WhyYou } from './why-you.tsx';

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

interface NumbersToggle {
  open: boolean;
  /** Id of the panel. */
  panel: string;
  onToggle: () => void;
}

/** One idea. Its parts are rows of the list's grid, so that cards side by side can be compared line by line. */
export function IdeaCard({
  idea,
  numbers,
  picking,
  chosen,
  choosable,
  onChoose,
  onDecline,
}: IdeaCardProps & { numbers: NumbersToggle }) {
  const { t } = useTranslation('recommendations');
  const { t: words } = useTranslation('chat');
  const titleId = headingIdOf(idea.recommendation_id);
  const [risk] = idea.fit.risks;
  return (
    <article
      aria-labelledby={titleId}
      className="row-span-8 grid grid-rows-subgrid gap-y-4 rounded-lg border border-border bg-surface p-5"
    >
      <header className="grid content-start gap-2">
        <p className="text-xs text-subtle">{words(`source.${idea.fit.source}`)}</p>
        <h2 id={titleId} tabIndex={-1} dir="auto" className="text-xl font-bold">
          {idea.title}
        </h2>
        <p dir="auto" className="text-muted">
          {idea.short_description}
        </p>
      </header>
      <IdeaFacts fit={idea.fit} />
      <WhyYou idea={idea} />
      <Part title={t('expectations')}>{idea.expectations}</Part>
      {risk ? <Part title={t('risk')}>{risk}</Part> : <div />}
      <IdeaDetails text={idea.detailed_description} title={idea.title} />
      <div>
        <UnfoldButton
          label={t('numbers.title')}
          title={idea.title}
          open={numbers.open}
          controls={numbers.panel}
          onClick={numbers.onToggle}
        />
      </div>
      <div className="grid content-end gap-2 self-end">
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
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-sm font-semibold">{title}</h3>
      <p dir="auto" className="text-sm text-muted">
        {children}
      </p>
    </div>
  );
}
