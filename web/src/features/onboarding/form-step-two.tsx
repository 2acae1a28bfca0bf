import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#shared/i18n/react.tsx';
import { isLine, isNumberName, isShort, isYesNoName, limitOf, rowsOf, stepOf } from './scalar-fields.ts';
import { type Problem, useProblemText } from './use-problem-text.ts';
import { ListSection } from './list-section.tsx';
import { saveDraft } from './save-draft.ts';
import { addTypedItems } from './typed-items.ts';
import { errorText } from '#shared/api.ts';
import { useDraft } from '#shared/draft.ts';
import { useModeChosen } from '#shared/use-mode-chosen.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { useYesNoOptions } from './use-yes-no-options.ts';
import { NumberField } from '#shared/ui/number-field.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { useArriveAt } from '#shared/use-arrive-at.ts';
import {
  draftFromForm,
  formFields,
  formFromDraft,
  type FormName,
  type ProfileForm,
  profileResolver,
} from './profile-form.ts';

/** Goals and the person's means; finishing saves the whole profile. */
export function StepTwo({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation(['onboarding', 'errors']);
  const arriveAt = useArriveAt();
  const queryClient = useQueryClient();
  const problemText = useProblemText();
  const yesNoOptions = useYesNoOptions();
  const form = useForm<ProfileForm>({
    defaultValues: formFromDraft(useDraft.getState()),
    resolver: profileResolver,
    mode: 'onTouched',
  });
  const { register, handleSubmit, subscribe, formState } = form;
  // Whoever has chosen a way comes from the talk, and goes on where it ends instead of choosing again.
  const { chosen } = useModeChosen({ known: true });
  const save = useMutation({
    mutationFn: () => saveDraft(queryClient),
    onSuccess: () => arriveAt(chosen ? paths.onboardingChat : paths.mode),
  });

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => useDraft.setState(draftFromForm(values)),
      }),
    [subscribe],
  );

  function finish(): void {
    addTypedItems();
    save.mutate();
  }

  function field(name: FormName) {
    const problem = formState.errors[name]?.type as Problem | undefined;
    return {
      ...register(name),
      label: t(`fields.${name}`),
      hint: t(`hints.${name}`),
      error: problem && problemText(problem),
      ...(isNumberName(name) || isYesNoName(name) ? {} : { maxLength: limitOf(name) }),
    };
  }

  function input(name: FormName) {
    if (isNumberName(name)) return <NumberField key={name} {...field(name)} {...stepOf(name)} />;
    if (isYesNoName(name)) return <SelectField key={name} {...field(name)} options={yesNoOptions} />;
    if (isLine(name)) return <TextField key={name} {...field(name)} dir="auto" />;
    return <TextArea key={name} {...field(name)} rows={rowsOf(name, 2)} />;
  }

  return (
    <div className="grid gap-6">
      <ListSection field="goals" scroll />
      <form noValidate className="grid gap-6" onSubmit={(event) => void handleSubmit(finish)(event)}>
        <div className="grid gap-4 md:grid-cols-3">{formFields.filter(isShort).map(input)}</div>
        {formFields.filter((name) => !isShort(name)).map(input)}
        {save.isError && <ErrorText>{errorText(save.error, t('errors:save_profile'))}</ErrorText>}
        <div className="flex flex-wrap justify-between gap-3">
          <Button variant="secondary" onClick={onBack}>
            {t('form.back')}
          </Button>
          <Button type="submit" busy={save.isPending} busyLabel={t('form.finishing')}>
            {t(chosen ? 'form.finishOn' : 'form.finish')}
          </Button>
        </div>
      </form>
    </div>
  );
}
