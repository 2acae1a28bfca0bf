/** A line of a CV. */
export type Line = {
  /** Trimmed, without its bullet, cells joined by one space. */
  text: string;
  /** The parts set apart by tabs, without the bullet; at least one. */
  cells: string[];
  /** The mark the line began with, or '' for none. */
  bullet: string;
  /** An empty line or the top of a column stands above. */
  isApart: boolean;
  startsColumn: boolean;
  /** Begins in lower case where most lines don't: the line before goes on in it. */
  goesOn: boolean;
};

const BULLET = /^\s*([•‣◦▪▫▸▹⦁●○■□◆◇►▶➢➤✓✔✦★→⁃∙·*»›➔➤☑❖◊\uF0B7\uF0A7]|[-–—>+~#](?=\s)|[-=]+>)\s*/u;
const COLUMN_BREAK = '\f';
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;
const LOW = /^\p{Ll}/u;
const CONTROL = /[^\P{Cc}\t]/gu;
const PAGE_NUMBER =
  /^(?:.{0,40}\s[–—-]\s*)?(?:(?:page|página|pagina|עמוד)\s*)?\d{1,2}\s*(?:\/|of|de|sur|מתוך)\s*\d{1,2}$/iu;

/** A long CV has 500 lines; past this many it is no CV, and reading on would only cost time. */
const MAX_LINES = 800;
/** More cells than a row of any table has; the last one holds what else stands on the line. */
const MAX_CELLS = 100;

/** The filled lines of a text, 800 at most; page numbers, invisible and control characters are left out. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let isApart = true;
  let startsColumn = false;
  for (const raw of text.replace(INVISIBLE, '').split(/\r\n?|[\n\v\u2028\u2029]/)) {
    if (lines.length === MAX_LINES) break;
    startsColumn ||= raw.includes(COLUMN_BREAK);
    const line = readLine(raw.replaceAll(COLUMN_BREAK, '').replace(CONTROL, ''));
    if (!line) {
      isApart = true;
    } else if (!PAGE_NUMBER.test(line.text)) {
      lines.push({ ...line, isApart: isApart || startsColumn, startsColumn, goesOn: false });
      isApart = startsColumn = false;
    }
  }
  return withGoesOn(lines);
}

/** Some people write everything in lower case; there it says nothing. */
function withGoesOn(lines: readonly Line[]): Line[] {
  const low = lines.filter(({ text }) => LOW.test(text)).length;
  const high = lines.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  return low > high ? [...lines] : lines.map((line) => ({ ...line, goesOn: LOW.test(line.text) }));
}

function readLine(raw: string): Pick<Line, 'text' | 'cells' | 'bullet'> | undefined {
  const bullet = BULLET.exec(raw);
  const all = raw
    .slice(bullet?.[0].length ?? 0)
    .split('\t')
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .filter((cell) => cell !== '');
  const rest = all.slice(MAX_CELLS - 1).join(' ');
  const cells = rest === '' ? all : [...all.slice(0, MAX_CELLS - 1), rest];
  return cells.length > 0 ? { text: cells.join(' '), cells, bullet: bullet?.[1] ?? '' } : undefined;
}
