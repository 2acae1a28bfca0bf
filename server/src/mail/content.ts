import type { Language } from '@foothold/contract';
import type { MailKind } from '../db/schema/mail.ts';

/** What a mail says, before it has words: they are made when it is sent. */
export interface MailContent {
  kind: MailKind;
  language: Language;
  recipient: string;
  /** Address of the page it leads to; null for a mere notice. */
  link: string | null;
}
