import { LogOut, Mountain, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Queries } from '#app/queries.tsx';
import { HeaderLink } from '#app/shell/header-link.tsx';
import { LanguageSelect } from '#app/shell/language-select.tsx';
import { useLogOut } from '#app/shell/use-log-out.ts';
import { useProfileInDraft } from '#app/shell/use-profile-in-draft.ts';
import { paths } from '#shared/paths.ts';
import { buttonClasses } from '#shared/ui/button-classes.ts';

/** What the header holds for the signed-in only; it also keeps the draft in step with the account. */
export function SignedInTools() {
  const { t } = useTranslation('shell');
  return (
    <Queries>
      <ProfileInDraft />
      <nav aria-label={t('navigation')} className="flex sm:gap-x-1">
        <HeaderLink to={paths.profile} icon={UserRound} label={t('profile')} />
        <HeaderLink to={paths.activePlan} match="/plan/*" icon={Mountain} label={t('plan')} />
      </nav>
      <LanguageSelect />
    </Queries>
  );
}

function ProfileInDraft() {
  useProfileInDraft();
  return null;
}

export function LogOutButton() {
  const { t } = useTranslation('shell');
  const logOut = useLogOut();
  return (
    <button
      type="button"
      onClick={() => void logOut()}
      aria-label={t('logout')}
      title={t('logout')}
      className={buttonClasses('ghost', 'min-w-11 px-2 md:px-3')}
    >
      <LogOut aria-hidden="true" className="size-5 rtl:-scale-x-100 md:hidden" />
      <span className="hidden md:inline">{t('logout')}</span>
    </button>
  );
}
