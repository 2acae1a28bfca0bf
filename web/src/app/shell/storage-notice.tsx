import { Banner } from '#shared/ui/banner.tsx';
import { useTranslation } from '#shared/i18n/react.tsx';
import { paths } from '#shared/paths.ts';
import { useSession } from '#shared/session.ts';
import { useStorageUsed } from '#shared/storage-used.ts';
import { LinkButton } from '#shared/ui/link-button.tsx';

/** Says that the account is nearly full, before anything is refused for it. */
export function StorageNotice() {
  const { t } = useTranslation('shell');
  const { signedIn } = useSession();
  const { percent } = useStorageUsed();
  if (!signedIn || percent === null) return null;
  return (
    <Banner
      actions={
        <LinkButton to={paths.data} variant="ghost" className="text-primary-text!">
          {t('storage.open')}
        </LinkButton>
      }
    >
      {t('storage.nearlyFull', { percent })}
    </Banner>
  );
}
