import { fieldNamed } from './experience/field-names.ts';
import { tableColumns, tableKind } from './experience/table-head.ts';
import { headingKind, isInCapitals, standingOutKind } from './heading.ts';
import type { Line } from './lines.ts';
import type { SectionKind } from './section-words.ts';
import { levelOf } from '../../resume/skills/level.ts';
import { isBareAnswer, isLicenceClass } from './skills/licence.ts';
import { namesLanguage } from './skills/languages.ts';
import { wordsOf } from '../../resume/fold.ts';
import referees from './referees.json' with { type: 'json' };

/** `head` is what stands before the first heading: name, address, a sentence about oneself. */
export type Section = { kind: SectionKind | 'head'; lines: Line[] };
/** `isOneLine`: a detail among others about the person ("Driving licence: B"), after which they go on. */
type Opening = { kind: SectionKind; rest?: Line; isOneLine?: boolean };

/** "Skills: cooking, driving": a heading and its content on one line. */
const INLINE = /^([^:：]{2,40}?)\s*[:：]\s*(\S.*)$/u;
/** Headings that also appear as labels inside other sections; there they open nothing when content follows. */
const LABEL_ONLY = new Set<SectionKind>(['other', 'profile', 'experience', 'personal']);

/** Words for those who can be asked about somebody, folded. */
const REFEREES = new Set(Object.values(referees.people).flat().flatMap(wordsOf));
/** That they are named when somebody asks, folded. */
const ON_REQUEST = new Set(Object.values(referees.asked).flat().flatMap(wordsOf));
/** Sections whose lines are lists of what somebody has, so that a brief line which begins with such a word is none of them. */
const LISTED = new Set<Section['kind']>(['skills', 'languages', 'certificates', 'hobbies', 'education']);
const BRIEF = 8;

/** Sections with a label to each of their lines. */
const SKILLED = new Set<Section['kind']>(['skills', 'languages', 'certificates']);
/** "Adresse(s)". */
const PLURAL = /\(\p{L}{1,3}\)/gu;

/** The sections of a CV in their order; a kind can come more than once. */
export function sectionsOf(lines: readonly Line[]): Section[] {
  const sections: Section[] = [{ kind: 'head', lines: [] }];
  for (const line of lines) {
    const current = sections.at(-1);
    const opening = openingOf(line, current?.kind ?? 'head');
    if (opening) {
      sections.push({ kind: opening.kind, lines: opening.rest ? [opening.rest] : [] });
      if (opening.isOneLine) sections.push({ kind: current?.kind ?? 'head', lines: [] });
    } else if (line.startsColumn && current?.kind !== 'head') sections.push({ kind: 'head', lines: [line] });
    else if (current?.kind === 'experience' || !tableColumns(line)) current?.lines.push(line);
  }
  return sections.filter((section) => section.lines.length > 0);
}

function openingOf(line: Line, current: Section['kind']): Opening | undefined {
  const columns = tableColumns(line);
  if (columns) return openingTable(line, tableKind(columns), current);
  if (line.cells.length > 1) return labelledOpening(line, current);
  const title = line.text.replace(/\s*[:：]$/u, '');
  const isMarked = title !== line.text || isInCapitals(title);
  if (line.bullet !== '' && !isMarked) return undefined;
  const bare = headingKind(title) ?? (isMarked || line.isApart ? standingOutKind(title) : undefined);
  if (bare) return { kind: bare };
  return inlineOpening(line, current) ?? (tellsReferees(line, current) ? { kind: 'other', rest: line } : undefined);
}

/** “Referees on request”, “References: J. Doe, 020 …”: a name behind it is nobody's skill. */
function tellsReferees({ text }: Line, current: Section['kind']): boolean {
  const words = wordsOf(text);
  const isLabel = wordsOf(INLINE.exec(text)?.[1] ?? '').length === 1;
  return (
    REFEREES.has(words[0] ?? '') &&
    LISTED.has(current) &&
    (isLabel || (words.length <= BRIEF && words.some((word) => ON_REQUEST.has(word))))
  );
}

function openingTable(line: Line, kind: ReturnType<typeof tableKind>, current: Section['kind']): Opening | undefined {
  if (kind === 'experience' || (kind === undefined && current !== 'education')) {
    return current === 'experience' ? undefined : { kind: 'experience', rest: line };
  }
  return kind === 'education' && (current === 'head' || current === 'experience') ? { kind } : undefined;
}

function inlineOpening(line: Line, current: Section['kind']): Opening | undefined {
  const [, label = '', content = ''] = INLINE.exec(line.text) ?? [];
  const kind =
    label === '' ? undefined : (headingKind(label) ?? (isInCapitals(label) ? standingOutKind(label) : undefined));
  if (!kind || LABEL_ONLY.has(kind) || (current === 'experience' && fieldNamed(label))) return undefined;
  if (!isHeading(kind, label, content) && isLabelIn(current, kind)) return undefined;
  const isDetail = kind === 'certificates' || kind === 'languages';
  const text = textOf(kind, line.text, label, content);
  const isOneLine = isDetail && (current === 'head' || current === 'personal');
  return { kind, rest: { ...line, text, cells: [text] }, isOneLine };
}

/** "Driving licence(s) | B" among skills, as forms have it: the label is a heading for what stands beside it. */
function labelledOpening({ cells, ...line }: Line, current: Section['kind']): Opening | undefined {
  const [label = '', content = '', ...more] = cells;
  if (more.length > 0 || !SKILLED.has(current) || levelOf(content)) return undefined;
  const kind = headingKind(label.replace(PLURAL, ''));
  if (!kind || LABEL_ONLY.has(kind)) return undefined;
  const text = textOf(kind, `${label} ${content}`, label, content);
  return { kind, rest: { ...line, text, cells: [text] } };
}

/** A licence is named by its label where the answer is only its class, or that there is one. */
function textOf(kind: SectionKind, whole: string, label: string, content: string): string {
  if (kind !== 'certificates') return content;
  return isLicenceClass(content) ? whole : isBareAnswer(content) ? label : content;
}

/** "Languages: Java" among skills, "Training: …" or "Skills: …" within a job. */
function isLabelIn(current: Section['kind'], kind: SectionKind): boolean {
  if (current === 'skills') return kind !== 'hobbies' && kind !== 'education';
  if (current === 'experience') return kind !== 'hobbies' && kind !== 'languages' && kind !== 'education';
  return current === 'other' && kind === 'skills';
}

/** Meant as a heading even where labels are common: one in capitals, or "Languages" before languages people speak. */
function isHeading(kind: SectionKind, label: string, content: string): boolean {
  return isInCapitals(label) || (kind === 'languages' && namesLanguage(content));
}
