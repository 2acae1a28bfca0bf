import type { Block } from './columns.ts';
import type { PrintedLine } from './printed-lines.ts';
import { isRtl } from './rtl.ts';

/** Points by which the beginnings of lines of one paragraph may differ. */
const ALIGNED = 2;
/** Share by which heights and distances of lines of one paragraph may differ. */
const ALIKE = 1.12;
/** Text heights from baseline to baseline, from which on lines are no paragraph any more. */
const MAX_LEADING = 1.85;
/** Shares of the space a line fills before it can have been too full for another word. */
const FILLED = 0.5;
const WELL_FILLED = 0.6;
/** Points: in a narrower column, lines of a list fill the space, too. */
const NARROW = 210;
/** Small words, commas and open brackets at the end of a line, which never end what is told. */
const GOES_ON =
  /(?:[,،&(/]|(?:^|\s)(?:and|or|of|the|a|an|in|at|for|with|to|et|ou|de|du|des|la|le|les|au|aux|à|en|avec|pour|y|o|del|los|las|el|con|para|por|e|do|da|dos|das|no|na|com|של|עם|את|על|או))$/iu;
const OPEN_BRACKET = /\([^()]*$/u;
/** "Libraries: …", an address of the web or of mail alone: lines of their own. */
const STANDS_ALONE = /^(?:\p{Lu}[^:：,]{1,30}[:：]\s|(?:https?:|www\.|\S+@|[\w-]+\.[\w.-]+\/)\S*$)/u;
const ENDED =
  /(?:[.!?:;]|(?:^|\P{L})(?:(?:19|20)\d\d|present|now|today|date|current|actualidad|actual|actualmente|fecha|hoy|atual|hoje|momento|aujourd['’]hui|jour|היום|כיום)\)?)$/iu;
const ITEM = /^(?:[•‣◦▪▫▸▹⦁●○■□◆◇►▶➢➤✓✔✦★→⁃∙·*»›❖–—-]|\d{1,2}[.)])(?:\s|$)/u;
/** Share of the space that may stay empty before a line that begins in lower case: some printers balance lines. */
const BALANCED = 0.12;
/** Hebrew has no capitals to tell: in a narrow column a line that lists and is as full as this goes on. */
const LISTS = /[,|;].*\S/u;
const HEBREW_FILLED = 0.8;
/** Share of the space by which lines that wrapped end before its edge, and how many such lines show where it is. */
const NEAR = 0.06;
const MIN_NEAR = 3;
/** UTF-16 units: "58", "UK" under a full line are what is left of it. */
const REMAINDER = 3;
/** Where lines begin in lower case after lines with room left, lower case says nothing. */
const HABIT = 2;

/** For each line of a block, whether it goes on with the one above it, which had no room for its first word. */
export function wrappedLines(lines: readonly PrintedLine[], block: Block, pageIsRtl: boolean): boolean[] {
  const margin = lines.reduce((most, { end }) => Math.max(most, end), Number.NEGATIVE_INFINITY);
  const leading = smallestLeadings(lines);
  const low = lines.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  const high = lines.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  const isLowUsual = low > high || lowAfterRoom(lines, margin) >= HABIT;
  const space = block.right - block.left;
  const edge = pageIsRtl ? -block.left : block.right;
  const isProven = pageIsRtl
    ? lines.filter(({ end }) => end >= margin - NEAR * space).length >= MIN_NEAR
    : hasLowWrap(lines, margin, leading);
  // the longest line of a page whose lines don't wrap has room left up to the edge
  const sure = isProven ? margin : Math.max(margin, edge - NEAR * space);
  return lines.map((line, index) => {
    const above = lines[index - 1];
    if (!above || !isBelow(above, line, leading) || STANDS_ALONE.test(line.text)) return false;
    const isLow = /^\p{Ll}/u.test(line.text) && !isLowUsual;
    if (!isFull(above, line, margin - (isLow ? BALANCED * space : 0))) return false;
    const filled = (above.end - above.cell) / Math.max(1, space - (above.cell - startOf(lines)));
    if (OPEN_BRACKET.test(above.text) && /^[^()]*\)/u.test(line.text)) return true;
    if (isLow) return filled >= FILLED;
    if (line.text.length <= REMAINDER) return true;
    if (ENDED.test(above.text) || filled < WELL_FILLED || !isFull(above, line, sure)) return false;
    if (GOES_ON.test(above.text) || line.text.startsWith('(') || space >= NARROW) return true;
    return isRtl(line.text.charAt(0)) && filled >= HEBREW_FILLED && LISTS.test(above.text);
  });
}

function startOf(lines: readonly PrintedLine[]): number {
  return lines.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY);
}

/** Right beneath the other one, in the same font, and beginning where its text does. */
function isBelow(above: PrintedLine, line: PrintedLine, leading: ReadonlyMap<number, number>): boolean {
  const distance = above.y - line.y;
  const usual = leading.get(Math.round(line.height)) ?? distance;
  const isNear = distance <= MAX_LEADING * line.height && distance <= ALIKE * usual;
  const isAlike = Math.max(above.height, line.height) <= ALIKE * Math.min(above.height, line.height);
  const isCentred = Math.abs(line.start + line.end - above.start - above.end) <= 2 * ALIGNED;
  const isAligned = isCentred || Math.abs(line.start - above.cell) <= ALIGNED;
  return isNear && isAlike && isAligned && !line.hasCells && !ITEM.test(line.text);
}

/** Whether the first word of a line had no room at the end of the one above. */
function isFull(above: PrintedLine, line: PrintedLine, margin: number): boolean {
  const [word = ''] = line.text.split(' ');
  const width = ((line.end - line.start) * (word.length + 1)) / Math.max(1, line.text.length);
  return above.end + width > margin;
}

/** The least distance of two lines of a height that begin at one place, by that height. */
function smallestLeadings(lines: readonly PrintedLine[]): Map<number, number> {
  const leadings = new Map<number, number>();
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const height = Math.round(line.height);
    if (!above || Math.round(above.height) !== height || Math.abs(line.start - above.cell) > ALIGNED) continue;
    leadings.set(height, Math.min(leadings.get(height) ?? Number.POSITIVE_INFINITY, above.y - line.y));
  }
  return leadings;
}

/** Whether some line goes on in lower case under a full one, so that the longest line shows where lines end. */
function hasLowWrap(lines: readonly PrintedLine[], margin: number, leading: ReadonlyMap<number, number>): boolean {
  return lines.some((line, index) => {
    const above = lines[index - 1];
    return (
      above !== undefined && /^\p{Ll}/u.test(line.text) && isBelow(above, line, leading) && isFull(above, line, margin)
    );
  });
}

function lowAfterRoom(lines: readonly PrintedLine[], margin: number): number {
  return lines.filter((line, index) => {
    const above = lines[index - 1];
    return above && /^\p{Ll}/u.test(line.text) && !isFull(above, line, margin);
  }).length;
}
