import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { PageSpinner } from '#app/page-spinner.tsx';
import { CareDialog } from '#app/shell/care-dialog.tsx';
import { Footer } from '#app/shell/footer.tsx';
import { Header } from '#app/shell/header.tsx';
import { OfflineBanner } from '#app/shell/offline-banner.tsx';
import { useRouteHandle } from '#app/shell/route-handle.ts';
import { ScrollMemory } from '#app/shell/scroll-memory.tsx';
import { SessionNotice } from '#app/shell/session-notice.tsx';
import { StorageNotice } from '#app/shell/storage-notice.tsx';
import { usePressedLink } from '#app/shell/use-pressed-link.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { ArrivalContext, useArrival } from '#shared/ui/arrival.ts';
import { useSession } from '#shared/session.ts';
import { classNames } from '#shared/ui/class-names.ts';

const PhoneBar = lazy(async () => ({ default: (await import('#app/shell/signed-in.tsx')).PhoneBar }));

/** What stands around every page. */
export function Shell() {
  const { t } = useTranslation('shell');
  const { footer, fill, bar } = useRouteHandle();
  const { signedIn } = useSession();
  const arrival = useArrival();
  usePressedLink();
  return (
    <div className={classNames('flex flex-col', fill ? 'fills' : 'min-h-dvh')}>
      <a
        href="#main"
        className="sr-only z-30 rounded-md bg-surface px-4 py-3 font-semibold text-text focus:not-sr-only focus:absolute focus:start-2 focus:top-2"
      >
        {t('skip')}
      </a>
      <Header />
      <OfflineBanner />
      <SessionNotice />
      <StorageNotice />
      <CareDialog />
      <main id="main" tabIndex={-1} className={classNames('flex-1 outline-none', fill && 'min-h-0')}>
        <ArrivalContext value={arrival}>
          <Suspense fallback={<PageSpinner />}>
            <Outlet />
          </Suspense>
        </ArrivalContext>
      </main>
      {footer && <Footer />}
      <Suspense>{bar && signedIn && <PhoneBar />}</Suspense>
      <ScrollMemory />
    </div>
  );
}
