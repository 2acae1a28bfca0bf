import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/react.tsx';
import { profileQuery } from '#shared/queries.ts';

/** As much of a text as says what it is about, in UTF-16 units. */
const LONGEST = 160;

const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed()}…` : text);

/** What the profile holds, a line a field; what nobody said is left out. */
export function ProfileInShort() {
  const { t, i18n } = useTranslation(['memory', 'onboarding']);
  const { data: profile } = useQuery(profileQuery);
  if (!profile) return null;
  const list = (items: readonly string[]) => new Intl.ListFormat(i18n.language).format(items);
  const number = (value: number | null) => (value === null ? '' : new Intl.NumberFormat(i18n.language).format(value));
  const { resources, skills, experiences, goals } = profile;
  const facts = [
    ['location', profile.location],
    ['hoursPerWeek', number(resources.hours_per_week)],
    ['budgetPerMonth', number(resources.budget_per_month)],
    ['skills', list(skills.map(({ skill_name }) => skill_name))],
    ['experience', list(experiences.map(({ role_title }) => role_title))],
    ['goals', list(goals.map(({ value }) => value))],
    ['notes', profile.notes],
  ] as const;
  const told = facts.filter(([, value]) => value !== '');
  if (told.length === 0) return <p className="text-muted">{t('profile.none')}</p>;
  return (
    <dl className="grid w-full gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
      {told.map(([field, value]) => (
        <div key={field} className="contents">
          <dt className="text-sm text-muted">{t(`onboarding:fields.${field}`)}</dt>
          <dd dir="auto" className="[overflow-wrap:anywhere]">
            {short(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
