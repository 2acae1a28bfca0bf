import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A specifier that begins so names a file below that folder. */
const aliases = { '#shared/': 'web/src/shared', '#app/': 'web/src/app', '#features/': 'web/src/features' };

/** Whole files of the product, without tests. */
function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|setup|fixture|d)\.tsx?$/.test(name))
    .map((name) => join(root, folder, name));
}

/** What a file imports, types and what is loaded later included, as whole paths. */
function importsOf(file: string): string[] {
  const named = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g);
  return [...named].flatMap(([, name = '']) => {
    const alias = Object.entries(aliases).find(([prefix]) => name.startsWith(prefix));
    if (alias) return resolve(root, alias[1], name.slice(alias[0].length));
    return name.startsWith('.') ? resolve(dirname(file), name) : [];
  });
}

/** The rooms of a folder, which are its folders and the files beside them, each with those it imports from. */
function roomsOf(folder: string, files = sourcesIn(folder), read = importsOf): Map<string, Set<string>> {
  const roomOf = (file: string) => relative(join(root, folder), file).split(sep)[0]!;
  const rooms = new Map<string, Set<string>>();
  for (const file of files) {
    const from = roomOf(file);
    const known = rooms.get(from) ?? new Set();
    rooms.set(from, known);
    for (const to of read(file).map(roomOf)) if (to !== '..' && to !== from) known.add(to);
  }
  return rooms;
}

/** Rooms that stand in a circle: what is left when those that nobody, or nobody left, imports from or to are taken away. */
function circlesIn(rooms: Map<string, Set<string>>): string[] {
  const left = new Map(rooms);
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const [room, imported] of left) {
      const isFloor = ![...imported].some((name) => left.has(name));
      const isRoof = ![...left.values()].some((names) => names.has(room));
      if (isFloor || isRoof) left.delete(room);
    }
  }
  return [...left.keys()].toSorted();
}

describe('the rooms of the house', () => {
  it.each(['guide/src', 'server/src', 'web/src', 'web/src/app', 'web/src/shared', 'web/src/features'])(
    'stand above each other in %s: none imports from one that imports from it',
    (folder) => {
      const rooms = roomsOf(folder);
      expect(rooms.size).toBeGreaterThan(2);
      expect(circlesIn(rooms)).toEqual([]);
    },
  );

  it('would be found in a circle, also through a third', () => {
    const imports = new Map([
      ['plan/store.ts', ['http/call.ts', 'known/known.ts']],
      ['known/known.ts', ['result/store.ts']],
      ['result/store.ts', ['plan/rows.ts']],
      ['app.ts', ['plan/store.ts']],
      ['http/call.ts', []],
    ]);
    const files = [...imports.keys()].map((name) => join(root, 'server/src', name));
    const read = (file: string) =>
      (imports.get(relative(join(root, 'server/src'), file)) ?? []).map((name) => join(root, 'server/src', name));
    expect(circlesIn(roomsOf('server/src', files, read))).toEqual(['known', 'plan', 'result']);
  });
});
