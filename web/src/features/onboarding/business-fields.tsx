import type { BusinessLine } from '@foothold/contract';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { type BusinessForm, snapshotLimits } from './business-snapshot.ts';

interface BusinessFieldsProps {
  form: BusinessForm;
  onChange: (form: BusinessForm) => void;
}

const advanced = ['challenge', 'problem', 'marketing', 'sales'] as const satisfies BusinessLine[];

/** The business snapshot: a required description, and what is good to know beside it. */
export function BusinessFields({ form, onChange }: BusinessFieldsProps) {
  const { t } = useTranslation('onboarding');
  const [unfolded] = useState(() => advanced.some((line) => form[line] !== ''));
  const bind = (line: BusinessLine) => ({
    label: t(`mode.business.${line}`),
    value: form[line],
    maxLength: snapshotLimits[line],
    onChange: (event: { target: { value: string } }) => onChange({ ...form, [line]: event.target.value }),
  });
  const direction = (line: BusinessLine) => (form[line] === '' ? undefined : 'auto');

  return (
    <section aria-labelledby="snapshot" className="grid content-start gap-5">
      <h2 id="snapshot" className="text-xl font-semibold">
        {t('mode.business.snapshot')}
      </h2>
      <TextArea {...bind('description')} required rows={4} hint={t('mode.business.descriptionHint')} />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <TextField {...bind('revenue')} dir={direction('revenue')} />
        <TextField {...bind('location')} dir={direction('location')} />
      </div>
      <details open={unfolded} className="rounded-md border border-border">
        <summary className="flex min-h-11 items-center px-4 py-2 font-medium marker:content-none before:me-2 before:content-['+'] [[open]>&]:before:content-['−']">
          {t('mode.business.advanced')}
        </summary>
        <div className="grid gap-4 p-4 pt-2">
          {advanced.map((line) => (
            <TextArea key={line} {...bind(line)} rows={2} />
          ))}
        </div>
      </details>
    </section>
  );
}
