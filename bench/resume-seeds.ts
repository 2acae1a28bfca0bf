// The CVs that the measurements of reading CVs use: the project's shared ones where they are, else the tests' own.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Seed } from '../server/test/resume-fuzz/mutant.ts';
import { kindOf } from '../server/src/resume/kind.ts';

const shared = process.env['CV_DIR'] ?? fileURLToPath(new URL('../../shared/cv/files', import.meta.url));
const own = fileURLToPath(new URL('../server/test/resume/fixtures', import.meta.url));

/** Every .pdf, .docx and .doc of the folder CV_DIR, of ../shared/cv/files, or of the tests, in order of name. */
export function sharedSeeds(): Seed[] {
  const folder = existsSync(shared) ? shared : own;
  const names = readdirSync(folder).filter((name) => /\.(?:pdf|docx?)$/.test(name));
  return names.toSorted().map((fileName) => {
    const file = readFileSync(`${folder}/${fileName}`);
    return { fileName, kind: kindOf(file, fileName), file };
  });
}
