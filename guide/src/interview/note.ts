import {
  type AskedField,
  askedFields,
  isSeveralField,
  type Language,
  payloadOf,
  type Profile,
} from '@foothold/contract';
import { fill } from '../text/fill.ts';
import { type Piece, type Shown, textShown, valuesShown } from './shown.ts';
import { type InterviewWords, interviewWords } from './words.ts';

/** What came into a field, with what stood there before, and what went out of it. */
export interface Change {
  field: AskedField;
  come: readonly { now: Piece; before: Piece | null }[];
  gone: readonly Piece[];
}

const added = (now: Piece) => ({ now, before: null });

/** Texts that grow piece by piece: only the piece is a change; null where the text was written anew. */
function textChange(field: AskedField, before: string, after: string, language: Language): Change | null {
  if (before === '' || after === '') return null;
  const piece = (text: string) => textShown(field, text, language);
  if (after.startsWith(`${before}, `)) return { field, come: [added(piece(after.slice(before.length + 2)))], gone: [] };
  const old = before.split(', ');
  const now = after.split(', ');
  const gone = old.filter((one) => !now.includes(one));
  const come = now.filter((one) => !old.includes(one));
  const [from] = gone;
  const [to] = come;
  if (gone.length === 1 && come.length === 1 && from && to)
    return { field, come: [{ now: piece(to), before: piece(from) }], gone: [] };
  return come.length === 0 && gone.length > 0 ? { field, come: [], gone: [piece(gone.join(', '))] } : null;
}

function changeOf(field: AskedField, before: readonly Shown[], after: readonly Shown[]): Change {
  const gone = before.filter((old) => !after.some((now) => now.key === old.key));
  const come = after.filter((now) => !before.some((old) => old.key === now.key));
  const changed = after.flatMap((now) => {
    const old = before.find((one) => one.key === now.key);
    return old && old.text !== now.text ? [{ now, before: old }] : [];
  });
  const [from] = gone;
  const [to] = come;
  if (gone.length === 1 && come.length === 1 && from && to && before.length === after.length)
    return { field, come: [...changed, { now: to, before: from }], gone: [] };
  return { field, come: [...changed, ...come.map(added)], gone };
}

/** What changed between two profiles, a field at a time. */
export function changesBetween(before: Profile, after: Profile, language: Language): Change[] {
  return askedFields
    .map(
      (field) =>
        (isSeveralField(field)
          ? textChange(field, payloadOf(before, field), payloadOf(after, field), language)
          : null) ?? changeOf(field, valuesShown(before, field, language), valuesShown(after, field, language)),
    )
    .filter(({ come, gone }) => come.length + gone.length > 0);
}

/** No line where a field holds nothing; French sets its colon and its semicolon apart. */
const lineOf = (field: AskedField, entries: readonly string[], { line, between, fields }: InterviewWords) =>
  entries.length === 0 ? [] : [`- ${fill(line, { field: fields[field], entries: entries.join(between) })}`];

/** What changed, a line a field, in the person's own words, with what stood there before. */
export function changedLines(changes: readonly Change[], language: Language): string[] {
  const words = interviewWords[language];
  return changes.flatMap(({ field, come, gone }) => {
    const entries = [
      ...come.map(({ now, before }) => (before ? fill(words.was, { value: now.text, before: before.text }) : now.text)),
      ...gone.map(({ text }) => fill(words.removed, { value: text })),
    ];
    return lineOf(field, entries, words);
  });
}

/** Everything the profile holds, a line a field; long texts cut. */
export function summaryLines(profile: Profile, language: Language): string[] {
  return askedFields.flatMap((field: AskedField) => {
    const entries = valuesShown(profile, field, language).map(({ text }) => text);
    return lineOf(field, entries, interviewWords[language]);
  });
}
