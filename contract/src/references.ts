import { type FieldName, fieldNames } from './profile-fields.ts';

/** What of a title would end a reference, or be read as a mark inside it. */
const MARKS = /[[\]\\<>`*_]+/gu;
/** Longest label of a reference, in UTF-16 units; what leads to longer words shows their beginning. */
const LONGEST = 300;
const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ADDRESS = new RegExp(`^#(?:(memory-)?(${ID})|profile-([a-z_]{1,40})(?:-(\\d{1,4}))?)$`, 'iu');
const REFERENCE = /\[([^[\]\n]{1,300})\]\(#(?:(?:memory-)?[0-9a-f-]{36}|profile-[a-z_]{1,40}(?:-\d{1,4})?)\)/giu;

/** A field of the profile, or an item of one that is a list, from 0 on. */
export interface FactPlace {
  field: FieldName;
  index: number | null;
}

/** What a reply refers to: a step or task, something remembered, or what the profile holds. */
export type Referred = { kind: 'item'; id: string } | { kind: 'memory'; id: string } | ({ kind: 'fact' } & FactPlace);

function link(label: string, address: string): string {
  const clean = label.replace(MARKS, ' ').replace(/\s+/gu, ' ').trim();
  const short = clean.length > LONGEST ? `${clean.slice(0, LONGEST - 1).toWellFormed()}…` : clean;
  return `[${short}](${address})`;
}

/** A step or task as a reply refers to it: its title, which leads to it. */
export function referenceTo(id: string, title: string): string {
  return link(title, `#${id}`);
}

/** Something remembered as a reply refers to it: its words, which lead to where it can be changed. */
export function referenceToMemory(id: string, text: string): string {
  return link(text, `#memory-${id}`);
}

/** What the profile holds as a reply refers to it: the words, which lead to their field. */
export function referenceToFact({ field, index }: FactPlace, text: string): string {
  return link(text, `#profile-${field}${index === null ? '' : `-${index}`}`);
}

/** What the address of a link leads to; null for any other address. */
export function referredTo(address: string | undefined): Referred | null {
  const [whole, memory, id, name, index] = ADDRESS.exec(address ?? '') ?? [];
  if (whole === undefined) return null;
  if (id !== undefined) return { kind: memory === undefined ? 'item' : 'memory', id: id.toLowerCase() };
  const field = fieldNames.find((one) => one === name);
  return field ? { kind: 'fact', field, index: index === undefined ? null : Number(index) } : null;
}

/** A text with the titles of what it refers to, and no ids. */
export function withoutReferences(text: string): string {
  return text.replace(REFERENCE, '$1');
}
