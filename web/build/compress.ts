import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Built } from './built.ts';

const compress = promisify(brotliCompress);
/** Brotli's best, a tenth smaller than what a server can afford for each answer. */
const QUALITY = constants.BROTLI_MAX_QUALITY;

/** Puts a `.br` beside every script and style of the build, which the server sends as it is. */
export async function writeCompressed({ outDir, files }: Built): Promise<void> {
  const texts = files.map(({ fileName }) => join(outDir, fileName)).filter((path) => /\.(js|css)$/.test(path));
  await Promise.all(
    texts.map(async (path) => {
      const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
      await writeFile(`${path}.br`, await compress(await readFile(path), { params }));
    }),
  );
}
