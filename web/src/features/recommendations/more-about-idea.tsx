import type { Recommendation } from '@foothold/contract';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { IdeaDetails, UnfoldButton } from './idea-details.tsx';
import { firstStepName } from './idea-list.ts';
import { WhyYou } from './why-you.tsx';

export interface Unfolding {
  open: boolean;
  /** Id of what is unfolded. */
  panel: string;
  onToggle: () => void;
}

interface MoreAboutIdeaProps {
  idea: Recommendation;
  more: Unfolding;
  numbers: Unfolding;
}

/** All that is said of an idea beside what chooses it, folded at first. */
export function MoreAboutIdea({ idea, more, numbers }: MoreAboutIdeaProps) {
  const { t } = useTranslation('recommendations');
  const { fit, title } = idea;
  const [risk] = fit.risks;
  return (
    <div>
      <UnfoldButton label={t('about')} title={title} open={more.open} controls={more.panel} onClick={more.onToggle} />
      <div id={more.panel} hidden={!more.open}>
        {more.open && (
          <div className="grid gap-4 pt-2 md:grid-cols-2">
            <WhyYou idea={idea} />
            <Part title={t('expectations')}>{idea.expectations}</Part>
            <Part title={t(firstStepName([fit]))}>{fit.first_customer}</Part>
            {risk && <Part title={t('risk')}>{risk}</Part>}
            <div className="max-w-prose md:col-span-full">
              <IdeaDetails text={idea.detailed_description} title={title} />
            </div>
            {(fit.numbers || fit.purpose === 'earn') && (
              <div>
                <UnfoldButton
                  label={t('numbers.title')}
                  title={title}
                  open={numbers.open}
                  controls={numbers.panel}
                  onClick={numbers.onToggle}
                />
              </div>
            )}
          </div>
        )}
      </div>
    </div>
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
