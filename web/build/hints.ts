import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Built, closureOf, workspace } from './built.ts';

/**
 * Has the browser compile all functions of a script while it comes, beside the page, instead of each when it is first
 * called, on it. Only where it stands first, which is why it is put there when all else is made.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Puts the hint into what a person at work waits for: most of that is called as soon as it is there. */
export async function writeHints(built: Built): Promise<void> {
  const chunks = closureOf(built, ['src/main.tsx', ...workspace]);
  await Promise.all([...chunks].map(({ fileName, code }) => writeFile(join(built.outDir, fileName), HINT + code)));
}
