import { Lightbulb, LogOut, Mountain, Search, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { carryOnWhenBack } from '#app/offline/carry-on.ts';
import { LeaveDialog } from '#app/offline/leave-dialog.tsx';
import { Queries } from '#app/queries.tsx';
import { HeaderAction } from '#app/shell/header-action.tsx';
import { HeaderLink } from '#app/shell/header-link.tsx';
import { Keyboard } from '#app/shell/keyboard.tsx';
import { LanguageSelect } from '#app/shell/language-select.tsx';
import { useLogOut } from '#app/shell/use-log-out.ts';
import { useProfileInDraft } from '#app/shell/use-profile-in-draft.ts';
import { openPalette } from '#shared/commands.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { isWaiting } from '#shared/offline/outbox.ts';
import { paths } from '#shared/paths.ts';
import { IconButton } from '#shared/ui/icon-button.tsx';

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
