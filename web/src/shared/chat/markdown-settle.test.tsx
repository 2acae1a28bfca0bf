import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MarkdownRenderer } from './markdown-renderer.tsx';

/** What a reader sees of a text, without white space: list bullets and table lines don't count. */
function shown(text: string, growing: boolean): string {
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(<MarkdownRenderer text={text} growing={growing} />);
  return (box.textContent ?? '').replace(/\s+/g, '');
}

const samples = {
  marks: 'A **bold word**, a *soft one*, a ***both***, ~~gone~~ and `a code` in snake_case_names.',
  link: 'Read [this guide](https://example.org/a_b) and ![a picture](https://example.org/x.png) now.',
  list: 'Do this:\n\n- **First** thing\n- second\n  - inner\n\n1. one\n2. two',
  task: '- [x] done\n- [ ] open',
  heading: '## What next\n\nText\n\n---\n\nMore',
  table: 'Prices:\n\n| Studio | Price |\n| --- | ---: |\n| Clay | 280 |\n| Fire | 320 |\n\nEnd.',
  code: 'Run:\n\n```sh\nnpm start\n```\n\nDone.',
  quote: '> Aim for a *price* you can say.\n\nOK',
  hebrew: 'המחיר **הממוצע** הוא ‎300 ₪, ראו [כאן](https://example.org).',
  entity: 'Cut &amp; colour, 5 * 3 = 15, a_b and 2 < 3.',
  nested: '**bold with *soft* inside** and *soft with **bold** inside* end.',
};

describe('half-typed markdown', () => {
  it.each(Object.entries(samples))('never shows a mark that vanishes: %s', (_name, sample) => {
    const whole = shown(sample, false);
    for (let end = 1; end <= sample.length; end += 1) {
      const part = shown(sample.slice(0, end), true);
      expect(whole.startsWith(part), `after ${JSON.stringify(sample.slice(0, end))} it showed ${part}`).toBe(true);
    }
  });

  it.each(Object.entries(samples))('holds back little: %s', (_name, sample) => {
    const whole = shown(sample, false);
    const last = shown(sample, true);
    expect(whole.length - last.length).toBeLessThanOrEqual(1);
  });
});
