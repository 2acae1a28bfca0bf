import type { Page } from '@playwright/test';

/** The placeholders on the screen that are longer than what their field can show. */
export async function cutPlaceholders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[placeholder]:placeholder-shown');
    const drawn = document.body.appendChild(document.createElement('div'));
    const cut = [...fields].filter((field) => {
      if (!field.checkVisibility({ visibilityProperty: true })) return false;
      const style = getComputedStyle(field);
      const size = (...sides: string[]) =>
        sides.reduce((sum, side) => sum + parseFloat(style.getPropertyValue(side)), 0);
      const width = field.clientWidth - size('padding-left', 'padding-right');
      const height = field.clientHeight - size('padding-top', 'padding-bottom');
      const wraps = field instanceof HTMLTextAreaElement;
      Object.assign(drawn.style, {
        position: 'absolute',
        font: style.font,
        letterSpacing: style.letterSpacing,
        width: wraps ? `${width}px` : 'max-content',
        whiteSpace: wraps ? 'pre-wrap' : 'pre',
      });
      drawn.textContent = field.placeholder;
      const { width: wide, height: high } = drawn.getBoundingClientRect();
      return wraps ? high > height + 1 : wide > width;
    });
    drawn.remove();
    return cut.map(({ placeholder }) => placeholder);
  });
}
