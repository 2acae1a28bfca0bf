import type { Receipt } from '@foothold/contract';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayText } from '#shared/i18n/day-text.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { minutesText } from './day-text.ts';

const DATE = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** Rows of the log behind a number, folded away until somebody wants to see them. */
export function Receipts({
  label,
  events,
  children,
  below,
}: {
  label: string;
  events: readonly Receipt[];
  /** What stands above the rows. */
  children?: ReactNode;
  /** What stands below them. */
  below?: ReactNode;
}) {
  const { t, i18n } = useTranslation('rhythm');
  return (
    <details className="group border-b border-border py-1 last:border-b-0">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-medium">
        {label}
        <ChevronDown className="ms-auto size-4 shrink-0 text-muted group-open:rotate-180" />
      </summary>
      {children}
      {events.length === 0 ? (
        <p className="pb-3 text-sm text-muted">{t('log.none')}</p>
      ) : (
        <ul className="grid gap-2 pb-3">
          {events.map(({ id, kind, date, title, minutes, amount, text, later }) => (
            <li key={id} className="text-sm">
              <p>
                <span className="text-muted">{dayText(date, i18n.language, DATE)}</span>{' '}
                <bdi>{title || t(`kinds.${kind}`)}</bdi>
                {minutes !== null && <span className="text-muted"> · {minutesText(minutes, i18n.language)}</span>}
                {amount !== null && <span className="text-muted"> · {amount.toLocaleString(i18n.language)}</span>}
                {later && <span className="text-muted"> · {t('log.later')}</span>}
              </p>
              {text && (
                <p dir="auto" className="text-muted">
                  {text}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {below}
    </details>
  );
}
