import { readFileSync } from 'node:fs';
import { type Language, languages } from '@foothold/contract';
import type { MailKind } from '../db/schema/mail.ts';

/** The words of one kind of mail. */
export interface MailText {
  subject: string;
  /** Paragraphs before the link. */
  before: string[];
  /** What the link is called; absent in a mere notice. */
  button?: string;
  /** Paragraphs after the link. */
  after: string[];
}

export type MailTexts = Record<MailKind, MailText> & {
  greeting: string;
  /** Stands above the address of a link, for those whose program shows no buttons. */
  address: string;
  closing: string;
};

/** What mails say, by language. A test holds that every language has every text. */
export const mailTexts = Object.fromEntries(
  languages.map((language) => [
    language,
    JSON.parse(readFileSync(new URL(`./texts/${language}.json`, import.meta.url), 'utf8')),
  ]),
) as Record<Language, MailTexts>;
