import { api } from '@foothold/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { paths } from '#shared/paths.ts';
import { accountQuery } from '#shared/queries.ts';
import { useSession } from '#shared/session.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { Page } from '#shared/ui/page.tsx';
import { useLinkToken } from './use-link-token.ts';

/**
 * `/confirm-mail#token`: makes a new address the account's. It takes a press, so that a mail program that looks at links
 * beforehand does nothing.
 */
export function ConfirmMailPage() {
  const { t } = useTranslation(['account', 'errors']);
  const token = useLinkToken();
  const client = useQueryClient();
  const { signedIn } = useSession();
  const confirming = useMutation({
    mutationFn: () => call(api.account.confirmEmail, { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: accountQuery.queryKey }),
  });
  return (
    <Page title={t('confirmMail.title')} width="narrow" lede={t('confirmMail.lede')}>
      <div className="grid justify-items-start gap-5">
        {confirming.isSuccess ? (
          <>
            <Notice tone="done" className="w-full">
              {t('confirmMail.done')} <bdi className="wrap-anywhere">{confirming.data.email}</bdi>
            </Notice>
            <LinkButton to={signedIn ? paths.account : paths.login}>
              {t(signedIn ? 'confirmMail.toAccount' : 'login.submit')}
            </LinkButton>
          </>
        ) : (
          <>
            {token === '' && <ErrorText>{t('reset.incomplete')}</ErrorText>}
            {confirming.isError && <ErrorText>{errorText(confirming.error, t('errors:generic'))}</ErrorText>}
            <Button
              busy={confirming.isPending}
              busyLabel={t('confirmMail.busy')}
              disabled={token === ''}
              onClick={() => confirming.mutate()}
            >
              {t('confirmMail.submit')}
            </Button>
          </>
        )}
      </div>
    </Page>
  );
}

export { ConfirmMailPage as Component };
