import type { Locator, Page } from '@playwright/test';
import { expect } from '../story.ts';

type TabKey = 'Tab' | 'Shift+Tab';

/** More stops than any screen has, also one that a long CV was read into. */
const ROUND = 150;

/** Walks with Tab until `target` has the focus, which must be seen; fails after a whole round. */
export async function tabTo(page: Page, target: Locator, key: TabKey = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  // Found once: to find it by its name at every stop reads the names of the whole page each time.
  let found = await target.elementHandle();
  for (let presses = 0; presses < ROUND; presses += 1) {
    const at = await found?.evaluate((element) => (element.isConnected ? element === document.activeElement : null));
    if (at) return expectVisibleFocus(page);
    // Drawn anew meanwhile, it is another element.
    if (at === null) found = await target.elementHandle();
    else await page.keyboard.press(key);
  }
  throw new Error(`${key} was pressed ${ROUND} times and never reached ${target.toString()}`);
}

/** The focused element, or the card around it, is drawn with an outline. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const outlined = await page.evaluate(() => {
    for (let element = document.activeElement, level = 0; element && level < 3; element = element.parentElement) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      if ((outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none') return true;
      level += 1;
    }
    return false;
  });
  expect(outlined, 'the focus can be seen').toBe(true);
}

/** Something on the page has the focus: it was not lost with what had it. */
export async function expectFocusHeld(page: Page): Promise<void> {
  const lost = () => page.evaluate(() => !document.activeElement || document.activeElement === document.body);
  await expect.poll(lost, 'the focus is lost: nothing on the page has it').toBe(false);
}

/** A new screen tells who came by keyboard where they are: its heading has the focus. */
export async function expectArrival(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** A page at which anything but a key is a fault of the story. */
export async function forbidPointers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
      window.addEventListener(kind, () => console.error(`A story by keyboard met ${kind}`), true);
  });
}

/** What somebody does who has nothing but a keyboard; between any two steps the focus must be somewhere. */
export interface Keys {
  /** From the address bar to the first stop on a page, once what is wanted there has come. */
  begin: (awaited: Locator) => Promise<void>;
  to: (target: Locator, key?: TabKey) => Promise<void>;
  /** Goes to a button or a link and presses Enter. */
  press: (target: Locator, key?: TabKey) => Promise<void>;
  /** Goes to a box and writes in the place of what stands in it. */
  write: (box: Locator, text: string) => Promise<void>;
  /** Goes to a select and takes the option of this value by the arrows. */
  choose: (select: Locator, value: string) => Promise<void>;
}

export function keysOf(page: Page): Keys {
  async function to(target: Locator, key: TabKey = 'Tab') {
    await expectFocusHeld(page);
    await tabTo(page, target, key);
  }
  return {
    async begin(awaited) {
      await expect(awaited).toBeVisible();
      await page.keyboard.press('Tab');
    },
    to,
    async press(target, key) {
      await to(target, key);
      await page.keyboard.press('Enter');
    },
    async write(box, text) {
      await to(box);
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
      await expect(box).toHaveValue(text);
    },
    async choose(select, value) {
      await to(select);
      await page.keyboard.press('Home');
      const options = await select.getByRole('option').count();
      for (let at = 1; at < options && (await select.inputValue()) !== value; at += 1)
        await page.keyboard.press('ArrowDown');
      await expect(select).toHaveValue(value);
    },
  };
}
