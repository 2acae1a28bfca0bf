import { RESULT_MAX, type ResultContent, type Revision } from './result.ts';
import { holdsSomething } from './result-rules.ts';

/** A state of a result, and what was written over on the way to it. */
export interface Merged {
  content: ResultContent;
  revisions: Revision[];
}

/** Whether two values of JSON are the same, whatever the order of their names. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [a, b] = [Object.entries(one), new Map(Object.entries(other))];
  return a.length === b.size && a.every(([name, value]) => b.has(name) && isSame(value, b.get(name)));
}

type Row = { id: string };
type Rows<One extends Row> = readonly One[];

/** What a part of a result says, in one line: what a revision shows. */
function wordsIn(part: object): string {
  return Object.entries(part)
    .filter(([name, value]) => name !== 'id' && value !== null && value !== '' && value !== false)
    .map(([, value]) => String(value))
    .join(' · ');
}

function wordsOf(content: ResultContent): string {
  return 'rows' in content.data ? content.data.rows.map(wordsIn).join('\n') : wordsIn(content.data);
}

/** Whether everything that one part says, the other says too. */
function isContained(part: object, other: object): boolean {
  const others = new Map(Object.entries(other));
  return Object.entries(part).every(([name, value]) => {
    const there: unknown = others.get(name);
    if (value === null || value === '' || value === false) return true;
    return typeof value === 'string' && typeof there === 'string' ? there.includes(value) : value === there;
  });
}

/**
 * Rows by id: what I changed since `base` is mine, all else as it is there. A row that both changed is mine, and theirs
 * is told to `lose`; one that either only left out is gone, unless the other changed it.
 */
function mergeRows<One extends Row>(mine: Rows<One>, base: Rows<One>, theirs: Rows<One>, lose: (row: One) => void) {
  const byId = (rows: Rows<One>) => new Map(rows.map((row) => [row.id, row]));
  const [my, before, their] = [byId(mine), byId(base), byId(theirs)];
  const pick = (id: string): One | undefined => {
    const [one, old, other] = [my.get(id), before.get(id), their.get(id)];
    if (isSame(one, other) || isSame(other, old)) return one;
    if (isSame(one, old) || one === undefined) return other;
    if (other !== undefined && !isContained(other, one)) lose(other);
    return one;
  };
  // Whoever moved no row leaves the order as it is there, so that two devices come to the same one.
  const common = (rows: Rows<One>) => rows.flatMap(({ id }) => (my.has(id) && before.has(id) ? id : []));
  const isMoved = !isSame(common(mine), common(base));
  const ids = new Set(isMoved ? [...my.keys(), ...their.keys()] : [...their.keys(), ...my.keys()]);
  return [...ids].flatMap((id) => pick(id) ?? []);
}

/** The same state with rows by one id each, the last of them: what a client sends may name one twice. */
function withoutTwins<Content extends ResultContent>(content: Content): Content {
  if (!('rows' in content.data)) return content;
  const rows = [...new Map(content.data.rows.map((row) => [row.id, row] as const)).values()];
  return { ...content, data: { rows } } as Content;
}

const noRows = (content: ResultContent) => ('rows' in content.data ? content.data.rows.length : 0);

/**
 * Two states of one result that were made apart, and what they were made from. Nothing anybody typed is lost: of what
 * both changed, `mine` is shown and the other kept as a revision. null = `theirs` already is what comes out.
 */
export function mergeResult(
  mine: ResultContent,
  base: ResultContent | null,
  theirs: Merged,
  at: Date,
): Merged | null | 'full' {
  const lost: string[] = [];
  const lose = (words: string) => lost.push(words);
  const content = withoutTwins(mergeContent(withoutTwins(mine), base, theirs.content, lose));
  if (noRows(content) > RESULT_MAX.rows) return 'full';
  if (isSame(content, theirs.content) && lost.length === 0) return null;
  const known = new Set(theirs.revisions.map(({ words }) => words));
  const fresh = [...new Set(lost)].filter((words) => words !== '' && !known.has(words));
  const revisions = [...fresh.map((words) => ({ at: at.toISOString(), words })), ...theirs.revisions];
  return { content, revisions: revisions.slice(0, RESULT_MAX.revisions) };
}

function mergeContent(
  mine: ResultContent,
  base: ResultContent | null,
  theirs: ResultContent,
  lose: (words: string) => void,
): ResultContent {
  if (mine.kind !== theirs.kind) {
    if (base !== null && isSame(mine, base)) return theirs;
    if (holdsSomething(theirs)) lose(wordsOf(theirs));
    return mine;
  }
  if ('rows' in mine.data && 'rows' in theirs.data) {
    const before = base && base.kind === mine.kind && 'rows' in base.data ? base.data.rows : [];
    const rows = mergeRows<Row>(mine.data.rows, before, theirs.data.rows, (row) => lose(wordsIn(row)));
    return { ...mine, data: { rows } } as ResultContent;
  }
  if (base !== null && isSame(mine, base)) return theirs;
  const isSeen = base !== null && isSame(theirs, base);
  if (!isSeen && !isContained(theirs.data, mine.data)) lose(wordsOf(theirs));
  return mine;
}
