import type { Month } from './dates/duration.ts';
import { datedLine } from './experience/dated-line.ts';
import { namesEmployer, namesRole } from './experience/evidence.ts';
import { isHeaderLine } from './experience/header-line.ts';
import { lineKind } from './line-kind.ts';
import type { Line } from './lines.ts';
import type { Section } from './sections.ts';

const MAY_HOLD_JOBS = new Set<Section['kind']>(['head', 'profile', 'personal', 'other', 'skills']);
/** Role and employer above dates that stand alone. */
const MAX_ABOVE = 2;

/**
 * The sections of a CV where no heading names the jobs: lines that tell of a job by themselves become a section of
 * experience. Where there is no heading at all, lines about studies, hobbies and skills find theirs, too.
 */
export function withJobsFound(sections: readonly Section[], now: Month): Section[] {
  if (sections.some(({ kind }) => kind === 'experience')) return [...sections];
  const isBare = sections.every(({ kind }) => kind === 'head');
  return sections.flatMap((section) => (MAY_HOLD_JOBS.has(section.kind) ? parted(section, now, isBare) : [section]));
}

function parted(section: Section, now: Month, isBare: boolean): Section[] {
  const parts: Section[] = [{ kind: section.kind, lines: [] }];
  for (const line of section.lines) {
    const current = parts.at(-1);
    const above = isBareDate(line, now) && current ? takeNames(current.lines) : [];
    const found = above.length > 0 ? { kind: 'experience' as const, lead: 0 } : lineKind(line, now);
    const isNew = found && (isBare || found.kind === 'experience');
    if (!isNew || current?.kind === found.kind) current?.lines.push(...above, line);
    else parts.push({ kind: found.kind, lines: [...above, withoutLead(line, found.lead)] });
  }
  return parts.filter(({ lines }) => lines.length > 0);
}

function isBareDate(line: Line, now: Month): boolean {
  const dated = datedLine(line, now);
  return dated !== undefined && dated.isBare;
}

/** The last lines, taken away, when they name a job: a header above its dates. */
function takeNames(lines: Line[]): Line[] {
  let count = 0;
  while (count < MAX_ABOVE) {
    const line = lines.at(-1 - count);
    if (!line || !isHeaderLine(line) || (!namesRole(line.text) && !namesEmployer(line.text))) break;
    count++;
  }
  return count > 0 ? lines.splice(-count) : [];
}

function withoutLead(line: Line, lead: number): Line {
  const text = line.text.slice(lead).trim();
  return lead === 0 || text === '' ? line : { ...line, text, cells: [text] };
}
