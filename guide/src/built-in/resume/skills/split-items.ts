const SEPARATORS = new Set([',', ';', '|', '•', '·', '،', '●', '∙', '▪']);
/** UTF-16 units; a skill and a few more beside it. */
const MAX_ITEM = 200;

/** The items of a list on one line; separators inside brackets, and commas inside numbers, part nothing. */
export function splitItems(text: string): string[] {
  const items: string[] = [];
  let item = '';
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    if ('([{'.includes(character)) depth++;
    if (')]}'.includes(character)) depth = Math.max(0, depth - 1);
    const isDecimal = character === ',' && /\d/.test(text.charAt(index - 1)) && /\d/.test(text.charAt(index + 1));
    const isStroke = character === '/' && text.charAt(index + 1) === ' ' && text.charAt(index - 1) === ' ';
    if (depth === 0 && (isStroke || (SEPARATORS.has(character) && !isDecimal))) {
      items.push(item);
      item = '';
    } else item += character;
  }
  return [...items, item]
    .flatMap(splitAtDashes)
    .map(tidy)
    .filter((part) => /\p{L}/u.test(part));
}

const DASH = /\s+[-–—]\s+/u;
const DASH_OUTSIDE = /\s+[-–—]\s+(?![^(]*\))/u;
const DASH_BEFORE_CAPITAL = /\s+[-–—]\s+(?=\p{Lu})(?![^(]*\))/u;

function outsideBrackets(text: string): string {
  return text.replace(/\([^()]*\)/g, '');
}

/** "Planning - Budgets / Teams": parted before capitals, or anywhere in a list of three, and not inside brackets. Long texts are no list. */
function splitAtDashes(text: string): string[] {
  if (text.length > MAX_ITEM) return [text];
  const isList = outsideBrackets(text).split(DASH).length > 2;
  return text.split(isList ? DASH_OUTSIDE : DASH_BEFORE_CAPITAL);
}

/** Without the full stop of a list and the "and" before its last item. */
function tidy(item: string): string {
  return item
    .trim()
    .replace(/^(?:and|et|y|e)\s+/i, '')
    .replace(/(?<=\p{L}{2})\.$/u, '')
    .trim();
}
