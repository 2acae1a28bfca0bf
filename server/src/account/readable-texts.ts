import type { EventKind, ExportedField, Language, MemoryKind } from '@foothold/contract';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import he from './texts/he.json' with { type: 'json' };
import pt from './texts/pt.json' with { type: 'json' };

/** Headings and labels of a readable export. */
export interface ReadableTexts {
  title: string;
  /** `{date}` stands for when it was made. */
  made: string;
  account: Record<'title' | 'name' | 'email' | 'pendingEmail' | 'since', string>;
  profile: Record<ExportedField | 'title' | 'idea' | 'business', string>;
  yes: string;
  no: string;
  /** `{months}` stands for a number. */
  months: string;
  levels: Record<'beginner' | 'intermediate' | 'advanced', string>;
  ideas: Record<'title' | 'expectations' | 'declined' | 'asked', string>;
  plans: Record<
    | 'title'
    | 'active'
    | 'version'
    | 'deliverable'
    | 'minutes'
    | 'test'
    | 'cap'
    | 'stop'
    | 'earlier'
    | 'found'
    | 'revisions',
    string
  >;
  chats: Record<'title' | 'interview' | 'you' | 'foothold' | 'replaced', string>;
  /** `{date}` stands for a day. */
  memory: Record<MemoryKind | 'title' | 'until', string>;
  rhythm: Record<EventKind | 'title' | 'undone', string>;
  feedback: { title: string };
  devices: { title: string };
  /** Said where a part is empty. */
  nothing: string;
}

/** A field without its words in one of the languages does not compile. */
export const readableTexts: Record<Language, ReadableTexts> = { en, he, fr, es, pt };
