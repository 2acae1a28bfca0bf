import { Sample, Samples } from '#app/dev/sample.tsx';
import { languageNames } from '#shared/i18n/language-names.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { NumberField } from '#shared/ui/number-field.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { TextField } from '#shared/ui/text-field.tsx';

const options = Object.entries(languageNames).map(([value, label]) => ({ value, label }));

export function FieldSamples() {
  const { t } = useTranslation(['account', 'onboarding', 'plan', 'shell', 'errors']);
  const [email, problem] = [t('email'), t('signup.problems.email')];
  return (
    <Samples title="Fields">
      <Sample title="text: empty, with hint, filled, long, disabled, in error, focus">
        <div className="grid gap-4">
          <TextField label={email} />
          <TextField label={t('signup.name')} hint={t('signup.nameHint')} placeholder={t('signup.invitePlaceholder')} />
          <TextField label={email} defaultValue="dana@example.test" />
          <TextField label={t('plan:refine.label')} defaultValue={t('plan:refine.hint')} />
          <TextField label={email} defaultValue="dana@example.test" disabled />
          <TextField label={email} defaultValue="dana@" error={problem} />
          <TextField label={t('plan:refine.hint')} className="dev-focused" />
        </div>
      </Sample>
      <Sample title="password: hidden, in error">
        <div className="grid gap-4">
          <PasswordField label={t('password')} defaultValue="quiet-harbour" hint={t('signup.passwordHint')} />
          <PasswordField label={t('password')} error={t('signup.problems.password')} />
        </div>
      </Sample>
      <Sample title="number: filled, disabled, in error">
        <div className="grid gap-4">
          <NumberField label={t('onboarding:experience.months')} defaultValue={84} />
          <NumberField label={t('onboarding:experience.months')} defaultValue={84} disabled />
          <NumberField label={t('onboarding:experience.months')} defaultValue={12} error={t('errors:too_young')} />
        </div>
      </Sample>
      <Sample title="select: default, disabled, in error">
        <div className="grid gap-4">
          <SelectField label={t('shell:language')} options={options} />
          <SelectField label={t('shell:language')} options={options} disabled />
          <SelectField label={t('shell:language')} options={options} error={t('errors:generic')} />
        </div>
      </Sample>
      <Sample title="several lines: empty, filled, disabled, in error">
        <div className="grid gap-4">
          <TextArea label={t('plan:refine.label')} hint={t('plan:refine.hint')} rows={2} />
          <TextArea label={t('plan:refine.label')} defaultValue={t('plan:refine.hint')} rows={3} />
          <TextArea label={t('plan:refine.label')} defaultValue={t('plan:refine.hint')} rows={3} disabled />
          <TextArea label={t('plan:refine.label')} error={t('errors:generic')} rows={2} />
        </div>
      </Sample>
      <Sample title="checkbox: off, on, disabled, in error, long">
        <Checkbox label={t('plan:plan')} />
        <Checkbox label={t('plan:plan')} defaultChecked />
        <Checkbox label={t('plan:plan')} defaultChecked disabled />
        <Checkbox label={t('plan:plan')} error={t('signup.problems.terms')} />
        <Checkbox label={t('plan:chat.welcome')} hint={t('plan:refine.hint')} />
      </Sample>
    </Samples>
  );
}
