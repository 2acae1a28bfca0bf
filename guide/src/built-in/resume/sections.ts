import { isTableHead } from './experience/table-head.ts';
import { headingKind, isInCapitals, standingOutKind } from './heading.ts';
import type { Line } from './lines.ts';
import type { SectionKind } from './section-words.ts';
import { namesLanguage } from './skills/languages.ts';

/** `head` is what stands before the first heading: name, address, a sentence about oneself. */
export type Section = { kind: SectionKind | 'head'; lines: Line[] };

/** "Skills: cooking, driving": a heading and its content on one line. */
const INLINE = /^([^:：]{2,40}?)\s*[:：]\s*(\S.*)$/u;
/** Headings that also appear as labels inside other sections; there they open nothing when content follows. */
const LABEL_ONLY = new Set<SectionKind>(['other', 'profile', 'experience', 'personal']);

/** The sections of a CV in their order; a kind can come more than once. */
export function sectionsOf(lines: readonly Line[]): Section[] {
  const sections: Section[] = [{ kind: 'head', lines: [] }];
  for (const line of lines) {
    const current = sections.at(-1);
    const heading = openingOf(line, current?.kind ?? 'head');
    if (heading) sections.push({ kind: heading.kind, lines: heading.rest ? [heading.rest] : [] });
    else if (line.startsColumn && current?.kind !== 'head') sections.push({ kind: 'head', lines: [line] });
    else if (!isTableHead(line)) current?.lines.push(line);
  }
  return sections.filter((section) => section.lines.length > 0);
}

function openingOf(line: Line, current: Section['kind']): { kind: SectionKind; rest?: Line } | undefined {
  if (isTableHead(line) && current !== 'experience') return { kind: 'experience' };
  if (line.cells.length > 1) return undefined;
  const title = line.text.replace(/\s*[:：]$/u, '');
  const isMarked = title !== line.text || isInCapitals(title);
  if (line.bullet !== '' && !isMarked) return undefined;
  const bare = headingKind(title) ?? (isMarked || line.isApart ? standingOutKind(title) : undefined);
  if (bare) return { kind: bare };
  const inline = INLINE.exec(line.text);
  const kind = inline && headingKind(inline[1] ?? '');
  if (
    !inline ||
    !kind ||
    LABEL_ONLY.has(kind) ||
    (!isHeading(kind, inline[1] ?? '', inline[2] ?? '') && isLabelIn(current, kind))
  )
    return undefined;
  const rest = inline[2] ?? '';
  return { kind, rest: { ...line, text: rest, cells: [rest] } };
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
