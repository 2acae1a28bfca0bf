import type { AskedField, Profile } from '@foothold/contract';
import { flat } from '../reading/message.ts';

/** An item of a list, or a piece of a text, that words name. */
export interface FoundItem {
  field: Extract<AskedField, 'experience' | 'skills' | 'goals' | 'hobbies' | 'education' | 'notes' | 'location'>;
  /** Place in the list, or among the pieces of the text. */
  index: number;
}

/** The pieces of a text as they were added: between commas. */
export function piecesOf(text: string): string[] {
  return text.split(/, /u).filter((piece) => piece.trim() !== '');
}

const bare = (text: string) =>
  flat(text)
    .replace(
      /^(?:(?:an?|the|my|un|une|le|la|les|el|los|las|una|o|os|as|um|uma|mon|ma|mes|mi|mis|meu|minha|de|את|ה)(?!\p{L}) ?|l')+/u,
      '',
    )
    .replace(/[\s"'.!?,]+$|^["'\s]+/gu, '');

function candidatesIn(profile: Profile): (FoundItem & { name: string })[] {
  const list = (field: FoundItem['field'], names: readonly string[]) =>
    names.map((name, index) => ({ field, index, name: bare(name) }));
  return [
    ...list(
      'experience',
      profile.experiences.map((job) => job.role_title),
    ),
    ...list(
      'skills',
      profile.skills.map((skill) => skill.skill_name),
    ),
    ...list(
      'goals',
      profile.goals.map((goal) => goal.value),
    ),
    ...list('hobbies', piecesOf(profile.hobbies)),
    ...list('education', piecesOf(profile.education)),
    ...list('notes', piecesOf(profile.notes)),
    ...list(
      'location',
      [profile.location].filter((text) => text !== ''),
    ),
  ];
}

const SHORTEST_PART = 3;

/** The item that words name: the same words first, then one that begins with them, then one that holds them. */
export function findItem(profile: Profile, words: string): FoundItem | null {
  const wanted = bare(words.slice(0, 200));
  if (wanted.length < 2) return null;
  const all = candidatesIn(profile);
  const partly = wanted.length >= SHORTEST_PART;
  return (
    all.find(({ name }) => name === wanted || name === wanted.replace(/^[הבו]/u, '')) ??
    (partly ? all.find(({ name }) => name.startsWith(`${wanted} `) || wanted.startsWith(`${name} `)) : undefined) ??
    (partly ? all.find(({ name }) => ` ${name} `.includes(` ${wanted} `)) : undefined) ??
    null
  );
}

const without = <Item>(items: readonly Item[], at: number) => items.filter((_, index) => index !== at);
const replaced = <Item>(items: readonly Item[], at: number, by: (item: Item) => Item) =>
  items.map((item, index) => (index === at ? by(item) : item));

/** The profile without one item. */
export function withoutItem(profile: Profile, { field, index }: FoundItem): Profile {
  switch (field) {
    case 'experience':
      return { ...profile, experiences: without(profile.experiences, index) };
    case 'skills':
      return { ...profile, skills: without(profile.skills, index) };
    case 'goals':
      return { ...profile, goals: without(profile.goals, index) };
    case 'location':
      return { ...profile, location: '' };
    default:
      return { ...profile, [field]: without(piecesOf(profile[field]), index).join(', ') };
  }
}

/** The profile with one item called otherwise; whatever else is known of it stays. */
export function renamedItem(profile: Profile, { field, index }: FoundItem, name: string): Profile {
  switch (field) {
    case 'experience':
      return { ...profile, experiences: replaced(profile.experiences, index, (job) => ({ ...job, role_title: name })) };
    case 'skills':
      return { ...profile, skills: replaced(profile.skills, index, (skill) => ({ ...skill, skill_name: name })) };
    case 'goals':
      return { ...profile, goals: replaced(profile.goals, index, (goal) => ({ ...goal, value: name })) };
    case 'location':
      return { ...profile, location: name };
    default:
      return { ...profile, [field]: replaced(piecesOf(profile[field]), index, () => name).join(', ') };
  }
}
