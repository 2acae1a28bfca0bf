import type { FieldUpdate, SuggestedChange } from '@foothold/contract';
import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorText } from '#shared/api.ts';
import { saveDraftField } from '#shared/draft-sync.ts';
import { useDraft } from '#shared/draft.ts';
import type { SavedField } from '#shared/draft-profile.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { acceptedFields } from './accepted-fields.ts';
import { FieldValue } from './field-value.tsx';

interface SuggestedChangeCardProps {
  change: SuggestedChange;
  /** Shows what a change of the plan would come to. */
  onShow: (request: string) => void;
}

/** A change that a reply suggests. Nothing happens before the person accepts it. */
export function SuggestedChangeCard({ change, onShow }: SuggestedChangeCardProps) {
  const { t } = useTranslation(['plan', 'proposals', 'onboarding', 'errors']);
  const [left, setLeft] = useState(false);
  const card = useRef<HTMLElement>(null);
  // What was pressed goes away once the change is made or left: one goes on from here, or from the message above.
  const save = useMutation({ mutationFn: accept, onSuccess: () => card.current?.focus({ preventScroll: true }) });
  if (left) return null;
  const isPlan = change.kind === 'plan';

  function leave() {
    const message = card.current?.previousElementSibling;
    if (message instanceof HTMLElement) message.focus({ preventScroll: true });
    setLeft(true);
  }

  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={t('proposals:suggested.label')}
      className="me-auto grid max-w-[min(100%,44rem)] gap-2 rounded-lg border border-border-strong bg-surface px-4 py-3"
    >
      <p className="text-sm font-semibold">{t(isPlan ? 'proposals:suggested.plan' : 'proposals:suggested.profile')}</p>
      {isPlan ? <p dir="auto">{change.request}</p> : <Fact update={change.update} reason={change.reason} />}
      {save.isError && <ErrorText>{errorText(save.error, t('errors:generic'))}</ErrorText>}
      {save.isSuccess ? (
        <output className="flex items-center gap-2 text-sm text-done">
          <Check className="size-4" />
          {t('proposals:suggested.saved')}
        </output>
      ) : (
        <div className="flex flex-wrap gap-2">
          {isPlan ? (
            <Button variant="secondary" onClick={() => onShow(change.request)}>
              {t('refine.show')}
            </Button>
          ) : (
            <Button variant="secondary" busy={save.isPending} onClick={() => save.mutate(change.update)}>
              {t('proposals:suggested.save')}
            </Button>
          )}
          <Button variant="ghost" onClick={leave}>
            {t('proposals:suggested.leave')}
          </Button>
        </div>
      )}
    </section>
  );
}

async function accept(update: FieldUpdate): Promise<void> {
  const fields = acceptedFields(useDraft.getState(), update);
  useDraft.setState(fields);
  const [field] = Object.keys(fields) as SavedField[];
  if (field) await saveDraftField(field);
}

function Fact({ update, reason }: { update: FieldUpdate; reason: string }) {
  return (
    <>
      <p>
        <FieldValue update={update} none="–" />
      </p>
      {reason !== '' && (
        <p dir="auto" className="text-sm text-muted">
          {reason}
        </p>
      )}
    </>
  );
}
