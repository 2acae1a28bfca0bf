import { languages } from '@foothold/contract';
import { Link, useLocation } from 'react-router';
import { languageNames } from '#shared/i18n/language-names.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { useChooseLanguage } from '#shared/use-choose-language.ts';

/** The same page in the other languages, for visitors: links, so that they lead on before the app is there too. */
export function FooterLanguages() {
  const { t, i18n } = useTranslation('shell');
  const choose = useChooseLanguage();
  const { search, hash } = useLocation();
  const addressIn = (code: string) => {
    const named = new URLSearchParams(search);
    named.set('lang', code);
    return { search: `?${named}`, hash };
  };
  return (
    <nav aria-label={t('language')} className="flex flex-wrap items-center gap-x-3">
      {languages.map((code) => (
        <Link
          key={code}
          to={addressIn(code)}
          replace
          lang={code}
          hrefLang={code}
          aria-current={code === i18n.language ? 'true' : undefined}
          className={`flex min-h-11 min-w-11 items-center ${code === i18n.language ? 'font-bold' : 'underline'}`}
          onClick={() => choose(code)}
        >
          {languageNames[code]}
        </Link>
      ))}
    </nav>
  );
}
