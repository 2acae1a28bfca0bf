import { Link, useLocation } from 'react-router';
import { useTranslation } from '#shared/i18n/react.tsx';
import { paths } from '#shared/paths.ts';
import { buttonClasses } from './button-classes.ts';

/** The ways between the four pages about somebody: what they told, what is remembered, the account, their data. */
export function ProfileNav() {
  const { t } = useTranslation('profile');
  const { pathname } = useLocation();
  const pages = [
    { to: paths.profile, label: t('about') },
    { to: paths.memory, label: t('memory') },
    { to: paths.account, label: t('account.title') },
    { to: paths.data, label: t('data.title') },
  ];
  return (
    <nav aria-label={t('title')} className="mb-4 grid grid-cols-2 gap-1 sm:flex">
      {pages.map(({ to, label }) => {
        const isHere = pathname === to;
        return (
          <Link
            key={to}
            to={to}
            aria-current={isHere ? 'page' : undefined}
            className={buttonClasses(isHere ? 'secondary' : 'ghost', 'px-2.5!')}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
