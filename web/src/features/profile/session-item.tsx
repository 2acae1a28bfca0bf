import type { Session } from '@foothold/contract';
import { useTranslation } from '#shared/i18n/react.tsx';
import { useSettings } from '#shared/settings.ts';
import { Button } from '#shared/ui/button.tsx';

/** One device that is logged in. */
export function SessionItem({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const { t } = useTranslation('profile');
  const language = useSettings((settings) => settings.language);
  const device = useDeviceName(session);
  const used = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{device}</p>
        <p className="text-sm text-muted">
          {session.current ? (
            <span className="text-done">{t('sessions.current')}</span>
          ) : (
            <>
              {t('sessions.lastUsed')} <bdi>{used.format(new Date(session.last_used_at))}</bdi>
            </>
          )}
        </p>
      </div>
      {!session.current && (
        <Button variant="ghost" busy={busy} aria-label={t('sessions.endNamed', { device })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** A device in words: `Firefox on Windows`, or as much of it as is known. */
function useDeviceName({ browser, system }: Pick<Session, 'browser' | 'system'>): string {
  const { t } = useTranslation('profile');
  if (browser !== null && system !== null) return t('sessions.device', { browser, system });
  return browser ?? system ?? t('sessions.unknown');
}
