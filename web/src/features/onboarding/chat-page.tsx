import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { api, type Language } from '@foothold/contract';
import { useDraft, unsyncedFields } from '#shared/draft.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { paths } from '#shared/paths.ts';
import { useSettings } from '#shared/settings.ts';
import { Button } from '#shared/ui/button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { SideDrawer } from '#shared/ui/side-drawer.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { call } from '#shared/api.ts';
import { turnFromMessage } from '#shared/chat/chat-turn.ts';
import { ChecklistPanel } from './checklist-panel.tsx';
import { FieldDrawer } from './field-drawer.tsx';
import { InterviewTalk } from './interview-talk.tsx';
import { type ChecklistField, checklistFields, filledCount } from './checklist.ts';
import { ProgressSteps } from '#shared/ui/progress-steps.tsx';
import { SyncFailure } from './sync-failure.tsx';
import { useFieldSync } from './use-field-sync.ts';

/**
 * What was said before, oldest first. Asked anew at each visit, and in another language, in which an interview not yet
 * begun opens differently: what is said during a visit is not in here.
 */
const interviewHistoryQuery = (language: Language) =>
  queryOptions({
    queryKey: ['onboarding-chat', language],
    queryFn: async ({ signal }) => (await call(api.chat.onboardingList, { signal })).messages.map(turnFromMessage),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });

/** `/onboarding/chat`: the interview beside the checklist of what it is about. */
export function ChatPage() {
  const { t } = useTranslation('onboarding');
  const language = useSettings((settings) => settings.language);
  const history = useQuery(interviewHistoryQuery(language));
  const sync = useFieldSync();
  const filled = useDraft(filledCount);
  const total = checklistFields.length;
  const [field, setField] = useState<ChecklistField | null>(null);
  const [drawer, setDrawer] = useState(false);

  // The interview reads the profile on the server: what was typed on the way here goes there first.
  const saveLate = useEffectEvent(() => {
    const unsynced = new Set<string>(unsyncedFields());
    const late = checklistFields.filter((name) => unsynced.has(name));
    if (late.length > 0) void sync.save(...late);
  });
  useEffect(() => saveLate(), []);

  function pick(chosen: ChecklistField) {
    setDrawer(false);
    setField(chosen);
  }

  const checklist = (
    <>
      <ChecklistPanel onPick={pick} />
      <Link
        to={paths.form}
        className="inline-flex min-h-11 items-center font-medium text-primary-text underline underline-offset-4"
      >
        {t('chat.form')}
      </Link>
    </>
  );

  return (
    <div className="mx-auto flex h-full max-w-6xl">
      <aside
        aria-label={t('chat.checklist')}
        className="hidden w-80 shrink-0 content-start gap-5 overflow-y-auto border-e border-border p-5 md:grid"
      >
        <div>
          <h2 className="text-xl font-semibold">{t('chat.checklist')}</h2>
          <p className="text-sm text-muted">{t('chat.count', { filled, total })}</p>
        </div>
        {checklist}
      </aside>
      <div className="flex min-w-0 flex-1 flex-col">
        <TalkHead filled={filled} onOpen={() => setDrawer(true)} />
        {field === null && sync.failed.length > 0 && (
          <div className="p-4 pb-0">
            <SyncFailure sync={sync} />
          </div>
        )}
        {history.isPending ? (
          <div aria-busy="true" className="p-4">
            <Skeleton />
          </div>
        ) : (
          <InterviewTalk
            key={`${language} ${history.status}`}
            history={history.data ?? null}
            onReload={() => void history.refetch()}
            sync={sync}
          />
        )}
      </div>
      <SideDrawer open={drawer} onOpenChange={setDrawer} title={t('chat.checklist')}>
        {checklist}
      </SideDrawer>
      <FieldDrawer field={field} onClose={() => setField(null)} sync={sync} />
    </div>
  );
}

/** How far it is, and on a small screen the way to the checklist. */
function TalkHead({ filled, onOpen }: { filled: number; onOpen: () => void }) {
  const { t } = useTranslation('onboarding');
  return (
    <div className="grid gap-2 border-b border-border px-4 py-2 md:py-4">
      <ProgressSteps current={3} />
      <div className="flex items-center gap-3">
        <PageHeading title={t('chat.title')} className="flex-1 text-xl md:text-2xl" />
        <Button variant="secondary" className="md:hidden" onClick={onOpen}>
          {t('chat.profile')}{' '}
          <bdi className="rounded-full bg-surface2 px-2 text-sm">
            {filled}/{checklistFields.length}
          </bdi>
        </Button>
      </div>
    </div>
  );
}

export { ChatPage as Component };
