import { api } from '@foothold/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { accountQuery } from '#shared/queries.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { Notice } from '#shared/ui/notice.tsx';

/** An address that waits for its link to be followed. */
export function PendingEmail({ email }: { email: string }) {
  const { t } = useTranslation(['profile', 'errors']);
  const client = useQueryClient();
  const cancelling = useMutation({
    mutationFn: () => call(api.account.cancelEmailChange),
    onSuccess: (changed) => client.setQueryData(accountQuery.queryKey, changed),
  });
  return (
    <>
      <Notice
        actions={
          <Button variant="secondary" busy={cancelling.isPending} onClick={() => cancelling.mutate()}>
            {t('email.cancel')}
          </Button>
        }
      >
        {t('email.pending')} <bdi className="font-medium wrap-anywhere">{email}</bdi>
      </Notice>
      {cancelling.isError && <ErrorText>{errorText(cancelling.error, t('errors:generic'))}</ErrorText>}
    </>
  );
}
