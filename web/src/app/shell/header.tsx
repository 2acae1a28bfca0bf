import { MessageSquareHeart, Moon, Sun } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { HeaderAction } from '#app/shell/header-action.tsx';
import { useRouteHandle } from '#app/shell/route-handle.ts';
import { useCommands } from '#shared/commands.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { paths } from '#shared/paths.ts';
import { useSession } from '#shared/session.ts';
import { toggleTheme, useSettings } from '#shared/settings.ts';
import { IconButton } from '#shared/ui/icon-button.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';

const FeedbackDrawer = lazy(async () => ({ default: (await import('#app/shell/feedback-drawer.tsx')).FeedbackDrawer }));
const SignedInTools = lazy(async () => ({ default: (await import('#app/shell/signed-in.tsx')).SignedInTools }));
const LogOutButton = lazy(async () => ({ default: (await import('#app/shell/signed-in.tsx')).LogOutButton }));

/**
 * Sticky, on every page. On a phone its labels shrink to icons, and what somebody signed in finds behind Me is left to
 * that: theme, log-out, the way to the plan.
 */
export function Header() {
  const { t } = useTranslation('shell');
  const { signedIn } = useSession();
  const dark = useSettings(({ theme }) => theme === 'dark');
  const { bar = false } = useRouteHandle();
  const [feedback, setFeedback] = useState<'never' | 'open' | 'closed'>('never');
  useCommands('header', () => [
    { id: 'feedback', group: 'general', title: t('feedback'), run: () => setFeedback('open') },
  ]);
  return (
    <header className="sticky top-0 z-20 border-b border-border bg-bg [@media(max-height:30rem)]:static">
      <div className="mx-auto flex min-h-14 max-w-6xl flex-wrap items-center px-2 sm:gap-x-1 md:gap-x-2 md:px-6">
        <Link
          to={paths.landing}
          aria-label={t('home')}
          className="me-auto flex min-h-11 min-w-11 items-center gap-2 rounded-md ps-1 text-lg font-bold"
        >
          <Logo />
          <span className={signedIn ? 'hidden md:inline' : 'hidden sm:inline'}>Foothold</span>
        </Link>
        <div className={signedIn && bar ? 'contents max-md:hidden' : 'contents'}>
          <Suspense>{signedIn && <SignedInTools />}</Suspense>
          <HeaderAction icon={MessageSquareHeart} label={t('feedback')} onClick={() => setFeedback('open')} />
          <div className={signedIn ? 'contents max-md:hidden' : 'contents'}>
            <IconButton icon={dark ? Sun : Moon} label={t(dark ? 'toLight' : 'toDark')} onClick={toggleTheme} />
            <Suspense>{signedIn ? <LogOutButton /> : <VisitorLinks />}</Suspense>
          </div>
        </div>
      </div>
      {feedback !== 'never' && (
        <Suspense>
          <FeedbackDrawer open={feedback === 'open'} onOpenChange={(open) => setFeedback(open ? 'open' : 'closed')} />
        </Suspense>
      )}
    </header>
  );
}

function VisitorLinks() {
  const { t } = useTranslation('shell');
  return (
    <>
      <LinkButton to={paths.login} variant="ghost" className="px-2.5! text-sm md:px-4! md:text-base">
        {t('login')}
      </LinkButton>
      <LinkButton to={paths.signup} className="px-3! text-sm md:px-4! md:text-base">
        {t('signup')}
      </LinkButton>
    </>
  );
}

/** The mark: a climbing step, and where it leads. */
function Logo() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className="size-8 shrink-0">
      <path
        d="M10 52h14V39h14V26h15"
        fill="none"
        strokeWidth="7.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-primary-text"
      />
      <circle cx="46" cy="11.5" r="5.5" className="fill-done" />
    </svg>
  );
}
