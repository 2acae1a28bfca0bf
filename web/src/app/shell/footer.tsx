import { Link } from 'react-router';
import { FooterLanguages } from '#app/shell/footer-languages.tsx';
import { useTranslation } from '#shared/i18n/react.tsx';
import { paths } from '#shared/paths.ts';
import { useSession } from '#shared/session.ts';

export function Footer() {
  const { t } = useTranslation('shell');
  const { signedIn } = useSession();
  return (
    <footer className="border-t border-border">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 px-4 py-3 text-sm text-muted md:px-6">
        <p>{t('footer')}</p>
        {!signedIn && <FooterLanguages />}
        <Link to={paths.legal} className="flex min-h-11 items-center underline underline-offset-4 hover:text-text">
          {t('legal')}
        </Link>
      </div>
    </footer>
  );
}
