import type { Experience, Language, Profile, Skill, SkillLevel } from '@foothold/contract';
import { ITEMS_MAX, languages, skillLevels } from '@foothold/contract';
import { durationIn } from '../../lexicon/durations.ts';
import { oneLine } from '../../text/quote.ts';
import { type AskedField, isNumberField } from '../fields.ts';
import { goalIn } from '../reading/items.ts';
import { interviewWords } from '../words.ts';
import type { Entry } from './noted.ts';

/** The isolated words of a shown value. */
const wordsOf = (text: string) => [...text.matchAll(/\u2068([^\u2069]*)\u2069/gu)].map((match) => match[1] ?? '');
const nameOf = (text: string) => wordsOf(text)[0] ?? '';
const detailOf = (text: string) => text.replace(/\u2068[^\u2069]*\u2069/gu, '');
const same = (a: string, shown: string) => oneLine(a, 300) === shown;

function numberOf(text: string, language: Language): number | null {
  const decimal = language === 'en' || language === 'he' ? '.' : ',';
  const digits = nameOf(text)
    .replace(/[^\d.,]/gu, '')
    .split('')
    .filter((sign) => /\d/u.test(sign) || sign === decimal)
    .join('');
  return digits === '' ? null : Number(digits.replace(',', '.'));
}

/** A counted length as the note writes it, in months: “1.5 years” with the words of its language. */
function monthsOf(detail: string, language: Language): number {
  const { years, months } = interviewWords[language];
  const found = durationIn(detail.replace(/^[,\s]+/u, ''));
  if (found) return found.months;
  if (detail.includes(years.one)) return 12;
  return detail.includes(months.one) ? 1 : 0;
}

function jobOf(text: string, language: Language): Experience {
  const [role_title = '', company = null] = wordsOf(text);
  return { role_title, company_name: company, duration_months: monthsOf(detailOf(text), language), description: null };
}

function levelOf(text: string): SkillLevel {
  return (
    skillLevels.find((level) =>
      languages.some((one) => detailOf(text).includes(`(${interviewWords[one].levels[level]})`)),
    ) ?? 'beginner'
  );
}

function listWithout<Item>(
  items: readonly Item[],
  entry: Entry,
  key: (item: Item) => string,
  back: (old: Item | undefined, shown: string) => Item | null,
  limit: number,
): Item[] {
  const at = items.findLastIndex((item) => same(key(item), nameOf(entry.value)));
  if (entry.removed) {
    const item = back(undefined, entry.value);
    return item && items.length < limit ? [...items, item] : [...items];
  }
  if (at < 0) return [...items];
  const old = entry.before === null ? null : back(items[at], entry.before);
  return items.flatMap((item, index) => (index === at ? (old ? [old] : []) : [item]));
}

function textWithout(text: string, entry: Entry): string {
  const value = nameOf(entry.value).replace(/…$/u, '');
  if (entry.removed) return text === '' ? value : `${text}, ${value}`;
  const at = text.lastIndexOf(value);
  if (at < 0) return text;
  if (entry.before !== null) return `${text.slice(0, at)}${nameOf(entry.before)}${text.slice(at + value.length)}`;
  return text.slice(0, at).replace(/,\s*$/u, '');
}

function without(profile: Profile, entry: Entry): Profile {
  const { field, language } = entry;
  const named: AskedField = field;
  if (named === 'experience') {
    const back = (old: Experience | undefined, shown: string) => {
      const job = jobOf(shown, language);
      return { ...job, description: old?.description ?? null };
    };
    return {
      ...profile,
      experiences: listWithout(profile.experiences, entry, (job) => job.role_title, back, ITEMS_MAX.experiences),
    };
  }
  if (named === 'skills') {
    const back = (old: Skill | undefined, shown: string): Skill => ({
      skill_name: nameOf(shown),
      level: levelOf(shown),
      notes: old?.notes ?? '',
    });
    return {
      ...profile,
      skills: listWithout(profile.skills, entry, (skill) => skill.skill_name, back, ITEMS_MAX.skills),
    };
  }
  if (named === 'goals') {
    const back = (old: Profile['goals'][number] | undefined, shown: string) =>
      old ? { ...old, value: nameOf(shown) } : goalIn(nameOf(shown), language);
    return { ...profile, goals: listWithout(profile.goals, entry, (goal) => goal.value, back, ITEMS_MAX.goals) };
  }
  if (isNumberField(named)) {
    const shown = entry.removed ? entry.value : entry.before;
    const value = shown === null ? null : numberOf(shown, language);
    return named === 'age'
      ? { ...profile, age: value }
      : { ...profile, resources: { ...profile.resources, [named]: value } };
  }
  if (named === 'location')
    return {
      ...profile,
      location: entry.removed ? nameOf(entry.value) : entry.before === null ? '' : nameOf(entry.before),
    };
  return { ...profile, [named]: textWithout(profile[named], entry) };
}

/** The profile as it was before a note; the note's own words say what that was. */
export function takenBack(profile: Profile, note: readonly Entry[]): Profile {
  return note.toReversed().reduce(without, profile);
}
