import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export function sourceOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** The instructions of the Dockerfile in order, continued lines joined, comments left out. */
export function dockerInstructions(): { name: string; value: string }[] {
  return sourceOf('Dockerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ name: line.split(' ', 1)[0] ?? '', value: line.slice(line.indexOf(' ') + 1) }));
}

/** What scripts/start.mjs starts the server with: node's flags, and the environment it sets. */
export function startFlags(): { flags: string[]; malloc: string } {
  const source = sourceOf('scripts/start.mjs');
  const flags = [...(/spawn\(node, \[([^\]]*)\]/.exec(source)?.[1]?.matchAll(/'(--[^']+)'/g) ?? [])];
  const malloc = /MALLOC_MMAP_THRESHOLD_: '(\d+)'/.exec(source)?.[1] ?? '';
  return { flags: flags.map(([, flag = '']) => flag), malloc };
}
