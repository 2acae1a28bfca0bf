import { exportedFields, fieldOf, type FieldName, payloadOf, type StoredProfile } from '@foothold/contract';
import { useQuery } from '@tanstack/react-query';
import { fieldsOf, savedField } from '#shared/draft-profile.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { profileQuery } from '#shared/queries.ts';
import { useGoalLabel } from '#shared/use-goal-label.ts';

/** As much of a text as says what it is about, in UTF-16 units. */
const LONGEST = 160;

const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed()}…` : text);

/** The words of a field's value; empty where nothing was said. */
function useFieldText(): (name: FieldName, profile: StoredProfile) => string {
  const { t, i18n } = useTranslation('onboarding');
  const goalLabel = useGoalLabel();
  const listed = (words: string[]) => new Intl.ListFormat(i18n.language).format(words);
  /** What is more than its kind says. */
  const own: Partial<Record<FieldName, (profile: StoredProfile) => string>> = {
    goals: ({ goals }) => listed(goals.map(({ goal_type: type, value }) => `${goalLabel(type)}: ${value}`)),
    budget_per_month: (profile) => fieldsOf(profile).budgetPerMonth,
  };
  return (name, profile) => {
    const told = own[name];
    if (told) return told(profile);
    const field = fieldOf(name);
    const payload: unknown = payloadOf(profile, name);
    if (payload === null) return '';
    switch (field.kind) {
      case 'number':
        return new Intl.NumberFormat(i18n.language).format(Number(payload));
      case 'yesNo':
        return t(payload === true ? 'yesNo.yes' : 'yesNo.no');
      case 'list': {
        const items = payload as readonly Record<string, unknown>[];
        return listed(items.map((item) => String(item[field.named ?? ''])));
      }
      default:
        return typeof payload === 'string' ? payload : '';
    }
  };
}

/** What the profile holds, a line a field; what nobody said is left out. */
export function ProfileInShort() {
  const { t } = useTranslation(['memory', 'onboarding']);
  const { data: profile } = useQuery(profileQuery);
  const textOf = useFieldText();
  if (!profile) return null;
  const told = exportedFields
    .map((name) => ({ field: savedField(name), text: textOf(name, profile) }))
    .filter(({ text }) => text !== '');
  if (told.length === 0) return <p className="text-muted">{t('profile.none')}</p>;
  return (
    <dl className="grid w-full gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
      {told.map(({ field, text }) => (
        <div key={field} className="grid sm:contents">
          <dt className="text-sm text-muted">{t(`onboarding:fields.${field}`)}</dt>
          <dd className="wrap-anywhere">
            <bdi>{short(text)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
