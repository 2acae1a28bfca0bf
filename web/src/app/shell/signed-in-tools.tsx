import { Lightbulb, LogOut, Mountain, Search, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { carryOnWhenBack } from '#app/offline/carry-on.ts';
import { LeaveDialog } from '#app/offline/leave-dialog.tsx';
import { Queries } from '#app/queries.tsx';
import { HeaderAction } from '#app/shell/header-action.tsx';
import { HeaderLink } from '#app/shell/header-link.tsx';
import { Keyboard } from '#app/shell/keyboard.tsx';
import { LanguageSelect } from '#app/shell/language-select.tsx';
import { useLogOut } from '#app/shell/use-log-out.ts';
import { openPalette } from '#shared/commands.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { isWaiting } from '#shared/offline/outbox.ts';
import { paths } from '#shared/paths.ts';
import { IconButton } from '#shared/ui/icon-button.tsx';
import { hydrateDraft, useDraft } from '#shared/draft.ts';
import { changeLanguage } from '#shared/i18n/i18n.ts';
import { profileQuery } from '#shared/queries.ts';
import { subjectOf, useSession } from '#shared/session.ts';
import { useSettings } from '#shared/settings.ts';

/** What the header holds for the signed-in only; it also keeps the draft in step with the account. */
export function SignedInTools() {
  const { t } = useTranslation('shell');
  return (
    <Queries>
      <ProfileInDraft />
      <nav aria-label={t('navigation')} className="flex sm:gap-x-1">
        <HeaderLink to={paths.profile} icon={UserRound} label={t('profile')} />
        <div className="flex max-md:hidden sm:gap-x-1">
          <HeaderLink to={paths.activePlan} match="/plan/*" icon={Mountain} label={t('plan')} />
          <HeaderLink to={paths.recommendations} match="/recommendations/*" icon={Lightbulb} label={t('bar.ideas')} />
        </div>
      </nav>
      <LanguageSelect />
      <IconButton
        icon={Search}
        label={t('keyboard.palette')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={openPalette}
        className="max-md:hidden"
      />
      <Keyboard />
    </Queries>
  );
}

function ProfileInDraft() {
  useProfileInDraft();
  useEffect(carryOnWhenBack, []);
  return null;
}

export function LogOutButton() {
  const { t } = useTranslation('shell');
  const logOut = useLogOut();
  const [asking, setAsking] = useState(false);
  const leave = () => (isWaiting() ? setAsking(true) : void logOut());
  return (
    <>
      <HeaderAction icon={LogOut} label={t('logout')} onClick={leave} directed />
      <LeaveDialog open={asking} onOpenChange={setAsking} onLeave={() => void logOut()} />
    </>
  );
}

/** Brings the server's profile into the draft after a log-in and on a fresh load, and the account's language with it. */
function useProfileInDraft(): void {
  const { token, signedIn } = useSession();
  const { data: profile } = useQuery({ ...profileQuery, enabled: signedIn });
  useEffect(() => {
    if (!profile) return;
    hydrateDraft(profile, subjectOf(token));
    const { language } = useDraft.getState();
    if (language === useSettings.getState().language) return;
    changeLanguage(language).catch(stayInLanguage);
  }, [profile, token]);
}

/** Offline, a language whose words were never loaded can't be shown; the page goes on in the one it has. */
function stayInLanguage(): void {}
