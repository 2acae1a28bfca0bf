import type { Recommendation } from '@foothold/contract';
import { Link } from 'react-router';
import { useTranslation } from '#shared/i18n/react.tsx';
import { paths } from '#shared/paths.ts';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { headingIdOf, reasonIn, wordsIn } from './idea-list.ts';
import { PickButton } from './pick-button.tsx';
import { SourceSign } from './source-sign.tsx';
import { useIdeaTexts } from './use-idea-texts.ts';
import type { Picking } from './use-pick.ts';

/** Words a card has at most, those of its buttons among them. */
const CARD_WORDS = 60;

interface IdeaCardProps {
  idea: Recommendation;
  picking: Picking;
}

/**
 * One idea in sixty words: what it is, why this person, one figure, the goal it serves, and the button that chooses it.
 * All else is on its page. Its parts are rows of the list's grid, so that they stand level with their neighbours'.
 */
export function IdeaCard({ idea, picking }: IdeaCardProps) {
  const { t } = useTranslation('recommendations');
  const { t: words } = useTranslation('chat');
  const { goal, figure } = useIdeaTexts(idea);
  const others = [goal, idea.title, figure, t('pick'), t('about'), words(`source.${idea.fit.source}`)];
  const room = CARD_WORDS - wordsIn(others.join(' '));
  const titleId = headingIdOf(idea.recommendation_id);
  const page = { to: paths.idea(idea.recommendation_id), state: { recommendations: [idea] } };
  return (
    <li className="contents">
      <article
        aria-labelledby={titleId}
        className="row-span-4 grid grid-rows-subgrid gap-y-3 rounded-lg border border-border bg-surface p-5"
      >
        <header className="grid content-start gap-2">
          <p className="flex items-center justify-between gap-3 text-sm text-subtle">
            <bdi>{goal}</bdi>
            <SourceSign source={idea.fit.source} />
          </p>
          <h2 id={titleId} tabIndex={-1} dir="auto" className="text-xl font-bold">
            <Link {...page} className="text-text! no-underline hover:underline">
              {idea.title}
            </Link>
          </h2>
        </header>
        <p dir="auto" className="text-muted">
          {reasonIn(idea, room)}
        </p>
        <p className="font-semibold">
          <bdi>{figure}</bdi>
        </p>
        <div className="grid content-start gap-1">
          <PickButton idea={idea} picking={picking} describedBy={titleId} />
          <LinkButton {...page} variant="ghost" aria-describedby={titleId}>
            {t('about')}
          </LinkButton>
        </div>
      </article>
    </li>
  );
}
