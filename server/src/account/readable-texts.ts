import { readFileSync } from 'node:fs';
import { type Language, languages } from '@foothold/contract';

/** Headings and labels of a readable export. */
export interface ReadableTexts {
  title: string;
  /** `{date}` stands for when it was made. */
  made: string;
  account: Record<'title' | 'name' | 'email' | 'pendingEmail' | 'since', string>;
  profile: Record<
    | 'title'
    | 'age'
    | 'location'
    | 'education'
    | 'hobbies'
    | 'hours'
    | 'budget'
    | 'notes'
    | 'idea'
    | 'business'
    | 'experience'
    | 'skills'
    | 'goals',
    string
  >;
  /** `{months}` stands for a number. */
  months: string;
  levels: Record<'beginner' | 'intermediate' | 'advanced', string>;
  ideas: Record<'title' | 'expectations' | 'declined' | 'asked', string>;
  plans: Record<
    'title' | 'active' | 'version' | 'deliverable' | 'minutes' | 'test' | 'cap' | 'stop' | 'earlier',
    string
  >;
  chats: Record<'title' | 'interview' | 'you' | 'foothold' | 'replaced', string>;
  feedback: { title: string };
  devices: { title: string };
  /** Said where a part is empty. */
  nothing: string;
}

export const readableTexts = Object.fromEntries(
  languages.map((language) => [
    language,
    JSON.parse(readFileSync(new URL(`./texts/${language}.json`, import.meta.url), 'utf8')),
  ]),
) as Record<Language, ReadableTexts>;
