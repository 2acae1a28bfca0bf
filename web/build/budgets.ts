import { gzipSync } from 'node:zlib';
import { type Built, chunkOf, closureOf, conversation, workspace } from './built.ts';

/** kB of 1,000 bytes, gzip -9. Bars of issue 6: landing 110, workspace 215 (held to what it has come to), CSS 10. */
const budgets = [
  { what: 'landing and log-in, at the first look', kb: 110, entry: 'app/start/front.ts', screens: [] },
  { what: 'log-in, with the app', kb: 180, entry: 'src/main.tsx', screens: ['account/login-page.tsx'] },
  { what: 'workspace, on arriving', kb: 178, entry: 'src/main.tsx', screens: workspace },
  // What comes later is held as well, so that it does not become a place to put things.
  {
    what: 'workspace, with the conversation',
    kb: 216,
    entry: 'src/main.tsx',
    screens: [...workspace, ...conversation],
  },
] as const;
/** Words are the same code in five languages; the heaviest counts. */
const texts = ['en', 'he', 'fr', 'es', 'pt'].map((language) => `i18n/${language}.ts`);
const CSS_KB = 10;

const weigh = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length / 1_000;

/** Every file of a screen with its weight, heaviest first. */
function partsOf(built: Built, entry: string, screens: readonly string[]): [fileName: string, kb: number][] {
  const chunks = closureOf(built, [entry, ...screens]);
  const [words] = texts
    .map((source) => chunkOf(built, source))
    .toSorted((one, other) => weigh(other.code) - weigh(one.code));
  if (words && screens.length > 0) chunks.add(words);
  return [...chunks]
    .map(({ fileName, code }) => [fileName, weigh(code)] as [string, number])
    .toSorted(([, one], [, other]) => other - one);
}

function partsOfCss({ files }: Built): [fileName: string, kb: number][] {
  return files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [[file.fileName, weigh(file.source)]] : [],
  );
}

/** Shows what the screens weigh beside what they may, and ends the build above that, naming the files. */
export function checkBudgets(built: Built, inlined: string): void {
  const rows = [
    ...budgets.map(({ what, kb, entry, screens }) => ({ what, kb, parts: partsOf(built, entry, screens) })),
    { what: 'CSS', kb: CSS_KB, parts: partsOfCss(built) },
    { what: 'CSS inside landing and log-in', kb: CSS_KB, parts: [['inlined', weigh(inlined)] as [string, number]] },
  ].map((row) => ({ ...row, weight: row.parts.reduce((sum, [, kb]) => sum + kb, 0) }));
  const lines = rows.flatMap(({ what, kb, weight, parts }) => [
    `${weight > kb ? '✗' : '✓'} ${what.padEnd(40)} ${weight.toFixed(1).padStart(6)} of ${kb} kB`,
    ...(weight > kb ? parts.map(([name, part]) => `    ${name.padEnd(50)} ${part.toFixed(1)}`) : []),
  ]);
  process.stdout.write(`Weight as gzip:\n${lines.join('\n')}\n`);
  const over = rows.filter(({ weight, kb }) => weight > kb);
  if (over.length > 0) throw new Error(`Over budget: ${over.map(({ what }) => what).join(', ')}`);
}
