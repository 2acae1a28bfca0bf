import { api } from '@foothold/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { sessionsQuery } from '#shared/queries.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { LoadFailure } from '#shared/ui/load-failure.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { SessionItem } from './session-item.tsx';

/** Where the person is logged in, and logging devices out. */
export function SessionsCard() {
  const { t } = useTranslation(['profile', 'errors', 'common']);
  const client = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const refresh = () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  const ending = useMutation({
    mutationFn: (id: string) => call(api.account.endSession, { params: { id } }),
    onSettled: refresh,
  });
  const endingOthers = useMutation({ mutationFn: () => call(api.account.endOtherSessions), onSettled: refresh });
  const error = ending.error ?? endingOthers.error;
  return (
    <Card aria-labelledby="sessions" aria-busy={sessions.isPending} className="grid content-start gap-4">
      <h2 id="sessions" className="text-xl font-semibold">
        {t('sessions.title')}
      </h2>
      <p className="text-muted">{t('sessions.text')}</p>
      {sessions.isPending && <Skeleton />}
      {sessions.isError && <LoadFailure text={t('errors:generic')} onRetry={() => void sessions.refetch()} />}
      {sessions.data && (
        <ul aria-labelledby="sessions" className="grid divide-y divide-border">
          {sessions.data.map((session) => (
            <SessionItem
              key={session.session_id}
              session={session}
              busy={ending.isPending && ending.variables === session.session_id}
              onEnd={() => ending.mutate(session.session_id)}
            />
          ))}
        </ul>
      )}
      {error && <ErrorText>{errorText(error, t('errors:generic'))}</ErrorText>}
      {(sessions.data?.length ?? 0) > 1 && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={endingOthers.isPending}
          onClick={() => endingOthers.mutate()}
        >
          {t('sessions.endOthers')}
        </Button>
      )}
    </Card>
  );
}
