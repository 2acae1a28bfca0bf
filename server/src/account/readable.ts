import type { Account, Language } from '@foothold/contract';
import { labelled, list, quoted } from './markdown-text.ts';
import type { ExportedRows } from './personal-data.ts';
import { chatsPart } from './readable-chats.ts';
import { logPart } from './readable-log.ts';
import { memoryPart } from './readable-memory.ts';
import { plansPart } from './readable-plans.ts';
import { ideasPart, profilePart } from './readable-profile.ts';
import { readableTexts } from './readable-texts.ts';
import { formatter, rowsOf } from './readable-words.ts';

interface Told {
  account: Account;
  data: ExportedRows;
  at: Date;
}

/** What is kept about a person as Markdown to read, in one language; their own words stand in it as they wrote them. */
export function readableExport({ account, data, at }: Told, language: Language): string {
  const texts = readableTexts[language];
  const words = { texts, format: formatter(language) };
  const feedback = rowsOf<{ message: string; created_at: string }>(data, 'feedback').map(
    ({ message, created_at }) => `*${words.format.time(created_at)}*\n\n${quoted(message)}`,
  );
  const devices = rowsOf<{ browser: string | null; system: string | null; last_used_at: string }>(data, 'session').map(
    ({ browser, system, last_used_at }) =>
      [browser, system, words.format.time(last_used_at)].filter((part) => part !== null).join(' · '),
  );
  const part = (title: string, blocks: readonly string[]) => [
    `## ${title}`,
    ...(blocks.length > 0 ? blocks : [texts.nothing]),
  ];
  const { title, name, email, pendingEmail, since } = texts.account;
  const blocks = [
    `# ${texts.title}`,
    texts.made.replace('{date}', words.format.time(at.toISOString())),
    ...part(title, [
      ...labelled(name, account.name),
      ...labelled(email, account.email),
      ...labelled(pendingEmail, account.pending_email),
      ...labelled(since, words.format.date(account.created_at)),
    ]),
    ...part(texts.profile.title, profilePart(data, words)),
    ...part(texts.ideas.title, ideasPart(data, words)),
    ...part(texts.plans.title, plansPart(data, words)),
    ...part(texts.chats.title, chatsPart(data, words)),
    ...part(texts.memory.title, memoryPart(data, words)),
    ...part(texts.rhythm.title, logPart(data, words)),
    ...part(texts.feedback.title, feedback),
    ...part(texts.devices.title, list(devices)),
  ];
  return `${blocks.join('\n\n')}\n`;
}
