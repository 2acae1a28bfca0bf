import type { IdeasNotice, Recommendation } from '@foothold/contract';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '#shared/i18n/react.tsx';
import { FirstVisitPopup } from '#shared/ui/first-visit-popup.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { CompareView } from './compare-view.tsx';
import { DeclinedLine } from './declined-line.tsx';
import { IdeaCard } from './idea-card.tsx';
import { headingIdOf, showIdea } from './idea-list.ts';
import { MoreIdeas } from './more-ideas.tsx';
import { COMPARE_MIN, comparisonOf, type FromList, useCompare } from './use-compare.ts';
import { usePick } from './use-pick.ts';

interface IdeasProps {
  ideas: readonly Recommendation[];
  /** Why there are few, or none. */
  notice: IdeasNotice | null;
  onNotice: (notice: IdeasNotice | null) => void;
}

/** The ideas as cards, or some of them side by side. The cards stay while others are compared, with what is typed. */
export function Ideas({ ideas, notice, onNotice }: IdeasProps) {
  const { t } = useTranslation('recommendations');
  const picking = usePick();
  const compare = useCompare(ideas);
  const showOnceBack = useShowOnceBack(ideas);
  const comparing = compare.compared !== null;
  const compareLink = useFocusAfter(comparing);
  useIdeaInAddress();
  const open = ideas.filter(({ declined }) => !declined);
  const fromList: FromList = { fromList: true };

  return (
    <>
      {compare.compared && (
        <CompareView
          compared={compare.compared}
          ideas={open}
          picking={picking}
          onChoose={(idea, wanted) => void compare.choose(idea, wanted)}
          onClose={() => void compare.close()}
        />
      )}
      <div hidden={comparing}>
        {/* Dense: a card of the next row fills the place of one that was declined. */}
        <ul className="grid grid-flow-dense grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
          {ideas.map((idea) =>
            idea.declined ? (
              <DeclinedLine
                key={idea.recommendation_id}
                idea={idea}
                declined={idea.declined}
                onTakeBack={() => showOnceBack(idea)}
              />
            ) : (
              <IdeaCard key={idea.recommendation_id} idea={idea} picking={picking} />
            ),
          )}
        </ul>
        {open.length >= COMPARE_MIN && (
          <LinkButton ref={compareLink} to={comparisonOf(open)} state={fromList} variant="secondary" className="mt-4">
            {t('compare.open')}
          </LinkButton>
        )}
        <MoreIdeas
          notice={notice}
          onNotice={onNotice}
          onShow={(idea) => showIdea(headingIdOf(idea.recommendation_id))}
        />
      </div>
      <FirstVisitPopup pageKey="recommendations" title={t('firstVisit.title')}>
        {t('firstVisit.text')}
      </FirstVisitPopup>
    </>
  );
}

/** A ref to what opened something: it gets the focus when that is closed again. */
function useFocusAfter(open: boolean) {
  const opener = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return opener;
}

/** Gives the way to show an idea as soon as it is no line any more but a card again. */
function useShowOnceBack(ideas: readonly Recommendation[]): (idea: Recommendation) => void {
  const awaited = useRef<string>(null);
  useEffect(() => {
    const back = ideas.find(({ recommendation_id, declined }) => recommendation_id === awaited.current && !declined);
    if (!back) return;
    awaited.current = null;
    showIdea(headingIdOf(back.recommendation_id));
  }, [ideas]);
  return ({ recommendation_id }) => {
    awaited.current = recommendation_id;
  };
}

/** Shows the idea the address names, when one comes back to it. */
function useIdeaInAddress(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash) showIdea(hash.slice(1));
  }, [hash, key]);
}
