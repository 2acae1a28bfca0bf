import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceOf } from './deploy-files.ts';

const root = join(import.meta.dirname, '..');
const pages = ['README.md', 'CONTRIBUTING.md', 'bench/README.md', 'guide/training/README.md']
  .concat(
    readdirSync(join(root, 'docs'))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  )
  .concat(readdirSync(join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`));

describe.each(pages)('%s', (page) => {
  it('links to nothing that is not there', () => {
    const links = [...sourceOf(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, path = '']) => path);
    expect(links.filter((path) => !existsSync(join(root, dirname(page), path)))).toEqual([]);
  });
});

it('the list of decisions names each of them once, in order', () => {
  const named = [...sourceOf('docs/decisions/README.md').matchAll(/^\| \[\d+\]\(([^)]+)\)/gm)].map(([, file]) => file);
  expect(named).toEqual(
    readdirSync(join(root, 'docs/decisions'))
      .filter((name) => /^\d/.test(name))
      .sort(),
  );
});

it('what is measured names only programs that there are', () => {
  const named = [...sourceOf('bench/README.md').matchAll(/^\| `([^`]+)`/gm)].map(([, file = '']) => file);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it('.nvmrc names the Node that is pinned', () => {
  const { devDependencies } = JSON.parse(sourceOf('package.json')) as { devDependencies: Record<string, string> };
  expect(sourceOf('.nvmrc').trim()).toBe(devDependencies['node']);
});
