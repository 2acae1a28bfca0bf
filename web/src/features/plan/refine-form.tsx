import { isBlank, MESSAGE_LIMIT, type Plan, type Proposal } from '@foothold/contract';
import { errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { useSettings } from '#shared/settings.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { ChangeList } from './change-list.tsx';
import { amountText } from './duration-text.ts';
import { hoursOfWork } from './plan-items.ts';
import { PlanVersions } from './plan-versions.tsx';
import type { Refine } from './use-refine.ts';

export interface RefineFormProps {
  open: boolean;
  onCancel: () => void;
  /** Called when the plan has changed, or is back as it was. */
  onRebuilt: () => void;
  refine: Refine;
  plan: Plan;
}

/** The text that says what should be different, what would change by it, and the earlier versions. */
export function RefineForm({ open, onCancel, onRebuilt, refine, plan }: RefineFormProps) {
  const { t } = useTranslation(['plan', 'errors']);
  const { feedback, edit, preview, adapt, undo } = refine;
  const busy = preview.isPending || adapt.isPending;
  const proposal = preview.data?.proposal ?? null;
  const answered = preview.data && !proposal ? preview.data : adapt.data?.changes.length === 0 ? adapt.data : null;

  function show() {
    if (isBlank(feedback) || busy) return;
    adapt.reset();
    preview.mutate(feedback);
  }

  function apply() {
    if (isBlank(feedback) || busy) return;
    adapt.mutate(
      { feedback, proposalId: proposal?.proposal_id ?? null },
      {
        onSuccess: ({ changes }) => {
          if (changes.length === 0) return;
          edit('');
          onRebuilt();
        },
      },
    );
  }

  return (
    <>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (proposal) apply();
          else show();
        }}
      >
        <TextArea
          label={t('refine.label')}
          hint={t('refine.hint')}
          rows={5}
          maxLength={MESSAGE_LIMIT}
          readOnly={busy}
          value={feedback}
          onChange={(event) => edit(event.target.value)}
        />
        {proposal && <WouldChange proposal={proposal} plan={plan} />}
        {proposal && preview.data?.notice && <Notice>{preview.data.notice}</Notice>}
        {answered && <Notice>{answered.notice ?? t('refine.unchanged')}</Notice>}
        {preview.error && <ErrorText>{errorText(preview.error, t('errors:adapt'))}</ErrorText>}
        {adapt.error && <ErrorText>{errorText(adapt.error, t('errors:adapt'))}</ErrorText>}
        {undo.error && <ErrorText>{errorText(undo.error, t('errors:generic'))}</ErrorText>}
        <RefineButtons
          refine={refine}
          isShown={proposal !== null}
          onApply={apply}
          onCancel={onCancel}
          onUndo={plan.can_undo ? () => undo.mutate(undefined, { onSuccess: onRebuilt }) : undefined}
        />
      </form>
      {plan.can_undo && open && <PlanVersions restore={refine.restore} onRestored={onRebuilt} />}
    </>
  );
}

interface RefineButtonsProps {
  refine: Refine;
  /** Whether what would change is shown. */
  isShown: boolean;
  onApply: () => void;
  onCancel: () => void;
  /** Takes the last refinement back; missing where there is none. */
  onUndo: (() => void) | undefined;
}

function RefineButtons({ refine, isShown, onApply, onCancel, onUndo }: RefineButtonsProps) {
  const { t } = useTranslation(['plan', 'common']);
  const { feedback, preview, adapt, undo } = refine;
  return (
    <div className="sticky -bottom-5 flex flex-wrap justify-end gap-3 bg-surface pt-3 pb-5">
      {onUndo && (
        <Button variant="ghost" className="me-auto" busy={undo.isPending} onClick={onUndo}>
          {t('refine.undoLast')}
        </Button>
      )}
      <Button variant="secondary" onClick={onCancel}>
        {t('common:cancel')}
      </Button>
      {!isShown && (
        <Button
          type="submit"
          disabled={isBlank(feedback) || adapt.isPending}
          busy={preview.isPending}
          busyLabel={t('refine.showing')}
        >
          {t('refine.show')}
        </Button>
      )}
      <Button
        variant={isShown ? 'primary' : 'secondary'}
        disabled={isBlank(feedback) || preview.isPending}
        busy={adapt.isPending}
        busyLabel={t('refine.applying')}
        onClick={onApply}
      >
        {t('refine.apply')}
      </Button>
    </div>
  );
}

function WouldChange({ proposal, plan }: { proposal: Proposal; plan: Plan }) {
  const { t } = useTranslation('plan');
  const { language } = useSettings();
  const hours = (count: number) => amountText(count, 'hour', language);
  const [before, after] = [hoursOfWork(plan), hoursOfWork(proposal.plan)];
  return (
    <section aria-labelledby="would-change" className="grid gap-2 rounded-md border border-border bg-surface2 p-4">
      <h3 id="would-change" className="text-sm font-semibold">
        <output>{t('refine.wouldChange', { count: proposal.changes.length })}</output>
      </h3>
      {before !== after && (
        <p className="text-sm text-muted">{t('refine.total', { before: hours(before), after: hours(after) })}</p>
      )}
      <ChangeList changes={proposal.changes} />
    </section>
  );
}
