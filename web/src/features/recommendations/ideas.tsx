import type { IdeasNotice, Recommendation } from '@foothold/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '#shared/i18n/react.tsx';
import { FirstVisitPopup } from '#shared/ui/first-visit-popup.tsx';
import { CompareBar } from './compare-bar.tsx';
import { CompareView } from './compare-view.tsx';
import { DeclineDrawer } from './decline-drawer.tsx';
import { DeclinedLine } from './declined-line.tsx';
import { IdeaItem } from './idea-item.tsx';
import { headingIdOf, showIdea } from './idea-list.ts';
import { MoreIdeas } from './more-ideas.tsx';
import { COMPARE_MAX, useCompare } from './use-compare.ts';
import { usePick } from './use-pick.ts';

interface IdeasProps {
  ideas: readonly Recommendation[];
  /** Why there are few, or none. */
  notice: IdeasNotice | null;
  onNotice: (notice: IdeasNotice | null) => void;
}

/** The ideas as cards, or some of them side by side. The cards stay while others are compared, with what is typed in them. */
export function Ideas({ ideas, notice, onNotice }: IdeasProps) {
  const { t } = useTranslation('recommendations');
  const picking = usePick();
  const compare = useCompare(ideas);
  const [declining, setDeclining] = useState<{ id: string; open: boolean } | null>(null);
  const declined = ideas.find((idea) => idea.recommendation_id === declining?.id);
  const setDrawerOpen = useCallback((open: boolean) => setDeclining((now) => now && { ...now, open }), []);
  const showOnceBack = useShowOnceBack(ideas);
  const comparing = compare.compared !== null;
  const compareButton = useFocusAfter(comparing);
  useIdeaInAddress();

  return (
    <>
      {compare.compared && (
        <CompareView ideas={compare.compared} picking={picking} onClose={() => void compare.close()} />
      )}
      <div hidden={comparing}>
        {/* Dense: a card of the next row fills the place of one that was declined. */}
        <ul className="grid grid-flow-dense grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3 [&_:is(a,button,input)]:scroll-mb-28">
          {ideas.map((idea) =>
            idea.declined ? (
              <DeclinedLine
                key={idea.recommendation_id}
                idea={idea}
                declined={idea.declined}
                onTakeBack={() => showOnceBack(idea)}
              />
            ) : (
              <IdeaItem
                key={idea.recommendation_id}
                idea={idea}
                picking={picking}
                chosen={compare.isChosen(idea)}
                choosable={compare.chosen.length < COMPARE_MAX}
                onChoose={(chosen) => compare.choose(idea, chosen)}
                onDecline={() => setDeclining({ id: idea.recommendation_id, open: true })}
              />
            ),
          )}
        </ul>
        {compare.chosen.length > 0 && (
          <CompareBar
            count={compare.chosen.length}
            button={compareButton}
            onCompare={() => void compare.open()}
            onClear={compare.clear}
          />
        )}
        <MoreIdeas
          notice={notice}
          onNotice={onNotice}
          onShow={(idea) => showIdea(headingIdOf(idea.recommendation_id))}
        />
      </div>
      {declining && declined && (
        <DeclineDrawer key={declining.id} idea={declined} open={declining.open} onOpenChange={setDrawerOpen} />
      )}
      <FirstVisitPopup pageKey="recommendations" title={t('firstVisit.title')}>
        {t('firstVisit.text')}
      </FirstVisitPopup>
    </>
  );
}

/** A ref to what opened something: it gets the focus when that is closed again. */
function useFocusAfter(open: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
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
