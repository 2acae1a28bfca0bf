import type { Command } from '#shared/commands.ts';

/** Letters alone, without accents and case, so that `resume` finds `Résumé`. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The commands that hold every one of these words, in their title or in what else they are found by. */
export function matching(commands: readonly Command[], words: string): Command[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return commands.filter(({ title, detail = '' }) => {
    const text = plain(`${title} ${detail}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** In this order groups are shown. */
const order: readonly Command['group'][] = ['actions', 'steps', 'messages', 'pages', 'general'];

export interface CommandGroup {
  group: Command['group'];
  items: Command[];
}

/** Commands by group, groups without any left out. */
export function grouped(commands: readonly Command[]): CommandGroup[] {
  return order
    .map((group) => ({ group, items: commands.filter((command) => command.group === group) }))
    .filter(({ items }) => items.length > 0);
}
