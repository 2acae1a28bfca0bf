import { LogOut, MessageSquareHeart, Moon, Sun } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { LeaveDialog } from '#app/offline/leave-dialog.tsx';
import { LanguageSelect } from '#app/shell/language-select.tsx';
import { useLogOut } from '#app/shell/use-log-out.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { enterSends, isTouchOnly, setEnterSends } from '#shared/chat/enter-sends.ts';
import { isWaiting } from '#shared/offline/outbox.ts';
import { toggleTheme, useSettings } from '#shared/settings.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { useOpenedOnce } from '#shared/ui/use-opened-once.ts';

const FeedbackDrawer = lazy(async () => ({ default: (await import('#app/shell/feedback-drawer.tsx')).FeedbackDrawer }));

/**
 * What a wide screen has in its header: language, theme, feedback and the way out. What Enter does is asked wherever
 * only fingers type, however wide the screen: a keyboard has Shift for a new line.
 */
export function SettingsForPhone() {
  const { t } = useTranslation('shell');
  const isDark = useSettings(({ theme }) => theme === 'dark');
  const logOut = useLogOut();
  const [isAsking, setAsking] = useState(false);
  const [isTelling, setTelling] = useState(false);
  const hasTold = useOpenedOnce(isTelling);
  const asksOfEnter = isTouchOnly();
  return (
    <Card className={classNames('flex flex-wrap items-center gap-3', !asksOfEnter && 'md:hidden')}>
      <div className="contents md:hidden">
        <LanguageSelect />
        <Button variant="secondary" onClick={toggleTheme}>
          {isDark ? <Sun className="size-5" /> : <Moon className="size-5" />}
          {t(isDark ? 'toLight' : 'toDark')}
        </Button>
        <Button variant="secondary" onClick={() => setTelling(true)}>
          <MessageSquareHeart className="size-5" />
          {t('feedback')}
        </Button>
        <Button variant="secondary" onClick={() => (isWaiting() ? setAsking(true) : void logOut())}>
          <LogOut className="size-5 rtl:-scale-x-100" />
          {t('logout')}
        </Button>
      </div>
      {asksOfEnter && (
        <Checkbox
          className="w-full"
          label={t('enterSends')}
          defaultChecked={enterSends()}
          onChange={({ target }) => setEnterSends(target.checked)}
        />
      )}
      <LeaveDialog open={isAsking} onOpenChange={setAsking} onLeave={() => void logOut()} />
      {hasTold && (
        <Suspense>
          <FeedbackDrawer open={isTelling} onOpenChange={setTelling} />
        </Suspense>
      )}
    </Card>
  );
}
