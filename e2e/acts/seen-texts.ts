import type { Page } from '@playwright/test';

/** Every string an answer of the API held, in what the page has asked since. */
export function recordAnswers(page: Page): () => Promise<string[]> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    // A reply that was left before its end has no body.
    if (response.url().includes('/api/')) bodies.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(bodies)).flatMap((body) => body.split(/\n(?:data: )?/).flatMap(stringsIn));
}

function stringsIn(line: string): string[] {
  const strings: string[] = [];
  try {
    JSON.parse(line.replace(/^data: /, ''), (_key, value: unknown) => {
      if (typeof value === 'string') strings.push(value);
      return value;
    });
  } catch {
    // Not JSON: the name of an event, an empty line.
    return [];
  }
  return strings;
}

export interface SeenTexts {
  /** Texts without the mark of the pseudo-language, in the page or in the names of its parts. */
  unmarked: string[];
  /** Texts that something cuts off, or that stick out of what they stand in. */
  cut: string[];
}

/** Looks at every text that stands in the page. Runs in the page. */
function look(mark: string): SeenTexts {
  const marked = new RegExp(mark, 'i');
  const seen: SeenTexts = { unmarked: [], cut: [] };
  const clips = /hidden|clip/;
  const scrolls = /auto|scroll/;

  function isHidden(element: Element): boolean {
    return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  /** Only for those who listen. */
  function isSilent(element: Element): boolean {
    const silent = element.closest('.sr-only');
    return silent !== null && getComputedStyle(silent).position === 'absolute';
  }

  function isCut(rect: DOMRect, from: Element): boolean {
    let block = true;
    for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display.startsWith('inline') && !style.display.includes('-')) continue;
      // Meant to be shortened, with an ellipsis to say so.
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false;
      const box = at.getBoundingClientRect();
      const beyond = rect.left < box.left - 1 || rect.right > box.right + 1;
      if (beyond && (block || clips.test(style.overflowX))) return !scrolls.test(style.overflowX);
      if (clips.test(style.overflowY) && rect.bottom > box.bottom + 1) return true;
      if (scrolls.test(style.overflowX)) return false;
      block = false;
    }
    return false;
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (!parent || !/\p{L}/u.test(text) || parent.closest('script, style, noscript, option, kbd') || isHidden(parent))
      continue;
    if (!marked.test(text)) seen.unmarked.push(text);
    const range = document.createRange();
    range.selectNodeContents(node);
    if (!isSilent(parent) && isCut(range.getBoundingClientRect(), parent)) seen.cut.push(text);
  }
  for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      const text = element.getAttribute(name) ?? '';
      if (/\p{L}/u.test(text) && !marked.test(text)) seen.unmarked.push(`${name}: ${text}`);
    }
  }
  return seen;
}

export function seenTexts(page: Page, mark: string): Promise<SeenTexts> {
  return page.evaluate(look, mark);
}
