import { isLanguage, languages } from '@foothold/contract';
import { ArrowRight } from 'lucide-react';
import { languageNames } from '#shared/i18n/language-names.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { useChooseLanguage } from '#shared/use-choose-language.ts';
import { paths } from '#shared/paths.ts';
import { useSession } from '#shared/session.ts';
import { useSettings } from '#shared/settings.ts';
import { FirstVisitPopup } from '#shared/ui/first-visit-popup.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';

export function HomePage() {
  const { t } = useTranslation('landing');
  const { signedIn } = useSession();
  const language = useSettings((settings) => settings.language);
  const choose = useChooseLanguage();
  return (
    <div className="mx-auto grid max-w-xl justify-items-start gap-6 px-4 py-12 md:py-24">
      <PageHeading title={t('home.title')} className="text-hero font-extrabold tracking-tight" />
      <p className="text-lg text-muted">{t('home.text')}</p>
      <SelectField
        label={t('home.language')}
        value={language}
        onChange={({ target }) => isLanguage(target.value) && choose(target.value)}
        options={languages.map((code) => ({ value: code, label: languageNames[code] }))}
        className="w-full sm:max-w-64"
      />
      <LinkButton to={signedIn ? paths.mode : paths.signup} className="min-h-13 px-6 text-lg">
        {t('home.action')}
        <ArrowRight className="size-5 rtl:-scale-x-100" />
      </LinkButton>
      {!signedIn && <p className="text-sm text-subtle">{t('home.visitor')}</p>}
      <FirstVisitPopup pageKey="home" title={t('home.popup.title')}>
        <p>{t('home.popup.text')}</p>
      </FirstVisitPopup>
    </div>
  );
}

export { HomePage as Component };
