import { isBlank, MESSAGE_LIMIT } from '@foothold/contract';
import { useState } from 'react';
import { useDraft } from '#shared/draft.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { useSettings } from '#shared/settings.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PlanMaking } from '#shared/ui/plan-making.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { TutorialHint } from '#shared/ui/tutorial-hint.tsx';
import { ListSection } from './list-section.tsx';
import { BusinessFields } from './business-fields.tsx';
import { type BusinessForm, formFromText, textFromForm } from './business-snapshot.ts';
import { ModeCards } from './mode-cards.tsx';
import { useStart } from './use-mode-start.ts';
import { ProgressSteps } from '#shared/ui/progress-steps.tsx';

/** `/onboarding/mode`: how to start, and towards what. */
export function ModePage() {
  const { t } = useTranslation('onboarding');
  const { onboardingMode: mode, ideaText } = useDraft();
  const [business, setBusiness] = useState(() => formFromText(useDraft.getState().businessDesc));
  const { start, busy, planning, steps, error } = useStart();
  const incomplete =
    (mode === 'idea' && isBlank(ideaText)) || (mode === 'from-description' && isBlank(business.description));

  function changeBusiness(form: BusinessForm) {
    setBusiness(form);
    useDraft.setState({ businessDesc: textFromForm(form, useSettings.getState().language) });
  }

  return (
    <Page title={t('mode.title')} lede={t('mode.intro')}>
      <div className="grid gap-6">
        <ProgressSteps current={1} />
        <TutorialHint hintKey="mode">{t('mode.hint')}</TutorialHint>
        <ModeCards value={mode} onChange={(onboardingMode) => useDraft.setState({ onboardingMode })} />
        <div className={mode === 'brainstorm' ? 'grid gap-8' : 'grid gap-8 md:grid-cols-2'}>
          {mode === 'idea' && (
            <TextField
              label={t('mode.idea.label')}
              placeholder={t('mode.idea.placeholder')}
              required
              dir={ideaText === '' ? undefined : 'auto'}
              maxLength={MESSAGE_LIMIT}
              value={ideaText}
              onChange={(event) => useDraft.setState({ ideaText: event.target.value })}
            />
          )}
          {mode === 'from-description' && <BusinessFields form={business} onChange={changeBusiness} />}
          <ListSection field="goals" scroll />
        </div>
        <ErrorText>{error}</ErrorText>
        <Button
          className="md:min-w-48 md:justify-self-end"
          disabled={incomplete}
          busy={busy}
          busyLabel={planning ? t('mode.planning') : t('mode.saving')}
          onClick={start}
        >
          {t('mode.continue')}
        </Button>
        {planning && <PlanMaking titles={steps} />}
      </div>
    </Page>
  );
}

export { ModePage as Component };
