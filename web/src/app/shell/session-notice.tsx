import { Banner } from '#shared/ui/banner.tsx';
import { useTranslation } from '#shared/i18n/react.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { paths } from '#shared/paths.ts';
import { useSession } from '#shared/session.ts';

/** Says why one stands on the landing page again, and what became of what was typed. */
export function SessionNotice() {
  const { t } = useTranslation('shell');
  const ended = useSession((session) => session.ended);
  if (ended === null || ended === 'left') return null;
  return (
    <Banner
      actions={
        <LinkButton to={paths.login} variant="ghost" className="text-primary-text!">
          {t('login')}
        </LinkButton>
      }
    >
      {t(ended === 'revoked' ? 'ended_elsewhere' : 'expired')}
    </Banner>
  );
}
