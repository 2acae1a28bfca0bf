/** Signs that would become markup amid a line. */
const ACTIVE = /[\\`*_[\]<>#|~]/g;

/** A person's words within a line of Markdown: shown as they are, on one line. */
export function inline(words: string): string {
  return words.replace(/\s+/g, ' ').trim().replace(ACTIVE, '\\$&');
}

/** A person's words as a quotation, line by line, exactly as they were written. */
export function quoted(words: string): string {
  return words
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line.replace(ACTIVE, '\\$&')}`.trimEnd())
    .join('\n');
}

/** `**Label:** words`, with the words below when they take several lines; nothing for words that say nothing. */
export function labelled(label: string, words: string | number | null): string[] {
  if (words === null || words === '') return [];
  const told = String(words);
  return [/\n/.test(told.trim()) ? `**${label}**\n\n${quoted(told)}` : `**${label}** ${inline(told)}`];
}

export function list(items: readonly string[]): string[] {
  return items.length === 0 ? [] : [items.map((item) => `- ${item}`).join('\n')];
}
