import type { Page, ViewportSize } from '@playwright/test';
import { expect } from '../story.ts';

/** A window of 1280 × 800 at 200 %, and one of 1280 px at 400 % (WCAG 1.4.4 and 1.4.10). */
export const zoomed = [
  { width: 640, height: 400 },
  { width: 320, height: 640 },
] as const satisfies readonly ViewportSize[];

/** What WCAG 1.4.12 lets a reader set. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** What stands there wrongly; every list is empty where nothing is lost. */
interface Losses {
  /** Pixels the page scrolls sideways. */
  sideways: number;
  cut: string[];
  overlapping: string[];
  small: string[];
}

/** Runs in the page. */
function findLosses(): Losses {
  const TARGET = 44;
  /** Fewer pixels are rounding, or the edge of a letter. */
  const SLACK = 2;
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}" ${element.className}`;

  /** What can be seen of an element, within all that cuts it off; null for nothing. */
  function seen(element: Element): DOMRect | null {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let around = element.parentElement; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const box = around.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return right - left > SLACK && bottom - top > SLACK ? new DOMRect(left, top, right - left, bottom - top) : null;
  }

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], .sr-only, [aria-hidden=true]');
  const all = [...document.body.querySelectorAll('*')].filter(isShown);

  const cut = all.filter((element) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    if (element.clientWidth <= SLACK || element.textContent === '') return false;
    // Shortened on purpose: the whole of it stands elsewhere on the screen.
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    return (
      (cuts(overflowX) && element.scrollWidth > element.clientWidth + SLACK) ||
      (cuts(overflowY) && element.scrollHeight > element.clientHeight + SLACK)
    );
  });

  const controls = all.filter((element) =>
    element.matches('button, a[href], input, select, textarea, summary, [role=option], [tabindex="0"]:not([role=log])'),
  );
  /** What stays in its place while the rest scrolls under it. */
  const layerOf = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(at).position)) return at;
    return null;
  };
  const placed = controls.flatMap((element) => {
    const box = seen(element);
    return box ? [{ element, box, layer: layerOf(element) }] : [];
  });
  const overlapping = placed.flatMap((one, index) =>
    placed.slice(index + 1).flatMap((other) => {
      if (one.layer !== other.layer || one.element.contains(other.element)) return [];
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      return across > SLACK && down > SLACK ? [`${named(one.element)} and ${named(other.element)}`] : [];
    }),
  );

  const small = controls.filter((element) => {
    // A link within a sentence is as high as its line.
    if (element.matches('a') && getComputedStyle(element).display === 'inline') return false;
    const boxes = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])].map((one) =>
      one.getBoundingClientRect(),
    );
    const most = (size: 'width' | 'height') => Math.max(...boxes.map((box) => box[size]));
    return most('width') < TARGET - SLACK || most('height') < TARGET - SLACK;
  });

  const { scrollWidth, clientWidth } = document.documentElement;
  return { sideways: scrollWidth - clientWidth, cut: cut.map(named), overlapping, small: small.map(named) };
}

/** Sets text as a reader's own style does, which the policy of the page has no say in. */
async function setSpacing(page: Page, css: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

const softly = expect.configure({ soft: true });

/** Looks at what stands there at each of these sizes, as it is and with text set wider: nothing is cut, overlaps or is too small to hit. */
export async function expectNothingLost(page: Page, name: string): Promise<void> {
  const nothing: Losses = { sideways: 0, cut: [], overlapping: [], small: [] };
  // A page takes a frame or two to lie as its new size has it.
  const look = (message: string) => softly.poll(() => page.evaluate(findLosses), { message }).toEqual(nothing);
  const [wide, narrow] = zoomed;
  await page.setViewportSize(wide);
  await look(`${name} at ${wide.width} px`);
  await setSpacing(page, SPACING);
  await look(`${name} at ${wide.width} px, spaced`);
  await page.setViewportSize(narrow);
  await look(`${name} at ${narrow.width} px, spaced`);
  await setSpacing(page, '');
  await look(`${name} at ${narrow.width} px`);
}
