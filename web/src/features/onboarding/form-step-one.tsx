import { useTranslation } from '#shared/i18n/react.tsx';
import { LanguageInput } from './language-input.tsx';
import { ListSection } from './list-section.tsx';
import { Button } from '#shared/ui/button.tsx';

/** Language, experience and skills. */
export function StepOne({ onNext }: { onNext: () => void }) {
  const { t } = useTranslation('onboarding');
  return (
    <div className="grid gap-8">
      <LanguageInput label={t('form.language')} />
      <ListSection field="experience" />
      <ListSection field="skills" />
      <Button className="justify-self-end" onClick={onNext}>
        {t('form.next')}
      </Button>
    </div>
  );
}
