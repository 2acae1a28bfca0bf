import { FIELD_LIMIT, ITEMS_MAX, MONTHS_MAX, NAME_LIMIT, type Experience } from '@foothold/contract';
import { useTranslation } from '#shared/i18n/react.tsx';
import { NumberField } from '#shared/ui/number-field.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { blankExperience, experienceForm, experienceItem, monthsAreWrong } from './item-forms.ts';
import { ItemsEditor } from './items-editor.tsx';
import type { ListEditorProps } from './list-editor-props.ts';
import { useItemList } from './use-item-list.ts';

/** Jobs and the like; role and months are required to add or save one. */
export function ExperienceEditor({ items, onChange, scroll }: ListEditorProps<Experience>) {
  const { t } = useTranslation('onboarding');
  const list = useItemList({
    items,
    onChange,
    limit: ITEMS_MAX.experiences,
    typedKey: 'experience',
    blank: blankExperience,
    toForm: experienceForm,
    toItem: experienceItem,
  });
  const { form, set } = list;

  return (
    <ItemsEditor
      label={t('experience.title')}
      empty={t('experience.empty')}
      addLabel={t('experience.add')}
      field="experience"
      items={items}
      list={list}
      describe={(item) => item.role_title}
      render={(item) => <ExperienceLine item={item} />}
      scroll={scroll}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('experience.role')}
          required
          dir="auto"
          maxLength={NAME_LIMIT}
          value={form.role}
          onChange={(event) => set({ role: event.target.value })}
        />
        <TextField
          label={t('experience.company')}
          dir="auto"
          maxLength={NAME_LIMIT}
          value={form.company}
          onChange={(event) => set({ company: event.target.value })}
        />
      </div>
      <NumberField
        label={t('experience.months')}
        hint={t('experience.monthsHint')}
        required
        max={MONTHS_MAX}
        step={1}
        value={form.months}
        error={monthsAreWrong(form.months) ? t('invalid.months', { max: MONTHS_MAX }) : undefined}
        onChange={(event) => set({ months: event.target.value })}
      />
      <TextArea
        label={t('experience.description')}
        rows={2}
        maxLength={FIELD_LIMIT}
        value={form.description}
        onChange={(event) => set({ description: event.target.value })}
      />
    </ItemsEditor>
  );
}

function ExperienceLine({ item }: { item: Experience }) {
  const { t, i18n } = useTranslation('onboarding');
  const [years, months] = [Math.floor(item.duration_months / 12), item.duration_months % 12];
  const told = [
    ...(years > 0 ? [t('experience.years', { count: years })] : []),
    ...(months > 0 ? [t('experience.duration', { count: months })] : []),
  ];
  const duration = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(told);
  return (
    <>
      <bdi className="font-medium">{item.role_title}</bdi>
      <span className="block text-sm text-muted">
        {item.company_name && <bdi>{item.company_name}</bdi>}
        {item.company_name && duration && ' · '}
        {duration}
      </span>
      {item.description && (
        <span className="line-clamp-2 text-sm text-subtle">
          <bdi>{item.description}</bdi>
        </span>
      )}
    </>
  );
}
