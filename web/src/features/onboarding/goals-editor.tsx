import { type GoalPurpose, goalTypes, ITEMS_MAX, NAME_LIMIT, purposeOfType } from '@foothold/contract';
import { useId, useState } from 'react';
import type { DraftGoal } from '#shared/draft-profile.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { useSettings } from '#shared/settings.ts';
import { ChoiceRow } from '#shared/ui/choice-row.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { useGoalLabel } from '#shared/use-goal-label.ts';
import { currencyOptions, guessedCurrency } from './goal-money.ts';
import { blankGoal, type GoalForm, goalItem, lacksCurrency } from './item-forms.ts';
import { ItemsEditor } from './items-editor.tsx';
import type { ListEditorProps } from './list-editor-props.ts';
import { type ItemListState, useItemList } from './use-item-list.ts';

/** Longest value of a goal, in UTF-16 units; the contract's own limit. */
const VALUE_LIMIT = 1_000;

/** What a goal can be begun with: one of the purposes, which asks for the rest by name, or type and value as one likes. */
type Opening = GoalPurpose | 'own';
const purposes: readonly GoalPurpose[] = ['earn', 'impact', 'personal'];

/** Goals; both type and value are required to add or save one. A purpose that was chosen is the type. */
export function GoalsEditor({ items, onChange }: ListEditorProps<DraftGoal>) {
  const { t } = useTranslation(['onboarding', 'common']);
  const { language } = useSettings();
  const list = useItemList({
    items,
    onChange,
    limit: ITEMS_MAX.goals,
    typedKey: 'goals',
    blank: blankGoal,
    toForm: (goal: DraftGoal): GoalForm => goal,
    toItem: (form) => goalItem(form, language),
  });
  const labelOf = useGoalLabel();

  return (
    <ItemsEditor
      label={t('goals.title')}
      empty={t('goals.empty')}
      addLabel={t('goals.add')}
      items={items}
      list={list}
      describe={(goal) => labelOf(goal.type)}
      render={(goal) => (
        <>
          <bdi className="font-medium">{labelOf(goal.type)}</bdi>
          <p className="text-sm text-muted">
            <bdi>{goal.value}</bdi>
          </p>
        </>
      )}
      scroll
    >
      <GoalFields form={list.form} set={list.set} />
    </ItemsEditor>
  );
}

/** One goal: what it is for, and the question that asks for the rest of it. */
function GoalFields({ form, set }: Pick<ItemListState<GoalForm>, 'form' | 'set'>) {
  const { t } = useTranslation(['onboarding', 'common']);
  const { language } = useSettings();
  const name = useId();
  const [isOwn, setOwn] = useState(false);
  /** A type that was typed, while another opening is looked at. */
  const [ownType, setOwnType] = useState('');
  const opening = openingOf(form.type, isOwn);

  function choose(chosen: Opening): void {
    if (opening === 'own') setOwnType(form.type);
    setOwn(chosen === 'own');
    set({ type: chosen === 'own' ? ownType : goalTypes[language][chosen] });
  }

  return (
    <>
      <ChoiceRow
        legend={t('goals.ask')}
        name={name}
        options={[
          ...purposes.map((value) => ({ value, label: t(`common:purposes.${value}`) })),
          { value: 'own', label: t('goals.own') },
        ]}
        value={opening}
        onChoose={choose}
      />
      {opening === 'own' ? (
        <div className="grid gap-4 sm:grid-cols-[2fr_3fr]">
          <GoalText
            label={t('goals.type')}
            placeholder={t('goals.typePlaceholder')}
            maxLength={NAME_LIMIT}
            value={form.type}
            onType={(type) => set({ type })}
          />
          <GoalText
            label={t('goals.value')}
            placeholder={t('goals.valuePlaceholder')}
            maxLength={VALUE_LIMIT}
            value={form.value}
            onType={(value) => set({ value })}
          />
        </div>
      ) : (
        <GoalText
          label={t(`goals.kinds.${opening}.value`)}
          placeholder={t(`goals.kinds.${opening}.example`)}
          maxLength={VALUE_LIMIT}
          value={form.value}
          // The opening that stands there before anything was chosen is a choice too, once something is written under it.
          onType={(value) => set({ value, type: goalTypes[language][opening] })}
        />
      )}
      {lacksCurrency(form) && (
        <SelectField
          label={t('goals.currency')}
          options={currencyOptions(language)}
          value={form.currency ?? guessedCurrency()}
          onChange={(event) => set({ currency: event.target.value })}
        />
      )}
    </>
  );
}

interface GoalTextProps {
  label: string;
  placeholder: string;
  maxLength: number;
  value: string;
  onType: (text: string) => void;
}

function GoalText({ value, onType, ...props }: GoalTextProps) {
  const direction = value === '' ? undefined : 'auto';
  return <TextField {...props} dir={direction} value={value} onChange={(event) => onType(event.target.value)} />;
}

/** What a goal of this type was begun with; money where nothing was said yet, which most come for. */
function openingOf(type: string, isOwn: boolean): Opening {
  if (isOwn) return 'own';
  return type === '' ? 'earn' : (purposeOfType(type) ?? 'own');
}
