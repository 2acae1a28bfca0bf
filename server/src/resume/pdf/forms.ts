import type { Fragment } from './fragment.ts';
import { isFull, widthOf } from './room.ts';
import { rowsOf, type Row } from './rows.ts';

/** Answers that begin at one edge, at least; a form about a single job has as many. */
const MIN_ANSWERS = 6;
/** Points by which they may begin apart. */
const ALIGNED = 2;
/** Lines of labels that come again in the same order: no sidebar repeats as many. */
const MIN_REPEATED = 3;
/** Text heights from one line of a label to the next. */
const NEXT_LINE = 1.5;
/** A page of a CV has a hundred rows; what has more than these is no form. */
const MAX_ROWS = 500;

type Sided = { row: Row; label: Fragment[]; answer: Fragment[] };
type Field = { rows: Sided[] };
type InFields = { fragments: Fragment[]; edge: number | undefined };

/**
 * The fragments with each field of a form as one fragment: its label, a tab, its answer; and where its answers begin.
 * A form has its labels in a column of their own, which says the same of each job in turn, as in the Europass CV:
 * "Dates", "Occupation or position held", "Main activities and responsibilities". Such labels are longer than those of
 * a sidebar, and wrap. `known`: where answers begin on a page before this one, which need not repeat any label.
 */
export function withForms(fragments: readonly Fragment[], known?: number): InFields {
  const rows = rowsOf(fragments);
  if (rows.length > MAX_ROWS) return { fragments: [...fragments], edge: undefined };
  for (const edge of known === undefined ? answerEdges(rows) : [known]) {
    const sided = rows.map((row) => sidesOf(row, edge));
    const first = firstOf(sided);
    const last = lastOf(sided);
    const form = sided.slice(Math.max(0, first), last + 1).flatMap((sides) => sides ?? []);
    const isWhole = first >= 0 && form.length === last + 1 - first;
    if (isWhole && (known !== undefined || repeats(form))) {
      const within = [...rows.slice(0, first), ...fieldsOf(form).map(asRow), ...rows.slice(last + 1)];
      return { fragments: within.flatMap((row) => row.fragments), edge };
    }
  }
  return { fragments: [...fragments], edge: undefined };
}

/** The first row with both sides, or the first of the headings above it that stand over the labels; -1 for none. */
function firstOf(sided: readonly (Sided | undefined)[]): number {
  let first = sided.findIndex((sides) => sides !== undefined && isField(sides));
  while (first > 0 && sided[first - 1]?.answer.length === 0) first--;
  return first;
}

/** The last row with both sides, or the last line of its label. */
function lastOf(sided: readonly (Sided | undefined)[]): number {
  let last = sided.findLastIndex((sides) => sides !== undefined && isField(sides));
  for (let below = sided[last + 1]; last >= 0 && below && below.answer.length === 0; below = sided[last + 1]) {
    const { row } = sided[last] ?? below;
    if (row.y - below.row.y > NEXT_LINE * below.row.height) break;
    last++;
  }
  return last;
}

/** Where many fragments begin that have others before them, the most frequent edge first. */
function answerEdges(rows: readonly Row[]): number[] {
  const edges = new Map<number, number>();
  for (const { fragments } of rows) {
    const edge = Math.floor(fragments.at(-1)?.x ?? 0);
    if (fragments.length > 1) edges.set(edge, (edges.get(edge) ?? 0) + 1);
  }
  return [...edges]
    .filter(([, count]) => count >= MIN_ANSWERS)
    .sort((a, b) => b[1] - a[1])
    .map(([edge]) => edge);
}

/** The two sides of a row; undefined where a fragment crosses the edge between them. */
function sidesOf(row: Row, edge: number): Sided | undefined {
  const label = row.fragments.filter(({ x }) => x < edge - ALIGNED);
  const answer = row.fragments.filter(({ x }) => x >= edge - ALIGNED);
  return label.some(({ x, width }) => x + width > edge + ALIGNED) ? undefined : { row, label, answer };
}

function isField({ label, answer }: Sided): boolean {
  return label.length > 0 && answer.length > 0;
}

function repeats(form: readonly Sided[]): boolean {
  const labels = form.filter(({ label }) => label.length > 0).map(({ label }) => textOf(label));
  const runs = new Set<string>();
  for (let at = 0; at + MIN_REPEATED <= labels.length; at++) {
    const run = labels.slice(at, at + MIN_REPEATED);
    // The same word over and over is a column of marks or levels.
    if (new Set(run).size < MIN_REPEATED || !run.every((label) => /\p{L}{2}/u.test(label))) continue;
    if (runs.has(run.join('\n'))) return true;
    runs.add(run.join('\n'));
  }
  return false;
}

/** Each label with its next lines, and all answers down to the next label. */
function fieldsOf(form: readonly Sided[]): Field[] {
  const room = {
    label: Math.max(...form.map(({ label }) => widthOf(label))),
    answer: Math.max(...form.map(({ answer }) => widthOf(answer))),
  };
  const fields: Field[] = [];
  let above: Sided | undefined;
  for (const sides of form) {
    const isNext = sides.label.length === 0 || (above !== undefined && continues(above, sides, room));
    if (isNext && fields.length > 0) fields.at(-1)?.rows.push(sides);
    else fields.push({ rows: [sides] });
    if (sides.label.length > 0) above = sides;
  }
  return fields;
}

/** Whether a line on the labels' side goes on with the label above: that one is full, and so is the answer beside it. */
function continues(above: Sided, line: Sided, room: { label: number; answer: number }): boolean {
  if (above.row.y - line.row.y > NEXT_LINE * line.row.height || !isFull(above.label, line.label, room.label))
    return false;
  return line.answer.length === 0 || (above.answer.length > 0 && isFull(above.answer, line.answer, room.answer));
}

function asRow({ rows }: Field): Row {
  const fragments = rows.flatMap(({ row }) => row.fragments);
  const left = Math.min(...fragments.map(({ x }) => x));
  const right = Math.max(...fragments.map(({ x, width }) => x + width));
  const label = rows.map((row) => textOf(row.label)).join(' ');
  const answer = rows.map((row) => textOf(row.answer)).join(' ');
  const text = [label, answer].map((side) => side.replace(/ {2,}/g, ' ').trim()).filter((side) => side !== '');
  const { y, height } = rows[0]?.row ?? { y: 0, height: 0 };
  return { y, height, fragments: [{ text: text.join('\t'), x: left, y, width: right - left, height }] };
}

function textOf(fragments: readonly Fragment[]): string {
  return fragments.map(({ text }) => text.trim()).join(' ');
}
