import { ITEMS_MAX, NAME_LIMIT } from '@foothold/contract';
import type { DraftGoal } from '#shared/draft-profile.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { blankGoal, goalItem } from './item-forms.ts';
import { ItemsEditor } from './items-editor.tsx';
import type { ListEditorProps } from './list-editor-props.ts';
import { useItemList } from './use-item-list.ts';

/** Longest value of a goal, in UTF-16 units; the contract's own limit. */
const VALUE_LIMIT = 1_000;

/** Goals; both type and value are required to add or save one. */
export function GoalsEditor({ items, onChange }: ListEditorProps<DraftGoal>) {
  const { t } = useTranslation('onboarding');
  const list = useItemList({
    items,
    onChange,
    limit: ITEMS_MAX.goals,
    typedKey: 'goals',
    blank: blankGoal,
    toForm: (goal: DraftGoal) => goal,
    toItem: goalItem,
  });
  const { form, set } = list;

  return (
    <ItemsEditor
      label={t('goals.title')}
      empty={t('goals.empty')}
      addLabel={t('goals.add')}
      items={items}
      list={list}
      describe={(goal) => goal.type}
      render={(goal) => (
        <>
          <bdi className="font-medium">{goal.type}</bdi>
          <p className="text-sm text-muted">
            <bdi>{goal.value}</bdi>
          </p>
        </>
      )}
      scroll
    >
      <div className="grid gap-4 sm:grid-cols-[2fr_3fr]">
        <TextField
          label={t('goals.type')}
          placeholder={t('goals.typePlaceholder')}
          dir={form.type === '' ? undefined : 'auto'}
          maxLength={NAME_LIMIT}
          value={form.type}
          onChange={(event) => set({ type: event.target.value })}
        />
        <TextField
          label={t('goals.value')}
          placeholder={t('goals.valuePlaceholder')}
          dir={form.value === '' ? undefined : 'auto'}
          maxLength={VALUE_LIMIT}
          value={form.value}
          onChange={(event) => set({ value: event.target.value })}
        />
      </div>
    </ItemsEditor>
  );
}
