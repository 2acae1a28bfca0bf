import { isLanguage, languages } from '@foothold/contract';
import { useTranslation } from '#shared/i18n/react.tsx';
import { useChooseLanguage } from '#shared/use-choose-language.ts';
import { useSettings } from '#shared/settings.ts';

const shortNames = { en: 'EN', he: 'עברית', fr: 'FR', es: 'ES', pt: 'PT' } as const;

export function LanguageSelect() {
  const { t } = useTranslation('shell');
  const language = useSettings((settings) => settings.language);
  const choose = useChooseLanguage();
  return (
    <select
      aria-label={t('language')}
      value={language}
      onChange={({ target }) => isLanguage(target.value) && choose(target.value)}
      className="min-h-11 w-18 rounded-md border border-transparent bg-surface2 px-1 text-sm text-text sm:w-auto sm:px-2"
    >
      {languages.map((code) => (
        <option key={code} value={code} lang={code}>
          {shortNames[code]}
        </option>
      ))}
    </select>
  );
}
