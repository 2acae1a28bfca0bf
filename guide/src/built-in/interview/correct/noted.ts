import { type Language, languages } from '@foothold/contract';
import { ASSISTANT } from '@foothold/contract';
import type { ChatTurn } from '../../../guide.ts';
import { type AskedField, askedFields } from '../fields.ts';
import { interviewWords } from '../words.ts';

/** One entry of a note as it was shown: `value` is new unless `removed`; `before` is what it replaced. */
export interface Entry {
  field: AskedField;
  language: Language;
  value: string;
  before: string | null;
  removed: boolean;
}

const labels = languages.flatMap((language) =>
  askedFields.map((field) => ({ language, field, lead: `- ${interviewWords[language].fields[field]}: ` })),
);

/** The entries of a line: “; ” parts them, except inside the person's own isolated words. */
function entriesIn(line: string): string[] {
  return line.split(/; (?![^\u2068\u2069]*\u2069)/u);
}

/** The words around the values of an entry; Spanish and Portuguese share labels, so all are tried. */
const removedLeads = languages.map((language) => interviewWords[language].removed.split('{value}')[0] ?? '');
const betweens = languages.map((language) => interviewWords[language].was.split(/\{(?:value|before)\}/u)[1] ?? '');

function entryOf(text: string, field: AskedField, language: Language): Entry {
  const lead = removedLeads.find((one) => text.startsWith(one));
  if (lead !== undefined) return { field, language, value: text.slice(lead.length), before: null, removed: true };
  const between = betweens.find((one) => text.includes(one));
  if (between === undefined) return { field, language, value: text, before: null, removed: false };
  const at = text.indexOf(between);
  const before = text.slice(at + between.length).replace(/\)$/u, '');
  return { field, language, value: text.slice(0, at), before, removed: false };
}

/** What a reply said it noted; empty when it noted nothing. */
export function notedIn(content: string): Entry[] {
  const note = languages.flatMap((language) => {
    const { noted, undone } = interviewWords[language];
    return [noted, undone].filter((lead) => content.includes(`${lead}\n- `));
  })[0];
  if (note === undefined) return [];
  const [paragraph = ''] = content.slice(content.indexOf(note) + note.length + 1).split('\n\n');
  return paragraph.split('\n').flatMap((line) => {
    const label = labels.find(({ lead }) => line.startsWith(lead));
    return label
      ? entriesIn(line.slice(label.lead.length)).map((text) => entryOf(text, label.field, label.language))
      : [];
  });
}

const isUndo = (content: string) =>
  languages.some((language) => content.includes(`${interviewWords[language].undone}\n- `));
const isReset = (content: string) => languages.some((language) => content.includes(interviewWords[language].cleared));

/** What the last reply noted, for “no, eight”; empty when it noted nothing. */
export function justNoted(history: readonly ChatTurn[]): Entry[] {
  const last = history.findLast(({ sender }) => sender === ASSISTANT);
  return last ? notedIn(last.content) : [];
}

/** The last note that was not taken back yet; empty when there is none. */
export function lastStanding(history: readonly ChatTurn[]): Entry[] {
  let undone = 0;
  for (const { sender, content } of history.toReversed()) {
    if (sender !== ASSISTANT) continue;
    if (isReset(content)) return [];
    if (isUndo(content)) undone += 1;
    else {
      const entries = notedIn(content);
      if (entries.length > 0 && undone === 0) return entries;
      if (entries.length > 0) undone -= 1;
    }
  }
  return [];
}
