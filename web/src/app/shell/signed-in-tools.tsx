import { LogOut, Mountain, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Queries } from '#app/queries.tsx';
import { HeaderAction } from '#app/shell/header-action.tsx';
import { HeaderLink } from '#app/shell/header-link.tsx';
import { LanguageSelect } from '#app/shell/language-select.tsx';
import { useLogOut } from '#app/shell/use-log-out.ts';
import { useProfileInDraft } from '#app/shell/use-profile-in-draft.ts';
import { paths } from '#shared/paths.ts';

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
  return <HeaderAction icon={LogOut} label={t('logout')} onClick={() => void logOut()} directed />;
}
