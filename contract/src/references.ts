/** What of a title would end a reference, or be read as a mark inside it. */
const MARKS = /[[\]\\<>`*_]+/gu;
const ITEM = /^#([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/iu;
const REFERENCE = /\[([^[\]\n]{1,300})\]\(#[0-9a-f-]{36}\)/giu;

/** A step or task as a reply refers to it: its title, which leads to it. */
export function referenceTo(id: string, title: string): string {
  return `[${title.replace(MARKS, ' ').replace(/\s+/gu, ' ').trim()}](#${id})`;
}

/** The step or task that the address of a link leads to; null for any other address. */
export function itemReferredTo(address: string | undefined): string | null {
  return ITEM.exec(address ?? '')?.[1]?.toLowerCase() ?? null;
}

/** A text with the titles of what it refers to, and no ids. */
export function withoutReferences(text: string): string {
  return text.replace(REFERENCE, '$1');
}
