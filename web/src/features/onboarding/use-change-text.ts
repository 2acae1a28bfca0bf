import { isBlank } from '@foothold/contract';
import { useTranslation } from '#shared/i18n/react.tsx';
import { isListField } from './checklist.ts';
import { languageNames } from '#shared/i18n/language-names.ts';
import { budgetNumber } from '#shared/draft-profile.ts';
import { listChange, type SavedChange } from './saved-change.ts';

/** Longest quotation of a text field in a chip, in characters. */
const QUOTE = 60;

function shortened(text: string): string {
  const characters = Array.from(text.trim());
  return characters.length <= QUOTE ? text.trim() : `${characters.slice(0, QUOTE - 1).join('')}…`;
}

/** Gives the way to say a change: `Saved: 6 hours/week`. */
export function useChangeText(): (change: SavedChange) => string {
  const { t, i18n } = useTranslation('onboarding');

  function valueText({ field, after }: SavedChange): string {
    const number = (value: number) => new Intl.NumberFormat(i18n.language).format(value);
    if (field === 'hoursPerWeek') return after.hoursPerWeek ? t('chat.hoursValue', { count: after.hoursPerWeek }) : '';
    if (field === 'age') return after.age ? t('chat.ageValue', { age: after.age }) : '';
    if (field === 'budgetPerMonth') {
      const budget = budgetNumber(after.budgetPerMonth ?? '');
      return budget === null ? '' : t('chat.budgetValue', { amount: number(budget) });
    }
    if (field === 'language') return after.language ? languageNames[after.language] : '';
    const value = isListField(field) ? '' : (after[field] ?? '');
    if (typeof value === 'boolean') return `${t(`fields.${field}`)}: ${t(value ? 'yesNo.yes' : 'yesNo.no')}`;
    const text = typeof value === 'number' ? number(value) : value;
    return isBlank(text) ? '' : `${t(`fields.${field}`)}: ${shortened(text)}`;
  }

  return (change) => {
    const label = t(`fields.${change.field}`);
    if (!isListField(change.field)) {
      const what = valueText(change);
      return what === '' ? t('chat.cleared', { what: label }) : t('chat.saved', { what });
    }
    const { added, removed } = listChange(change);
    const list = new Intl.ListFormat(i18n.language, { type: 'unit' });
    if (added.length > 0) return t('chat.saved', { what: shortened(list.format(added)) });
    if (removed.length > 0) return t('chat.cleared', { what: shortened(list.format(removed)) });
    return t('chat.saved', { what: label });
  };
}
