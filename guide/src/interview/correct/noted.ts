import {
  ASSISTANT,
  type AskedField,
  askedFields,
  fieldCalled,
  type FieldUpdate,
  isListField,
  isSeveralField,
  nameIn,
} from '@foothold/contract';
import type { ChatTurn } from '../../guide.ts';
import { isCare } from '../conversation.ts';
import { piecesOf } from './find-item.ts';

/** What a turn did to the profile: what the fields held before it, and what they held behind it. */
export interface Noted {
  before: readonly FieldUpdate[];
  after: readonly FieldUpdate[];
}

/** One thing a turn put into a field, by its name; `removed`: took out of it. */
export interface Entry {
  field: AskedField;
  name: string;
  removed: boolean;
}

/** A thing that a field holds; the same name with other contents is a thing that was changed. */
export interface Item {
  name: string;
  contents: string;
}

/** What an update would have a field hold: the items of a list, the pieces of a text, one number. */
export function itemsOf(update: FieldUpdate): Item[] {
  const field = fieldCalled(update.field);
  const { payload } = update;
  if (Array.isArray(payload))
    return payload.map((item: object) => ({
      name: isListField(field) ? nameIn(field)(item) : '',
      contents: JSON.stringify(item),
    }));
  const text = payload === null ? '' : String(payload);
  const pieces = isSeveralField(field) ? piecesOf(text) : [text].filter((one) => one !== '');
  return pieces.map((piece) => ({ name: piece, contents: piece }));
}

/** What came into a field, and what went out of it. */
function entriesOf(field: AskedField, before: readonly Item[], after: readonly Item[]): Entry[] {
  const [was, is] = [before, after].map((items) => new Set(items.map(({ contents }) => contents)));
  const come = after.filter(({ contents }) => !was?.has(contents));
  const gone = before.filter(({ contents }) => !is?.has(contents));
  const replaced = come.length === gone.length;
  return [
    ...come.map(({ name }) => ({ field, name, removed: false })),
    ...(replaced ? [] : gone.map(({ name }) => ({ field, name, removed: true }))),
  ];
}

/** Whether a reply took back what was noted beside a question about danger, as care does where the danger is there. */
const tookBack = ({ record }: ChatTurn) => record?.act === 'answered-with-care' && record.before.length > 0;

/** What a reply noted; null when it noted nothing. */
export function notedBy(turn: ChatTurn): Noted | null {
  const { sender, record, updates = [] } = turn;
  if (sender !== ASSISTANT || !record || record.before.length === 0 || tookBack(turn)) return null;
  return { before: record.before, after: updates };
}

/** What the last reply noted, for “no, eight”; empty when it noted nothing. */
export function justNoted(history: readonly ChatTurn[]): Entry[] {
  const last = history.findLast(({ sender }) => sender === ASSISTANT);
  const noted = last ? notedBy(last) : null;
  if (!noted) return [];
  return askedFields.flatMap((field) => {
    const before = noted.before.find((one) => one.field === field);
    const after = noted.after.find((one) => one.field === field);
    return before && after ? entriesOf(field, itemsOf(before), itemsOf(after)) : [];
  });
}

/** What was noted last and not taken back yet; null when nothing is, or the profile was emptied since. */
export function lastStanding(history: readonly ChatTurn[]): Noted | null {
  let undone = 0;
  // Whether a turn stands in a row of care that took back what was noted in it.
  let isTakenBack = false;
  for (const turn of history.toReversed()) {
    if (turn.record?.act === 'cleared') return null;
    if (turn.sender === ASSISTANT) isTakenBack = tookBack(turn) || (isTakenBack && isCare(turn));
    const noted = notedBy(turn);
    if (!noted || isTakenBack) continue;
    if (turn.record?.act === 'undone') undone += 1;
    else if (undone === 0) return noted;
    else undone -= 1;
  }
  return null;
}
