import { Lightbulb, ListChecks, type LucideIcon, Sun, UserRound } from 'lucide-react';
import { Link, useLocation, useMatch } from 'react-router';
import { useTranslation } from '#shared/i18n/react.tsx';
import { paths } from '#shared/paths.ts';
import { namesPart, withListOpen } from '#shared/plan-address.ts';
import { classNames } from '#shared/ui/class-names.ts';

/** The pages about the person. */
const mine: ReadonlySet<string> = new Set([paths.profile, paths.memory, paths.account, paths.data, paths.rhythm]);

/** On a phone, below every page of somebody at work: where a thumb reaches it. */
export function PhoneBar() {
  const { t } = useTranslation(['shell', 'today']);
  const { pathname, search } = useLocation();
  const atPlan = useMatch(paths.plan(':id')) !== null;
  // Within the plan its list opens over what is there.
  const place = new URLSearchParams(atPlan ? search : '');
  const isToday = atPlan && !namesPart(place);
  const plan = atPlan ? pathname : paths.activePlan;
  return (
    <nav
      aria-label={t('navigation')}
      className="sticky z-20 flex border-t border-border bg-bg md:hidden [@media(max-height:30rem)]:static"
      style={{ insetBlockEnd: 0, paddingBlockEnd: 'env(safe-area-inset-bottom)' }}
    >
      <Way to={plan} icon={Sun} label={t('today:title')} isHere={isToday} />
      <Way to={`${plan}?${withListOpen(place)}`} icon={ListChecks} label={t('plan')} isHere={atPlan && !isToday} />
      <Way
        to={paths.recommendations}
        icon={Lightbulb}
        label={t('bar.ideas')}
        isHere={pathname.startsWith(paths.recommendations)}
      />
      <Way to={paths.profile} icon={UserRound} label={t('bar.me')} isHere={mine.has(pathname)} />
    </nav>
  );
}

interface WayProps {
  to: string;
  icon: LucideIcon;
  label: string;
  isHere: boolean;
}

function Way({ to, icon: Icon, label, isHere }: WayProps) {
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(
        'grid min-h-14 min-w-11 flex-1 place-items-center content-center gap-1 text-xs no-underline',
        isHere ? 'font-bold text-primary-text' : 'text-muted',
      )}
    >
      <Icon className="size-5" />
      {label}
    </Link>
  );
}
