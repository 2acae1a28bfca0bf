// The people of guide/training/<language>/people.txt and tellers.txt, as PEOPLE.md says they are marked.
import { existsSync, readFileSync } from 'node:fs';
import { factKinds, limitKinds, manners, periods } from '../src/reader/spans/kinds.ts';

const askedNames = [
  'free',
  'experience',
  'skills',
  'goals',
  'hours',
  'budget',
  'place',
  'hobbies',
  'education',
  'age',
  'notes',
  'decline',
  'adapt',
];
const ofKind = { have: periods, want: periods, figure: periods, limit: limitKinds };

const MARK = /\[([a-z]+)((?:\.[a-z]+)*) ([^[\]]+)\]/gu;

/** A marked line as the text without its marks, its marks with where they stand, and what is wrong with them. */
export function readMarks(line) {
  const marks = [];
  const wrong = [];
  let text = '';
  let end = 0;
  for (const found of line.matchAll(MARK)) {
    const [whole, kind, dotted, words] = found;
    const attributes = dotted.split('.').filter(Boolean);
    const allowed = [...manners, ...(ofKind[kind] ?? [])];
    if (!factKinds.includes(kind)) wrong.push(`no such kind: ${kind}`);
    for (const one of attributes) if (!allowed.includes(one)) wrong.push(`${kind} has no attribute ${one}`);
    if (words.trim() !== words) wrong.push(`space at the edge of a mark: "${words}"`);
    text += line.slice(end, found.index);
    marks.push({ kind, attributes, start: text.length, end: text.length + words.length, text: words });
    text += words;
    end = found.index + whole.length;
  }
  text += line.slice(end);
  if (/[[\]]/u.test(text)) wrong.push('a bracket that is no mark');
  return { text, marks, wrong };
}

const FILES = ['people.txt', 'tellers.txt'];

/** Every person of a language: id, what is said of them, messages with what was asked; and what is wrong in the files. */
export function peopleOf(language) {
  const people = [];
  const wrong = [];
  for (const name of FILES) readPeople({ language, name, people, wrong });
  for (const { id, messages } of people) if (messages.length === 0) wrong.push(`${id} says nothing`);
  return { people, wrong };
}

/** Adds the people of one file to those before, and what is wrong in it. */
function readPeople({ language, name, people, wrong }) {
  const file = new URL(`../training/${language}/${name}`, import.meta.url);
  if (!existsSync(file)) return;
  let asked;
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const say = (what) => wrong.push(`${language}/${name}:${index + 1} ${what}`);
    if (line.trim() === '') continue;
    if (line.startsWith('# ')) {
      const [id = '', who = '', register = ''] = line
        .slice(2)
        .split('|')
        .map((part) => part.trim());
      if (!id.startsWith(`${language}-`) || people.some((one) => one.id === id)) say(`number: ${id}`);
      if (who === '' || register === '') say('who they are or how they write is missing');
      people.push({ id, file: name, who, register, messages: [] });
    } else if (line.startsWith('> ')) {
      asked = line.slice(2).trim();
      if (!askedNames.includes(asked)) say(`no such question: ${asked}`);
    } else if (asked === undefined || people.length === 0) say('a message without a person or a question above it');
    else {
      const read = readMarks(line);
      for (const what of read.wrong) say(what);
      people.at(-1).messages.push({ asked, text: read.text, marks: read.marks });
      asked = undefined;
    }
  }
}
