import type { Plan, Selection, Status, Step, Substep } from '@foothold/contract';
import { ArrowLeft, Check } from 'lucide-react';
import { writeDraftText } from '#shared/chat/draft-texts.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { FoundView } from './found-view.tsx';
import { itemAt } from './plan-items.ts';
import { ResultEditor } from './result-editor.tsx';
import { ResultExample } from './result-example.tsx';
import { StopSignCard } from './stop-sign-card.tsx';
import { useResult } from './use-result.ts';

export interface ResultViewProps {
  plan: Plan;
  selection: Selection | null;
  /** The place of one result, or all that was found out. */
  view: 'result' | 'found';
  onBack: () => void;
  onFound: () => void;
  onTick: (status: Status) => void;
  /** Opens the refinement with these words in it; missing for a plan that is not the active one. */
  onRefine: ((request: string) => void) | undefined;
}

/** Where results are put, and where they are looked at. */
export function ResultView(props: ResultViewProps) {
  const { plan, selection, view, onBack, onFound } = props;
  const { t } = useTranslation('result');
  const item = itemAt(plan, selection);
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-4 px-4 py-4">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onBack}>
          <ArrowLeft className="size-4 rtl:rotate-180" />
          {t('back')}
        </Button>
        {view === 'result' && (
          <Button variant="ghost" onClick={onFound}>
            {t('found.title')}
          </Button>
        )}
      </div>
      {view === 'result' && item?.substep ? (
        <Place key={item.substep.substep_id} {...props} step={item.step} substep={item.substep} />
      ) : (
        <FoundView plan={plan} />
      )}
    </div>
  );
}

function Place({ plan, step, substep, onBack, onTick, onRefine }: ResultViewProps & { step: Step; substep: Substep }) {
  const { t } = useTranslation('result');
  const { substep_id: id, title, work } = substep;
  const { content, revisions, isFilled, isFailed, state, edit } = useResult({
    id,
    planId: plan.plan_id,
    title,
    kind: work.kind,
  });

  function ask(prompt: string) {
    writeDraftText(`${plan.plan_id}/${id}`, prompt);
    onBack();
  }

  return (
    <>
      <div>
        <PageHeading title={plan.title} className="text-xl leading-snug">
          <bdi>{title}</bdi>
        </PageHeading>
        <p dir="auto" className="text-sm text-muted">
          {substep.deliverable}
        </p>
      </div>
      {isFailed && <ErrorText>{t('failed')}</ErrorText>}
      {content === null && !isFailed && (
        <div aria-busy="true">
          <output className="sr-only">{t('loading')}</output>
          <Skeleton lines={5} />
        </div>
      )}
      {content && (
        <>
          <ResultEditor content={content} onEdit={edit} />
          <output className="text-sm text-muted">
            {isFilled && t(state === 'waiting' && navigator.onLine ? 'keeping' : state)}
          </output>
          {isFilled && substep.status === 'pending' && (
            <div className="flex flex-wrap items-center gap-3 rounded-md bg-surface2 p-3">
              <p className="min-w-0 flex-1">{t('tick.offer')}</p>
              <Button onClick={() => onTick('completed')}>
                <Check className="size-4" />
                {t('tick.do')}
              </Button>
            </div>
          )}
          <StopSignCard plan={plan} step={step} shown={content} onRefine={onRefine} substepId={id} />
        </>
      )}
      <ResultExample work={work} onAsk={ask} />
      {revisions.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('revisions')}</summary>
          <ul className="grid gap-2">
            {revisions.map(({ at, words }) => (
              <li key={`${at} ${words}`} dir="auto" className="whitespace-pre-wrap rounded-md bg-surface2 p-2">
                {words}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
