import type { SkillItem, SkillLevel } from '@foothold/contract';
import { clip } from '../../../resume/clip.ts';
import { findDateRange } from '../../../resume/dates/date-range.ts';
import type { Line } from '../lines.ts';
import { levelOf, splitLevel } from '../../../resume/skills/level.ts';
import { splitItems } from './split-items.ts';

/** "Word and Excel: good": two names of programs with one level. */
const TWO_NAMES = /^(\p{Lu}[\p{L}\d]*)\s(?:and|et|y|e|&)\s(\p{Lu}[\p{L}\d]*)$/u;
const LABEL = /^([^:：,;]{2,60}?)\s*[:：]\s+(?=\S)/u;
/** A skill is named in few words; longer texts are sentences about the person. */
const MAX_LENGTH = 100;
const MAX_WORDS = 12;
const LINK = /https?:|www\.|\S+@\S+\.\S/i;

type Group = { items: SkillItem[]; level: SkillLevel | undefined };

/** The skills of one section. `level` is what is printed beside the skill or its group, else beginner. */
export function skillsOf(lines: readonly Line[]): SkillItem[] {
  const groups: Group[] = [];
  for (const line of joinWrapped(lines)) {
    const group = groupOf(line);
    const before = groups.at(-1);
    const alone = before?.items.length === 1 ? before : undefined;
    // a level on its own line belongs to the name above it
    if (group.items.length === 0 && group.level && alone) alone.level = group.level;
    // "Web technologies - advanced" above a list names the list
    else if (alone?.level && group.items.length > 1 && !line.isApart && !isInList(groups))
      groups[groups.length - 1] = withLevel(group, alone.level);
    else if (group.items.length > 0) groups.push(group);
  }
  return groups.flatMap(({ items, level }) => items.map((item) => (level ? { ...item, level } : item)));
}

/** "Pro Tools – good" above "Sibelius – basic": lines alike, of which the last names no list either. */
function isInList(groups: readonly Group[]): boolean {
  const before = groups.at(-2);
  return before?.items.length === 1 && before.level !== undefined;
}

function withLevel(group: Group, level: SkillLevel): Group {
  return { items: group.items, level };
}

function groupOf(line: Line): Group {
  const level = levelOf(line.text);
  if (level) return { items: [], level };
  const [name = '', ...levels] = line.cells;
  const beside = levels.length === 1 ? levelOf(levels[0] ?? '') : undefined;
  const only = beside ? { name, level: beside } : levels.length === 0 ? splitLevel(line.text) : undefined;
  if (only?.level && splitItems(only.name).length === 1) {
    const [, first, second] = TWO_NAMES.exec(only.name) ?? [];
    const names = first !== undefined && second !== undefined ? [first, second] : [only.name];
    return { items: itemsOf(names), level: only.level };
  }
  return { items: itemsOf(line.cells.flatMap(cellItems)), level: undefined };
}

function cellItems(cell: string): string[] {
  const items = splitItems(cell);
  // "Office: advanced / SAP: basic": each name has its own level, and "Office" is no label of the others
  const isLevelled = splitLevel(cell).level !== undefined || splitLevel(items[0] ?? '').level !== undefined;
  return isLevelled ? items : splitItems(cell.replace(LABEL, ''));
}

function itemsOf(texts: readonly string[]): SkillItem[] {
  return texts.flatMap((text) => {
    const { name, level } = splitLevel(text);
    const isSkill = /\p{L}/u.test(name) && name.length <= MAX_LENGTH && name.split(' ').length <= MAX_WORDS;
    if (!isSkill || LINK.test(name) || /[:：]$/u.test(name) || findDateRange(name)?.end) return [];
    return [{ name: clip(name, MAX_LENGTH), level: level ?? 'beginner', notes: '' }];
  });
}

/** Lists that wrap: a line that ends with a comma, or a line that goes on in lower case, is one with the next. */
function joinWrapped(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && goesOn(last, line)) joined[joined.length - 1] = join(last, line);
    else joined.push(line);
  }
  return joined;
}

function goesOn(last: Line, line: Line): boolean {
  if (line.bullet !== '' || line.isApart || line.cells.length > 1 || last.cells.length > 1) return false;
  return /[,،]$/.test(last.text) || (/[,،;]/.test(last.text) && /^\p{Ll}/u.test(line.text));
}

function join(last: Line, line: Line): Line {
  const text = `${last.text} ${line.text}`;
  return { ...last, text, cells: [text] };
}
