import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';
import { expect } from '../story.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const allOf: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };

/** Every document that is looked at reads it anew: without comments and long names that takes a third less. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Puts axe into the document that stands there; once is enough for every look at it. axe sees one document only, which
 * is all of a page without frames.
 */
export async function bringAxe(page: Page): Promise<void> {
  expect(page.frames(), 'frames axe would not see into').toHaveLength(1);
  await page.evaluate(source);
}

/** The rules of these levels that look at colours: the only ones that a theme turned in place can change the answer of. */
const ofColours: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * Every violation in one line: rule, and where. `colours`: by the rules of colours alone. What is sticky stands in its own
 * place meanwhile: what happens to be scrolled half under it would count as a target too small.
 */
export async function violationsOf(page: Page, only?: 'colours'): Promise<string[]> {
  return page.evaluate(
    async (runOnly) => {
      if (!window.axe) throw new Error('axe is not in this document');
      const inPlace = new CSSStyleSheet();
      inPlace.replaceSync('.sticky { position: static !important }');
      document.adoptedStyleSheets.push(inPlace);
      const { violations, passes } = await window.axe.run(document, {
        runOnly,
        resultTypes: ['violations'],
        // Of the rules that are asked, one wants the media; the style sheets, parsed anew each time, none.
        preload: { assets: ['media'] },
      });
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== inPlace);
      if (passes.length === 0) throw new Error('axe has looked at nothing');
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
      );
    },
    only === 'colours' ? ofColours : allOf,
  );
}

/** Nothing of axe's in the page as it stands. */
export async function expectNothingOfAxes(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violationsOf(page)).toEqual([]);
}
