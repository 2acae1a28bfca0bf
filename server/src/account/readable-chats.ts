import { type Sender, withoutReferences } from '@foothold/contract';
import { inline, quoted } from './markdown-text.ts';
import type { ExportedRows } from './personal-data.ts';
import { rowsOf, type Words } from './readable-words.ts';

interface MessageRow {
  position: string;
  plan_id: string | null;
  sender: Sender;
  content: string;
  sent_at: string;
  replaced_at: string | null;
}

/** The conversations, each oldest first: the interview, then plan by plan. */
export function chatsPart(data: ExportedRows, { texts, format }: Words): string[] {
  const { interview, you, foothold, replaced } = texts.chats;
  const plans = rowsOf<{ id: string; title: string }>(data, 'plan');
  const messages = rowsOf<MessageRow>(data, 'chat_message').toSorted((one, other) =>
    one.position < other.position ? -1 : 1,
  );
  const told = (planId: string | null) =>
    messages
      .filter((message) => message.plan_id === planId)
      .flatMap(({ sender, content, sent_at, replaced_at }) => {
        const notes = [sender === 'user' ? you : foothold, format.time(sent_at), ...(replaced_at ? [replaced] : [])];
        return [`**${notes.join(' · ')}**`, quoted(withoutReferences(content))];
      });
  const chats = [
    { title: interview, blocks: told(null) },
    ...plans.map(({ id, title }) => ({ title: inline(title), blocks: told(id) })),
  ];
  return chats.flatMap(({ title, blocks }) => (blocks.length > 0 ? [`### ${title}`, ...blocks] : []));
}
