import { type AskedField, isNumberField, type Language, type Profile, payloadOf } from '@foothold/contract';
import { fill } from '../text/fill.ts';
import { joined } from '../text/joined.ts';
import { numberFields } from './fields.ts';
import type { Change } from './note.ts';
import { interviewWords } from './words.ts';

/** More than so much is easier to read as a list, a field a line. */
const MOST_CLAUSES = 4;
const MOST_ENTRIES = 6;
const LONGEST = 260;

/** Fields by whose value alone nobody knows what went: a bare number. */
const isBare = (field: AskedField) => isNumberField(field);

/** What is said of a field and what it holds now, in a clause. */
export function clauseOf(field: AskedField, entries: readonly string[], language: Language): string {
  const words = interviewWords[language];
  const frame = words.said[field];
  if (frame) return fill(frame, { entries: joined(entries, language) });
  return fill(words.line, { field: words.fields[field], entries: joined(entries, language) });
}

/** What stood there before, without the name where only what stands in brackets behind it changed; empty where nothing did. */
function differenceOf(now: string, before: string): string {
  const [name = ''] = now.split(' (', 1);
  if (before === name) return '';
  return before.startsWith(`${name} (`) ? before.slice(name.length + 2, -1) : before;
}

function clausesOf({ field, come }: Change, after: Profile, language: Language): string[] {
  if (come.length === 0) return [];
  const words = interviewWords[language];
  const isNothing = isNumberField(field) && payloadOf(after, field) === 0;
  const nothing = isNothing ? words.nothing[field] : undefined;
  const [first] = come;
  if (nothing && first?.before === null) return [nothing];
  const entries = come.map(({ now, before }) => {
    const was = before && differenceOf(now.said, before.said);
    return was ? fill(words.was, { value: now.said, before: was }) : now.said;
  });
  return [clauseOf(field, entries, language)];
}

/** In the order in which somebody would say it: who and where, what is done, what there is for it, what for, what not. */
const order: readonly AskedField[] = ['age', 'location', 'experience', 'skills', 'education', 'hobbies'];

/** What is said in a word or a number. */
const PLAIN: ReadonlySet<AskedField> = new Set(['age', 'location', ...numberFields]);

const placeOf = ({ field }: Change) => {
  const at = order.indexOf(field);
  return at < 0 ? order.length : at;
};

/** What changed as one sentence, in the words of the person; null where there is too much for one. */
export function sentenceOf(changes: readonly Change[], after: Profile, language: Language): string | null {
  const said = changes.toSorted((one, other) => placeOf(one) - placeOf(other));
  const gone = said.flatMap((one) => one.gone.map((piece) => ({ field: one.field, piece })));
  const entries = said.flatMap(({ come }) => come).length + gone.length;
  if (entries > MOST_ENTRIES || gone.some(({ field }) => isBare(field))) return null;
  const { taken_out, between } = interviewWords[language];
  const out = gone.map(({ piece }) => piece.said);
  const [plain, wordy] = [true, false].map((isPlain) =>
    said.filter(({ field }) => isPlain === PLAIN.has(field)).flatMap((one) => clausesOf(one, after, language)),
  );
  const clauses = [
    ...(plain?.length ? [joined(plain, language)] : []),
    ...(wordy ?? []),
    ...(out.length === 0 ? [] : [fill(taken_out, { entries: joined(out, language) })]),
  ];
  // What is named in somebody's own words may hold an “and” itself: those clauses stand apart.
  const sentence = `${clauses.join(between)}.`;
  return clauses.length > MOST_CLAUSES || sentence.length > LONGEST ? null : sentence;
}
