import type { Fragment } from './fragment.ts';
import { withoutLetterSpacing } from './letter-spacing.ts';

/** The parts of pdf.js's TextItem that are used; marked content has no `str`. */
type TextItem = { str: string; transform: number[]; width: number; height: number };

const SYMBOL_BULLETS = /[\uF0A7\uF0A8\uF0B7\uF076\uF0D8\uF0FC]/gu;
const PRIVATE_USE = /[\uE000-\uF8FF]/gu;
/** When a font doesn't say: the usual size of a CV's text. */
const DEFAULT_HEIGHT = 10;

/** Text that can be read as lines: filled, level, with symbol bullets as "•", icons as a gap and spread letters together. */
export function fragmentsOf(items: readonly unknown[]): Fragment[] {
  const fragments: Fragment[] = [];
  for (const item of items) {
    if (!isTextItem(item)) continue;
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform;
    if (Math.abs(b) > Math.abs(a)) continue;
    const text = item.str.replace(SYMBOL_BULLETS, '•').replace(PRIVATE_USE, '\t').replaceAll('\0', '');
    if (text.trim() === '' && !text.includes('\t')) continue;
    const height = Math.hypot(c, d) || item.height || DEFAULT_HEIGHT;
    fragments.push({ text: text.replace(/^ +| +$/g, ''), x, y, width: item.width, height });
  }
  return withoutLetterSpacing(fragments);
}

function isTextItem(item: unknown): item is TextItem {
  return typeof item === 'object' && item !== null && 'str' in item && 'transform' in item;
}
