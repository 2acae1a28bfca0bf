import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { MarkdownRenderer } from './markdown-renderer.tsx';
import { safeLink } from './safe-link.ts';

const show = (text: string) => render(<MarkdownRenderer text={text} growing={false} />).container;

describe('links', () => {
  it.each(['http://a.example', 'https://a.example', 'irc://a', 'ircs://a', 'mailto:a@a.example', 'xmpp:a@a.example'])(
    'lets %s through, in a new tab that knows nothing of this one',
    (address) => {
      const link = show(`[there](${address})`).querySelector('a');
      expect(link?.getAttribute('href')).toBe(address);
      expect(link?.target).toBe('_blank');
      expect(link?.rel).toContain('noopener');
    },
  );

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java&#10;script:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://a.example',
    'tel:123',
    '/logout',
    '//a.example',
    '#top',
  ])('shows %s as mere text', (address) => {
    const shown = show(`[there](${address})`);
    expect(shown.querySelector('a')).toBeNull();
    expect(shown.textContent).toBe('there');
  });

  it('leads from a reference to its task, in this tab and beside what else the address says', () => {
    const id = '0f8af750-9778-412e-bd23-4113a91568e3';
    const { container } = render(
      <MemoryRouter initialEntries={['/plan?plan=7&view=road']}>
        <MarkdownRenderer text={`Begin with [Ask a neighbour](#${id}).`} growing={false} />
      </MemoryRouter>,
    );
    const link = container.querySelector('a');
    expect(link?.getAttribute('href')).toBe(`/plan?plan=7&step=${id}`);
    expect(link?.target).toBe('');
    expect(link?.textContent).toBe('Ask a neighbour');
  });

  it.each([
    ['#profile-skills-2', '/profile#skills-2'],
    ['#profile-hours_per_week', '/profile#hoursPerWeek'],
    ['#profile-experience-0', '/profile#experiences-0'],
    ['#memory-0f8af750-9778-412e-bd23-4113a91568e3', '/memory#0f8af750-9778-412e-bd23-4113a91568e3'],
  ])('leads from %s to where it stands, in this tab', (address, place) => {
    const { container } = render(
      <MemoryRouter initialEntries={['/plan?plan=7']}>
        <MarkdownRenderer text={`You said [baking](${address}).`} growing={false} />
      </MemoryRouter>,
    );
    const link = container.querySelector('a');
    expect(link?.getAttribute('href')).toBe(place);
    expect(link?.target).toBe('');
  });

  it('refuses what only looks absolute', () => {
    expect(safeLink(' javascript:alert(1)')).toBeUndefined();
    expect(safeLink('')).toBeUndefined();
    expect(safeLink(undefined)).toBeUndefined();
  });
});

describe('what a message may hold', () => {
  it('names images and loads none', () => {
    const shown = show('![a cat](https://evil.example/track.png)');
    expect(shown.querySelector('img')).toBeNull();
    expect(shown.textContent).toBe('[a cat]');
  });

  it('shows HTML as text', () => {
    const shown = show('<script>alert(1)</script> <img src=x onerror=alert(1)> <b>b</b>');
    expect(shown.querySelector('script, img, b')).toBeNull();
    expect(shown.textContent).toContain('<b>');
  });

  it('takes the direction of each top-level block from its own text, and of nothing inside', () => {
    const shown = show('Hello\n\n- שלום\n- hello\n\n> ציטוט\n\n```\ncode\n```');
    const directions = [...shown.children].map((block) => `${block.tagName} ${block.getAttribute('dir')}`);
    expect(directions).toEqual(['P auto', 'UL auto', 'BLOCKQUOTE auto', 'PRE ltr']);
    expect(shown.querySelector('li[dir], blockquote p[dir]')).toBeNull();
  });

  it('draws tables and task lists without form fields', () => {
    const shown = show('| a | b |\n|---|---|\n| 1 | 2 |\n\n- [x] done');
    expect(shown.querySelectorAll('td')).toHaveLength(2);
    expect(shown.querySelector('input')).toBeNull();
    expect(shown.textContent).toContain('☑');
  });
});
