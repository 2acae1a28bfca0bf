import type { Recommendation } from '@foothold/contract';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router';
import { useTranslation } from '#shared/i18n/react.tsx';
import { paths } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Page } from '#shared/ui/page.tsx';
import { DeclineDrawer } from './decline-drawer.tsx';
import { DeclinedLine } from './declined-line.tsx';
import { IdeaDetails } from './idea-details.tsx';
import { IdeaFacts } from './idea-facts.tsx';
import { firstStepName, headingIdOf, showIdea, takeBackIdOf } from './idea-list.ts';
import { NumbersPanel } from './numbers-panel.tsx';
import { PickButton } from './pick-button.tsx';
import { SourceSign } from './source-sign.tsx';
import { comparisonOf, COMPARE_MIN } from './use-compare.ts';
import { useIdeaTexts } from './use-idea-texts.ts';
import { usePick } from './use-pick.ts';
import { WhyYou } from './why-you.tsx';
import { ProfileLink } from './profile-link.tsx';

interface IdeaViewProps {
  idea: Recommendation;
  /** All there are, to compare it with. */
  ideas: readonly Recommendation[];
  back: ReactNode;
}

/**
 * All that is said of an idea, what it takes first. The button that chooses it stands before the numbers and stays at the
 * upper edge, where it lies over nothing that is still to be read.
 */
export function IdeaView({ idea, ideas, back }: IdeaViewProps) {
  const { t } = useTranslation('recommendations');
  const picking = usePick();
  const { goal } = useIdeaTexts(idea);
  const [declining, setDeclining] = useState<{ open: boolean } | null>(null);
  const [declinedAtFirst] = useState(idea.declined !== null);
  const titleId = headingIdOf(idea.recommendation_id);
  const { fit } = idea;
  const others = ideas.filter(({ declined, recommendation_id: id }) => !declined && id !== idea.recommendation_id);

  if (idea.declined && !declinedAtFirst) {
    const hash = takeBackIdOf(idea.recommendation_id);
    return <Navigate to={{ pathname: paths.recommendations, hash }} replace />;
  }
  return (
    <Page title={idea.title} headingId={titleId} above={back} lede={<bdi>{idea.short_description}</bdi>} width="text">
      <div className="grid grid-cols-1 gap-4">
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-subtle">
          <bdi>{goal}</bdi>
          <SourceSign source={fit.source} />
        </p>
        {idea.declined && (
          <ul className="grid">
            <DeclinedLine idea={idea} declined={idea.declined} onTakeBack={() => showIdea(titleId)} />
          </ul>
        )}
        <IdeaFacts fit={fit} />
      </div>
      {!idea.declined && (
        <div className="sticky top-14 z-10 -mx-4 bg-bg px-4 py-3 md:-mx-6 md:px-6 [@media(max-height:30rem)]:static">
          <PickButton idea={idea} picking={picking} describedBy={titleId} />
        </div>
      )}
      <div className="grid grid-cols-1 gap-6 pt-3 [&_:is(a,button,input)]:scroll-mt-36">
        {(fit.numbers || fit.purpose === 'earn') && (
          <section aria-labelledby="numbers" className="rounded-lg border border-border bg-surface p-5">
            <h2 id="numbers" className="mb-2 text-xl font-bold">
              {t('numbers.title')}
            </h2>
            {fit.numbers ? <NumbersPanel idea={idea} numbers={fit.numbers} /> : <NoNumbers />}
          </section>
        )}
        <div className="grid gap-4 md:grid-cols-2">
          <WhyYou idea={idea} />
          {fit.risks[0] && <Part title={t('risk')}>{fit.risks[0]}</Part>}
          <Part title={t(firstStepName([fit]))}>{fit.first_customer}</Part>
          {fit.first_week && <Part title={t('firstWeek')}>{fit.first_week}</Part>}
          <Part title={t('expectations')}>{idea.expectations}</Part>
        </div>
        <IdeaDetails text={idea.detailed_description} />
        <div className="flex flex-wrap justify-between gap-3">
          {!idea.declined && others.length + 1 >= COMPARE_MIN && (
            <LinkButton variant="secondary" to={comparisonOf([idea, ...others])}>
              {t('compare.others')}
            </LinkButton>
          )}
          {!idea.declined && (
            <Button variant="ghost" className="text-muted!" onClick={() => setDeclining({ open: true })}>
              {t('decline.open')}
            </Button>
          )}
        </div>
      </div>
      {declining && <DeclineDrawer idea={idea} open={declining.open} onOpenChange={(open) => setDeclining({ open })} />}
    </Page>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="font-semibold">{title}</h2>
      <p dir="auto" className="text-muted">
        {children}
      </p>
    </section>
  );
}

/** What stands where no goal named an amount. */
function NoNumbers() {
  const { t } = useTranslation('recommendations');
  return (
    <div>
      <p className="text-muted">{t('numbers.none')}</p>
      <ProfileLink place={{ field: 'goals', index: null }}>{t('numbers.toGoals')}</ProfileLink>
    </div>
  );
}
