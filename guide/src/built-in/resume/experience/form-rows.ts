import type { Line } from '../lines.ts';
import { fold } from '../../../resume/fold.ts';
import { fieldNamed, JOB_FIELD, type Field } from './field-names.ts';
import { rowCells, tableColumns, tableKind } from './table-head.ts';

type Answer = { field: Field; text: string };
/** One job of a form: where its first line stood, what its fields say, and lines without a field. */
type Form = { first: Line; fields: Map<Field, string>; body: Line[] };

const NEXT_LABEL = new RegExp(`(?<=\\S)\\s+(?=${JOB_FIELD}\\s*[:：])`, 'gu');
const LABEL = /^([^:：]{1,50}?)\s*[:：]\s*(.*)$/u;
const ADDRESS = /address|adresse|dirección|morada|endereço|כתובת/iu;
/** UTF-16 units of a line that may hold several fields. */
const MAX_FIELDS_LENGTH = 300;
const NAMES_JOB: readonly Field[] = ['role', 'company', 'dates', 'from', 'to'];

/** The lines of a section with tables and forms about jobs brought into one order: role, employer, dates; then duties. */
export function inFormOrder(lines: readonly Line[]): Line[] {
  return formsInOrder(tablesInOrder(withDatesTogether(lines)));
}

/** "Admission: 2015" above "Left: 2019": the two ends of one range. */
function withDatesTogether(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const above = result.at(-1);
    if (above && !line.isApart && isOnly('from', above) && isOnly('to', line)) {
      const text = `${above.text} ${line.text}`;
      result[result.length - 1] = { ...above, text, cells: [text] };
    } else result.push(line);
  }
  return result;
}

function isOnly(field: Field, line: Line): boolean {
  const [answer, ...more] = answersOf(line, undefined);
  return answer?.field === field && more.length === 0 && line.cells.length === 1;
}

/** Rows under the names of their columns. Rows with other numbers of cells, and other lines, stay as they are. */
function tablesInOrder(lines: readonly Line[]): Line[] {
  let columns: Field[] | undefined;
  return lines.flatMap((line) => {
    const head = tableColumns(line);
    if (head) columns = tableKind(head) === 'experience' ? head : undefined;
    if (head) return [];
    const cells = columns ? rowCells(line) : [];
    if (!columns || cells.length !== columns.length) return [line];
    const fields = new Map(columns.map((field, index) => [field, cells[index] ?? '']));
    return linesOfForm({ first: line, fields, body: [] });
  });
}

/** "Employer: …", "Position: …", "From: …", each a line of its own or several on one. */
function formsInOrder(lines: readonly Line[]): Line[] {
  const answers = lines.map((line, index) => answersOf(line, lines[index + 1]));
  const named = new Set(answers.flat().map(({ field }) => field));
  if (!named.has('role') && !named.has('company')) return [...lines];
  if (NAMES_JOB.filter((field) => named.has(field)).length < 2) return [...lines];
  const result: Line[] = [];
  let form: Form | undefined;
  const close = () => {
    if (form) result.push(...linesOfForm(form));
    form = undefined;
  };
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    const found = answers[index] ?? [];
    if (!line) continue;
    if (found.length === 0) {
      if (form) form.body.push(line);
      else result.push(line);
      continue;
    }
    for (const { field, text } of found) {
      if (form?.fields.has(field)) close();
      form ??= { first: line, fields: new Map(), body: [] };
      form.fields.set(field, text);
    }
    // a name alone on its line has its answer on the next
    if (/[:：]$/.test(line.text)) index++;
  }
  close();
  return result;
}

function answersOf(line: Line, next: Line | undefined): Answer[] {
  const [first = '', second, ...more] = rowCells(line);
  const named = fieldNamed(first);
  if (named && isOfJob(named) && second !== undefined && more.length === 0)
    return [{ field: named, text: named === 'company' ? withoutAddress(first, second) : second }];
  const parts = line.cells.flatMap(splitAtLabels);
  const answers = parts.map((part): Answer | undefined => {
    const [, label = '', text = ''] = LABEL.exec(part) ?? [];
    const field = fieldNamed(label);
    const answer = text === '' && parts.length === 1 ? (next?.text ?? '') : text;
    return field && isOfJob(field) && answer !== '' && !LABEL.test(text === '' ? answer : '')
      ? { field, text: answer }
      : undefined;
  });
  const found = answers.filter((answer) => answer !== undefined);
  return found.length === answers.length ? found : [];
}

/** Of "name and address", the name. */
function withoutAddress(label: string, text: string): string {
  return ADDRESS.test(label) ? text.replace(/\s*[,(–].*$/u, '') : text;
}

function isOfJob(field: Field): boolean {
  return field !== 'school' && field !== 'paper' && field !== 'level';
}

function splitAtLabels(cell: string): string[] {
  if (cell.length > MAX_FIELDS_LENGTH) return [cell];
  // a label ends in a colon, and most lines have none
  if (!/[:：]/.test(cell)) return [cell.trim()];
  const starts: number[] = [];
  for (const { index } of fold(cell).matchAll(NEXT_LABEL)) {
    // "Job title:" is one label, not "Job" before "title:"
    if (/[:：]/.test(cell.slice(starts.at(-1) ?? 0, index))) starts.push(index);
  }
  return [0, ...starts].map((start, index) => cell.slice(start, starts[index]).trim());
}

function linesOfForm({ first, fields, body }: Form): Line[] {
  const header = (['role', 'company', 'dates', 'from', 'to'] as const).flatMap((field) => fields.get(field) ?? []);
  const duties = fields.get('duties');
  const told = duties === undefined ? [] : [{ ...first, isApart: false, text: duties, cells: [duties] }];
  // where the form leaves out the employer, the line above may name it
  const isApart = first.isApart || (fields.has('role') && fields.has('company'));
  const head = header.length > 0 ? [{ ...first, isApart, bullet: '', text: header.join(' '), cells: header }] : [];
  return [...head, ...told, ...body];
}
