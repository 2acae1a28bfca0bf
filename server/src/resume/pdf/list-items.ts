import { isDated, isInCapitals } from './row-labels.ts';
import type { PrintedLine } from './printed-lines.ts';

/** Points by which the beginnings of list items may differ. */
const ALIGNED = 2;
/** Text heights by which a list is set in, from and to. */
const FROM = 0.5;
const TO = 5;
/** Text heights from a text down to its list; what is further away is a page's running header. */
const NEAR = 3;
/** A single line set in may be centred or quoted. */
const MIN_ITEMS = 2;
/** Where more lines than this share hold a year, jobs are set in under their heading, and no list is. */
const DATED_SHARE = 0.25;
/** Of the runs of lines set in, the share that stands under a line of the same font. */
const UNDER_TEXT = 0.5;
/** Where more runs than this share are single lines, they are headings set in, in a band of colour or beside a rule. */
const ALONE = 0.5;
/** A heading is set larger than what stands under it by more than this. */
const LARGER = 1.08;
/** A page of a CV has a hundred lines; what has more than these is none. */
const MAX_LINES = 500;
/** Goes on with the line above, unless most items begin so. */
const LOW = /^\p{Ll}/u;
const MARKED = /^(?:[•‣◦▪▫▸▹⦁●○■□◆◇►▶➢➤✓✔✦★→⁃∙·*»›❖–—+>-]\s?|\d{1,2}[.)]\s)/u;

/**
 * For each line, whether it begins a list item whose mark is only drawn: lines set in alike under lines of the same
 * font that aren't. `isWrapped`: the lines that go on with the one above.
 */
export function listItems(lines: readonly PrintedLine[], isWrapped: readonly boolean[]): boolean[] {
  if (lines.length > MAX_LINES) return lines.map(() => false);
  const heads = lines.filter((_line, index) => !isWrapped[index]);
  const items = new Set<PrintedLine>();
  for (const level of levelsOf(heads)) {
    const isAtLevel = (line: PrintedLine) => Math.abs(line.start - level) <= ALIGNED && !MARKED.test(line.text);
    const isLow =
      heads.filter((line) => isAtLevel(line) && LOW.test(line.text)).length > heads.filter(isAtLevel).length / 2;
    const isItem = (line: PrintedLine) => isAtLevel(line) && (isLow || !LOW.test(line.text));
    const found = heads.filter(isItem);
    if (found.length < MIN_ITEMS || found.some(({ hasCells }) => hasCells)) continue;
    if (found.filter(({ text }) => isDated(text)).length > DATED_SHARE * found.length) continue;
    const runs = heads.flatMap((line, index) => {
      const above = heads[index - 1];
      const below = heads[index + 1];
      const isAlone = below === undefined || !isItem(below);
      return above && isItem(line) && !isItem(above) ? [{ line, above, isAlone }] : [];
    });
    if (runs.filter(({ isAlone }) => isAlone).length > ALONE * runs.length) continue;
    const under = runs.filter(({ line, above }) => isUnderText(line, above)).length;
    if (under > 0 && under >= UNDER_TEXT * runs.length) for (const line of found) items.add(line);
  }
  return lines.map((line) => items.has(line));
}

/** Where lines begin, once for those that begin at one place. */
function levelsOf(lines: readonly PrintedLine[]): number[] {
  const levels: number[] = [];
  for (const { start } of lines) {
    if (!levels.some((level) => Math.abs(level - start) <= ALIGNED)) levels.push(start);
  }
  return levels;
}

function isUnderText(line: PrintedLine, above: PrintedLine): boolean {
  const indent = line.start - above.start;
  if (indent < FROM * line.height || indent > TO * line.height) return false;
  if (above.y - line.y > NEAR * line.height) return false;
  const isHeading = isInCapitals(above.text) && !isInCapitals(line.text);
  return above.height <= LARGER * line.height && !isHeading;
}
