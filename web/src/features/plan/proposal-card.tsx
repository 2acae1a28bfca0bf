import { type ChatProposal, type ProposalAction, proposals } from '@foothold/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { call, errorText } from '#shared/api.ts';
import { fieldsFromUpdate } from '#shared/draft-profile.ts';
import { useDraft } from '#shared/draft.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { activePlanQuery, setActivePlan } from '#shared/queries.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { ProposalPreview } from './proposal-preview.tsx';

interface ProposalCardProps {
  proposal: ChatProposal;
  /** Only the plan that is worked on can be changed. */
  isActive: boolean;
}

/** What became of a proposal, for as long as the page is open: the message it came with was told once. */
function useProposal(told: ChatProposal) {
  const client = useQueryClient();
  const queryKey = ['proposal', told.id];
  const { data: proposal } = useQuery({ queryKey, queryFn: () => told, initialData: told, staleTime: Infinity });
  const settle = useMutation({
    mutationFn: (action: ProposalAction) => call(proposals.settle, { params: { id: told.id }, body: { action } }),
    async onSuccess(answer) {
      client.setQueryData(queryKey, answer.proposal);
      if (answer.update) useDraft.setState(fieldsFromUpdate(answer.update));
      await client.cancelQueries(activePlanQuery);
      setActivePlan(client, answer.plan);
    },
    // Somebody changed it elsewhere: then that is shown.
    onError: () => client.invalidateQueries(activePlanQuery),
  });
  return { proposal, settle };
}

/** A change that a reply proposes, as it would be. Nothing happens before the person takes it, and it can be undone. */
export function ProposalCard({ proposal: told, isActive }: ProposalCardProps) {
  const { t } = useTranslation(['proposals', 'errors']);
  const { proposal, settle } = useProposal(told);
  const card = useRef<HTMLElement>(null);
  const { state } = proposal;

  function press(action: ProposalAction) {
    // What was pressed goes away once it is done: one goes on from here.
    settle.mutate(action, { onSuccess: () => card.current?.focus({ preventScroll: true }) });
  }

  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={t('label')}
      className="me-auto mb-2 grid w-full max-w-[min(100%,44rem)] gap-3 rounded-lg border border-border-strong bg-surface px-4 py-3"
    >
      <ProposalPreview proposal={proposal} />
      {settle.isError && <ErrorText>{errorText(settle.error, t('errors:generic'))}</ErrorText>}
      <div className="flex flex-wrap items-center gap-2">
        {state !== 'open' && (
          <output className={`flex items-center gap-2 text-sm ${state === 'taken' ? 'text-done' : 'text-muted'}`}>
            {state === 'taken' && <Check className="size-4" />}
            {t(state)}
          </output>
        )}
        {isActive && state !== 'taken' && (
          <Button
            variant={state === 'open' ? 'primary' : 'ghost'}
            busy={settle.isPending && settle.variables === 'take'}
            onClick={() => press('take')}
          >
            {t(state === 'open' ? 'take' : 'again')}
          </Button>
        )}
        {isActive && state === 'open' && (
          <Button
            variant="ghost"
            busy={settle.isPending && settle.variables === 'leave'}
            onClick={() => press('leave')}
          >
            {t('leave')}
          </Button>
        )}
        {isActive && state === 'taken' && (
          <Button variant="ghost" busy={settle.isPending} onClick={() => press('undo')}>
            {t('undo')}
          </Button>
        )}
      </div>
    </section>
  );
}
