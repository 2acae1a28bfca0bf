import { languages, type Language } from '@foothold/contract';
import { useDraft } from '#shared/draft.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { useChooseLanguage } from '#shared/use-choose-language.ts';
import { SelectField } from '#shared/ui/select-field.tsx';
import { languageNames } from '#shared/i18n/language-names.ts';

/** The preferred language: of the profile, and of the whole interface with it. */
export function LanguageInput({ label }: { label: string }) {
  const { t } = useTranslation('onboarding');
  const language = useDraft((draft) => draft.language);
  const choose = useChooseLanguage();
  return (
    <SelectField
      label={label}
      hint={t('hints.language')}
      value={language}
      options={languages.map((code) => ({ value: code, label: languageNames[code] }))}
      onChange={(event) => choose(event.target.value as Language)}
    />
  );
}
