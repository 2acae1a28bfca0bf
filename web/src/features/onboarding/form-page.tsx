import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '#shared/i18n/react.tsx';
import { paths } from '#shared/paths.ts';
import { Page } from '#shared/ui/page.tsx';
import { StepOne } from './form-step-one.tsx';
import { StepTwo } from './form-step-two.tsx';
import { ProgressSteps } from '#shared/ui/progress-steps.tsx';

const STEPS = 2;

/** `/onboarding/form`: the interview's fields as a form of two steps, on the same draft. */
export function FormPage() {
  const { t } = useTranslation('onboarding');
  const [search, setSearch] = useSearchParams();
  const step = search.get('step') === '2' ? 2 : 1;

  return (
    // With each step a page of its own, whose heading takes the focus: the button that led here is gone.
    <Page key={step} title={t('form.title')} lede={t(step === 1 ? 'form.stepOne' : 'form.stepTwo')} width="text">
      <div className="grid gap-6">
        <ProgressSteps current={3} />
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span className="font-semibold text-primary-text">{t('form.step', { current: step, total: STEPS })}</span>
          <Link
            to={paths.onboardingChat}
            className="inline-flex min-h-11 items-center font-medium text-primary-text underline underline-offset-4"
          >
            {t('form.chat')}
          </Link>
        </p>
        {step === 1 ? <StepOne onNext={() => setSearch({ step: '2' })} /> : <StepTwo onBack={() => setSearch({})} />}
      </div>
    </Page>
  );
}

export { FormPage as Component };
