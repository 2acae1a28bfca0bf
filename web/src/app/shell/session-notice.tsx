import { useTranslation } from '#shared/i18n/react.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { paths } from '#shared/paths.ts';
import { useSession } from '#shared/session.ts';

/** Says why one stands on the landing page again, and that nothing typed is gone. */
export function SessionNotice() {
  const { t } = useTranslation('shell');
  const expired = useSession(({ ended }) => ended === 'expired');
  if (!expired) return null;
  return (
    <Notice
      tone="warning"
      className="rounded-none px-[max(1rem,calc((100%-72rem)/2+1.5rem))]!"
      actions={
        <LinkButton to={paths.login} variant="ghost" className="text-primary-text!">
          {t('login')}
        </LinkButton>
      }
    >
      {t('expired')}
    </Notice>
  );
}
