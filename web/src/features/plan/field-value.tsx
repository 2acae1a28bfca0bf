import { type FieldUpdate, nameIn } from '@foothold/contract';
import { fieldsFromUpdate, type SavedField } from '#shared/draft-profile.ts';
import { languageNames } from '#shared/i18n/language-names.ts';
import { useTranslation } from '#shared/i18n/react.tsx';

interface FieldValueProps {
  update: FieldUpdate;
  /** Said where the field holds nothing. */
  none: string;
}

/** A field of the profile and what it holds; of a list the names. */
export function FieldValue({ update, none }: FieldValueProps) {
  const { t, i18n } = useTranslation('onboarding');
  const fields = fieldsFromUpdate(update);
  const [field] = Object.keys(fields) as SavedField[];
  if (!field) return null;
  const valueText = (value: unknown): string => {
    if (fields.language) return languageNames[fields.language];
    if (typeof value === 'number') return new Intl.NumberFormat(i18n.language).format(value);
    return typeof value === 'string' ? value : '';
  };
  const names = fields.experience?.map(nameIn('experience')) ??
    fields.skills?.map(nameIn('skills')) ??
    fields.goals?.map(nameIn('goals')) ?? [valueText(fields[field])];
  const shown = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(names);
  return (
    <>
      {t(`fields.${field}`)}: <bdi>{shown || none}</bdi>
    </>
  );
}
