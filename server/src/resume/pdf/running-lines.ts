/** Fewer pages with one line at their top are chance. */
const AT_LEAST = 2;

/** The pages of a text without the lines at their top and foot that pages before had there, too, whatever their number. */
export function withoutRunningLines(pages: readonly string[]): string[] {
  if (pages.length < AT_LEAST) return [...pages];
  const known = { first: new Set<string>(), last: new Set<string>() };
  return pages.map((page) => {
    const lines = page.split('\n');
    const first = lines.findIndex(isFilled);
    const last = lines.findLastIndex(isFilled);
    const dropped = [
      ...(isKnown(known.first, lines[first]) ? [first] : []),
      ...(last > first && isKnown(known.last, lines[last]) ? [last] : []),
    ];
    return lines.filter((_line, index) => !dropped.includes(index)).join('\n');
  });
}

function isFilled(line: string): boolean {
  return /[\p{L}\p{N}]/u.test(line);
}

/** Whether a line stood there before; it does from now on. */
function isKnown(known: Set<string>, line: string | undefined): boolean {
  const key = (line ?? '').replace(/\d+/g, '0').trim();
  if (key === '' || /^[\d\s/–—-]*$/.test(key)) return false;
  const was = known.has(key);
  known.add(key);
  return was;
}
