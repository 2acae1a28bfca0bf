import type { Month } from '../../resume/dates/duration.ts';
import { datedLine } from './experience/dated-line.ts';
import { namesEmployer, namesRole } from '../../resume/experience/evidence.ts';
import { isHeaderLine } from './experience/header-line.ts';
import { lineKind, type LineKind } from './line-kind.ts';
import type { Line } from './lines.ts';
import type { Section } from './sections.ts';
import type { SectionKind } from './section-words.ts';
import { namesLanguage } from './skills/languages.ts';
import { splitItems } from './skills/split-items.ts';
import { fold } from '../../resume/fold.ts';
import { LEADS } from './narrative/leads.ts';
import { itemsTold } from './narrative/items.ts';
import { toldLines } from './narrative/narrative-lines.ts';

const MAY_HOLD_JOBS = new Set<Section['kind']>(['head', 'profile', 'personal', 'other', 'skills']);
const MAY_HOLD_STRAYS = new Set<Section['kind']>(['skills', 'certificates', 'languages', 'education', 'other']);
const STRAYS: readonly SectionKind[] = ['hobbies', 'languages', 'skills'];
/** Role and employer above dates that stand alone. */
const MAX_ABOVE = 2;

/**
 * The sections of a CV where no heading names the jobs: lines that tell of a job by themselves become a section of
 * experience. Where there is no heading at all, lines about studies, hobbies and skills find theirs, too.
 */
export function withJobsFound(sections: readonly Section[], now: Month): Section[] {
  const named = new Set(sections.map(({ kind }) => kind));
  if (named.has('experience')) return sections.flatMap((section) => strayLines(section, named));
  return sections.flatMap((section) =>
    MAY_HOLD_JOBS.has(section.kind) ? parted(section, now, named) : strayLines(section, named),
  );
}

/** Among skills and papers: a line about hobbies where no heading names them, and one of languages and nothing else. */
function strayLines(section: Section, named: ReadonlySet<Section['kind']>): Section[] {
  if (!MAY_HOLD_STRAYS.has(section.kind)) return [section];
  const parts: Section[] = [{ kind: section.kind, lines: [] }];
  for (const line of section.lines) {
    const kind = strayKind(line, section.kind, named);
    const lead = kind === undefined ? 0 : leadOf(line, kind);
    if (kind === undefined) parts.at(-1)?.lines.push(line);
    else parts.push({ kind, lines: [told(line, { kind, lead })] }, { kind: section.kind, lines: [] });
  }
  return parts.filter(({ lines }) => lines.length > 0);
}

function strayKind(line: Line, kind: Section['kind'], named: ReadonlySet<Section['kind']>): SectionKind | undefined {
  const lead = STRAYS.find((stray) => stray !== kind && !named.has(stray) && leadOf(line, stray) > 0);
  if (lead || kind !== 'skills') return lead;
  const items = line.cells.flatMap(splitItems);
  const isOfLanguages = items.length > 0 && items.every((item) => namesLanguage(item) && item.split(' ').length <= 4);
  return isOfLanguages ? 'languages' : undefined;
}

function leadOf(line: Line, kind: SectionKind): number {
  // "Languages: Java, C++" are none that people speak
  if (kind === 'languages' && !namesLanguage(line.text)) return 0;
  const pattern = LEADS.find(([lead]) => lead === kind)?.[1];
  return pattern?.exec(fold(line.text))?.[0].length ?? 0;
}

function parted(section: Section, now: Month, named: ReadonlySet<Section['kind']>): Section[] {
  const parts: Section[] = [{ kind: section.kind, lines: [] }];
  for (const { line, isJob } of section.lines.flatMap(toldLines)) {
    const current = parts.at(-1);
    const above = isBareDate(line, now) && current ? takeNames(current.lines) : [];
    const found = isJob || above.length > 0 ? { kind: 'experience' as const, lead: 0 } : lineKind(line, now);
    const isNew = found && (found.kind === 'experience' || !named.has(found.kind));
    if (!isNew || (current?.kind === found.kind && found.lead === 0)) current?.lines.push(...above, line);
    else if (current?.kind === found.kind) current.lines.push(told(line, found));
    else parts.push({ kind: found.kind, lines: [...above, told(line, found)] });
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

/** "When I'm not working, I like fishing" without the second of its leads, too. */
function withoutLeads(text: string, kind: SectionKind): string {
  const bare = text.replace(/^[\s,:;–—-]+/u, '').trim();
  const again = LEADS.find(([lead]) => lead === kind)?.[1].exec(fold(bare))?.[0].length ?? 0;
  return bare.slice(again).trim();
}

/** The line without the words that only say what it is about; skills in a sentence become cells. */
function told(line: Line, { kind, lead }: LineKind): Line {
  const text = withoutLeads(line.text.slice(lead), kind);
  if (lead === 0 || text === '') return line;
  const items = kind === 'skills' ? itemsTold(text) : [];
  const [only = text] = items;
  return items.length > 1 ? { ...line, text, cells: items } : { ...line, text: only, cells: [only] };
}
