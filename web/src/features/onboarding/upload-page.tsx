import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#shared/api.ts';
import { useDraft } from '#shared/draft.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { paths } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { FirstVisitPopup } from '#shared/ui/first-visit-popup.tsx';
import { Page } from '#shared/ui/page.tsx';
import { BestSkills } from './best-skills.tsx';
import { ListSection } from './list-section.tsx';
import { ProgressSteps } from '#shared/ui/progress-steps.tsx';
import { useArriveAt } from '#shared/use-arrive-at.ts';
import { saveDraft } from './save-draft.ts';
import { ExtraFields } from './extra-fields.tsx';
import { ResumeDrop } from './resume-drop.tsx';
import { useResume } from './use-resume.ts';

/** `/onboarding/upload`: a CV fills the profile in; everything read can be changed. */
export function UploadPage() {
  const { t } = useTranslation(['resume', 'errors']);
  const arriveAt = useArriveAt();
  const queryClient = useQueryClient();
  const resume = useResume();
  const started = useDraft((draft) => draft.experience.length > 0 || draft.skills.length > 0);
  const [ageValid, setAgeValid] = useState(true);
  const save = useMutation({
    mutationFn: () => saveDraft(queryClient),
    onSuccess: () => arriveAt(paths.onboardingChat),
  });

  return (
    <Page title={t('title')} lede={t('intro')}>
      <div className="grid gap-8">
        <ProgressSteps current={2} />
        <FirstVisitPopup pageKey="onboarding-upload" title={t('popup.title')}>
          <p>{t('popup.text')}</p>
        </FirstVisitPopup>
        <div className="grid gap-8 md:grid-cols-2 md:grid-rows-[auto_1fr]">
          <div className="grid content-start gap-8">
            <ResumeDrop resume={resume} />
            <ExtraFields onAgeValidity={setAgeValid} />
          </div>
          <div className="md:row-span-2">
            <ListSection field="experience" />
          </div>
          <div className="grid content-start gap-8">
            <BestSkills />
            <ListSection field="skills" />
          </div>
        </div>
        {save.isError && <ErrorText>{errorText(save.error, t('errors:save_profile'))}</ErrorText>}
        <div className="flex flex-wrap justify-between gap-3">
          <Button variant="secondary" onClick={() => void arriveAt(paths.mode)}>
            {t('back')}
          </Button>
          {started ? (
            <Button
              disabled={!ageValid || resume.reading}
              busy={save.isPending}
              busyLabel={t('saving')}
              onClick={() => save.mutate()}
            >
              {t('save')}
            </Button>
          ) : (
            <Button onClick={() => void arriveAt(paths.onboardingChat)}>{t('skip')}</Button>
          )}
        </div>
      </div>
    </Page>
  );
}

export { UploadPage as Component };
