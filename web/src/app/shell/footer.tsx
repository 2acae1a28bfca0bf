import { Link } from 'react-router';
import { useTranslation } from '#shared/i18n/react.tsx';
import { paths } from '#shared/paths.ts';

export function Footer() {
  const { t } = useTranslation('shell');
  return (
    <footer className="border-t border-border">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 px-4 py-3 text-sm text-muted md:px-6">
        <p>{t('footer')}</p>
        <Link to={paths.legal} className="flex min-h-11 items-center underline underline-offset-4 hover:text-text">
          {t('legal')}
        </Link>
      </div>
    </footer>
  );
}
