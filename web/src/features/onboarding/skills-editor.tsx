import { FIELD_LIMIT, ITEMS_MAX, NAME_LIMIT, type SkillItem, type SkillLevel, skillLevels } from '@foothold/contract';
import { useTranslation } from '#shared/i18n/react.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { blankSkill, skillForm, skillItem } from './item-forms.ts';
import { ItemsEditor } from './items-editor.tsx';
import type { ListEditorProps } from './list-editor-props.ts';
import { useItemList } from './use-item-list.ts';

/** Skills with their level; the name is required to add or save one. */
export function SkillsEditor({ items, onChange, scroll }: ListEditorProps<SkillItem>) {
  const { t } = useTranslation('onboarding');
  const list = useItemList({
    items,
    onChange,
    limit: ITEMS_MAX.skills,
    typedKey: 'skills',
    blank: blankSkill,
    toForm: skillForm,
    toItem: skillItem,
  });
  const { form, set } = list;

  return (
    <ItemsEditor
      label={t('skills.title')}
      empty={t('skills.empty')}
      addLabel={t('skills.add')}
      field="skills"
      items={items}
      list={list}
      describe={(item) => item.name}
      render={(item) => (
        <>
          <bdi className="font-medium">{item.name}</bdi>
          <span className="block text-sm text-muted">
            {/* What nobody chose is kept as a beginner's, and said of nobody. */}
            {item.level !== 'beginner' && t(`skills.${item.level}`)}
            {item.level !== 'beginner' && item.notes && ' · '}
            <bdi>{item.notes}</bdi>
          </span>
        </>
      )}
      scroll={scroll}
      columns
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('skills.name')}
          required
          dir="auto"
          maxLength={NAME_LIMIT}
          value={form.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <SelectField
          label={t('skills.level')}
          value={form.level}
          options={skillLevels.map((level) => ({ value: level, label: t(`skills.${level}`) }))}
          onChange={(event) => set({ level: event.target.value as SkillLevel })}
        />
      </div>
      <TextField
        label={t('skills.notes')}
        dir="auto"
        maxLength={FIELD_LIMIT}
        value={form.notes}
        onChange={(event) => set({ notes: event.target.value })}
      />
    </ItemsEditor>
  );
}
