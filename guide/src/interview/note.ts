import {
  type AskedField,
  askedFields,
  isSeveralField,
  type Language,
  payloadOf,
  type Profile,
} from '@foothold/contract';
import { fill } from '../text/fill.ts';
import { isolate, oneLine } from '../text/quote.ts';
import { type Shown, valuesShown } from './shown.ts';
import { type InterviewWords, interviewWords } from './words.ts';

const SHOWN = 300;

/** Texts that grow piece by piece: the note shows the piece. */
function textEntries(before: string, after: string, language: Language): string[] | null {
  const words = interviewWords[language];
  if (before === '' || after === '') return null;
  const piece = (text: string) => isolate(oneLine(text, SHOWN));
  if (after.startsWith(`${before}, `)) return [piece(after.slice(before.length + 2))];
  const old = before.split(', ');
  const now = after.split(', ');
  const gone = old.filter((one) => !now.includes(one));
  const come = now.filter((one) => !old.includes(one));
  const [from] = gone;
  const [to] = come;
  if (gone.length === 1 && come.length === 1 && from && to)
    return [fill(words.was, { value: piece(to), before: piece(from) })];
  return come.length === 0 && gone.length > 0 ? [fill(words.removed, { value: piece(gone.join(', ')) })] : null;
}

function entriesOf(before: readonly Shown[], after: readonly Shown[], language: Language): string[] {
  const words = interviewWords[language];
  const was = (now: Shown, old: Shown) => fill(words.was, { value: now.text, before: old.text });
  const gone = before.filter((old) => !after.some((now) => now.key === old.key));
  const come = after.filter((now) => !before.some((old) => old.key === now.key));
  const changed = after.flatMap((now) => {
    const old = before.find((one) => one.key === now.key);
    return old && old.text !== now.text ? [was(now, old)] : [];
  });
  const [from] = gone;
  const [to] = come;
  if (gone.length === 1 && come.length === 1 && from && to && before.length === after.length)
    return [...changed, was(to, from)];
  return [...changed, ...come.map(({ text }) => text), ...gone.map(({ text }) => fill(words.removed, { value: text }))];
}

/** No line where a field holds nothing; French sets its colon and its semicolon apart. */
const lineOf = (field: AskedField, entries: readonly string[], { line, between, fields }: InterviewWords) =>
  entries.length === 0 ? [] : [`- ${fill(line, { field: fields[field], entries: entries.join(between) })}`];

/** What changed between two profiles, a line a field, in the person's own words, with what stood there before. */
export function changedLines(before: Profile, after: Profile, language: Language): string[] {
  const words = interviewWords[language];
  return askedFields.flatMap((field) => {
    const entries =
      (isSeveralField(field) ? textEntries(payloadOf(before, field), payloadOf(after, field), language) : null) ??
      entriesOf(valuesShown(before, field, language), valuesShown(after, field, language), language);
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
