import type { Language } from '@foothold/contract';

/** Languages that are measured: one from the left, one from the right. */
export type Read = Extract<Language, 'en' | 'he'>;

/** What a reply is made of: everything in turn, or one kind from beginning to end. */
export const shapes = ['mixed', 'list', 'table', 'code', 'prose'] as const;
export type Shape = (typeof shapes)[number];

const sentences: Record<Read, readonly string[]> = {
  en: [
    'Ask one neighbour which day suits **best**, and write the answer down',
    'Bake a small batch first and keep the *rest of the flour* for the next one',
    'Show the list to a friend who reads `slowly` and listen to what is unclear',
    'Put the [notes](https://example.org/notes) where you will see them tomorrow',
    'Leave out whatever nobody asked for, however good it looks on paper',
  ],
  he: [
    'כדאי לשאול שכנה אחת איזה יום **הכי נוח**, ולכתוב את התשובה',
    'אפשר לאפות קודם כמות קטנה ולשמור את *שאר הקמח* לפעם הבאה',
    'טוב להראות את הרשימה למי שקורא `לאט` ולהקשיב למה שלא ברור',
    'את [הרשימה](https://example.org/notes) שמים במקום שרואים אותו מחר',
    'מה שאיש לא ביקש נשאר בחוץ, גם אם הוא נראה טוב על הנייר',
  ],
};

type Write = (at: number, sentence: (step: number) => string) => string;

const parts: Record<Exclude<Shape, 'mixed'>, Write> = {
  prose: (_at, sentence) => `${sentence(0)}. ${sentence(1)}. ${sentence(2)}.\n\n`,
  list: (_at, sentence) => `- ${sentence(0)}:\n  - ${sentence(1)}\n  - ${sentence(2)}\n`,
  table: (at, sentence) => `${at === 0 ? '| – | – |\n| --- | --- |\n' : ''}| ${sentence(0)} | ${sentence(1)} |\n`,
  code: (at, sentence) => `${at === 0 ? '```\n' : ''}note(${JSON.stringify(sentence(0))});\n`,
};

/** A heading, words, both kinds of list, a table and code. */
const section: Write = (at, sentence) =>
  [
    `## ${sentence(at)}\n\n`,
    parts.prose(at, sentence),
    [1, 2, 3].map((number) => `${number}. ${sentence(number)}\n`).join(''),
    '\n',
    [0, 1].map(() => parts.list(at, sentence)).join(''),
    '\n',
    [0, 1, 2].map((row) => parts.table(row, sentence)).join(''),
    '\n',
    [0, 1, 2].map((row) => parts.code(row, sentence)).join(''),
    '```\n\n',
  ].join('');

/** Markdown of about so many characters, of one shape. */
export function markdownOf(characters: number, language: Read, shape: Shape): string {
  const known = sentences[language];
  const write = shape === 'mixed' ? section : parts[shape];
  let text = '';
  for (let at = 0; text.length < characters; at += 1) {
    text += write(at, (step) => known[(at + step) % known.length] ?? '');
  }
  return text.trimEnd();
}
