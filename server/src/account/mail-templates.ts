import type { LinkPurpose } from '../db/schema/account.ts';
import type { MailKind } from '../db/schema/mail.ts';
import type { MailTemplates } from '../mail/delivery.ts';
import type { Services } from '../services.ts';
import { mailLinks } from './mail-links.ts';
import { resetRequests } from './reset-requests.ts';
import { accountStore, type AccountRow } from './store.ts';

/** Pages of the web app that a mailed link opens; what it carries stands behind the `#`, which no server is told. */
const PAGES: Partial<Record<MailKind, { purpose: LinkPurpose; path: string }>> = {
  reset: { purpose: 'reset', path: '/reset' },
  confirm_email: { purpose: 'confirm_email', path: '/confirm-mail' },
};

/** What the account's mails say when their turn comes. `origin` is where people reach this server. */
export function accountMailTemplates({ database, now }: Services, origin: () => string): MailTemplates {
  const accounts = accountStore(database);
  const links = mailLinks(database);
  const requests = resetRequests(database);

  return {
    prepare: () => requests.answerAll(),

    async contentFor({ userId, kind, recipient, language }) {
      const account = await accounts.get(userId);
      if (!account || isPointless(kind, recipient, account)) return null;
      const content = { kind, language, recipient };
      const page = PAGES[kind];
      if (!page) return { ...content, link: null };
      const token = await links.make({ userId, purpose: page.purpose, email: recipient }, now());
      return { ...content, link: `${origin()}${page.path}#${token}` };
    },
  };
}

/** Whether a link would lead nowhere: the address is not the one it is about any more. */
function isPointless(kind: MailKind, recipient: string, account: AccountRow): boolean {
  if (kind === 'reset') return account.email !== recipient;
  return kind === 'confirm_email' && account.pendingEmail !== recipient;
}
