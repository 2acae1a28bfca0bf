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
