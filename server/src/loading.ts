import { registerHooks, type ResolveFnOutput } from 'node:module';

/** Folder of the files this is about, in their addresses. */
const DRIZZLE = '/node_modules/drizzle-orm/';
const PACKAGES = '/node_modules/';

/** Where a file that is named by its place lies, and what kind it is of; undefined where Node has to look. */
function placeOf(specifier: string, importer: string): ResolveFnOutput | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const isOurs = specifier.endsWith('.ts') && !importer.includes(PACKAGES);
  if (!isOurs && !(specifier.endsWith('.js') && importer.includes(DRIZZLE))) return undefined;
  const format = isOurs ? 'module-typescript' : 'module';
  return { url: new URL(specifier, importer).href, format, shortCircuit: true };
}

/**
 * For what a process of its own runs before it imports a store. Node looks for each of some 900 files of ours and 1,500
 * of drizzle-orm, asks of each what kind of module it is, and reads the 170 kB of drizzle's package.json anew each time
 * it is named: 0.6 s of processor of every start. The files find each other by name alone, and what of drizzle one of
 * ours has found is where the others find it.
 */
export function speedUpLoading(): void {
  const known = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const { parentURL: importer, conditions } = context;
      const place = importer && placeOf(specifier, importer);
      if (place) return place;
      if (!specifier.startsWith('drizzle-orm')) return nextResolve(specifier, context);
      const name = [specifier, ...conditions].join(' ');
      const found = known.get(name) ?? { ...nextResolve(specifier, context), shortCircuit: true };
      known.set(name, found);
      return found;
    },
  });
}
