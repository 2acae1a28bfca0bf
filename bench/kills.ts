// node bench/kills.ts [--kills 100] [--seed N]: a process that writes into the embedded store is killed (SIGKILL) so many times,
// after so many rows or in the middle of opening, and the store is read after each ten. Bar of issue 7: no acknowledged
// row lost, no store corrupt.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { acknowledgedBy, startWriter } from '../server/test/db/killed-writer.fixture.ts';
import { inspect } from '../server/test/faults/power-cut.ts';
import { drawFrom } from '../server/test/faults/random.ts';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});
const kills = Number(values.kills);
const random = drawFrom(Number(values.seed));
/** Every fifth is killed by the clock, which falls into opening and recovery; the others after so many rows. */
const BY_CLOCK = 5;
const LONGEST_MS = 2_500;
const MOST_ROWS = 120;

async function killOne(dataDir: string, round: number): Promise<string[]> {
  const child = startWriter(dataDir, round);
  const end = () => child.kill('SIGKILL');
  if (round % BY_CLOCK !== BY_CLOCK - 1) return acknowledgedBy(child, 1 + Math.floor(random() * MOST_ROWS), end);
  const timer = setTimeout(end, random() * LONGEST_MS);
  const said = await acknowledgedBy(child, Infinity, end);
  clearTimeout(timer);
  return said;
}

const dataDir = mkdtempSync(join(tmpdir(), 'foothold-kills-'));
const acknowledged: string[] = [];
let lost = 0;
let corrupt = 0;
for (let round = 0; round < kills; round += 1) {
  acknowledged.push(...(await killOne(dataDir, round)));
  if ((round + 1) % 10 !== 0 && round + 1 !== kills) continue;
  const found = await inspect(dataDir, acknowledged);
  lost = Math.max(lost, found.lost.length);
  if (found.corrupt !== undefined) corrupt += 1;
  const trouble = found.corrupt === undefined ? '' : ` – ${found.corrupt}`;
  console.log(`${round + 1} kills: ${acknowledged.length} rows acknowledged, ${found.lost.length} lost${trouble}`);
}
rmSync(dataDir, { recursive: true });
console.log(
  `\n| kills | rows acknowledged | lost | corrupt |\n|---|---|---|---|\n| ${kills} | ${acknowledged.length} | ${lost} | ${corrupt} |`,
);
process.exitCode = lost + corrupt > 0 ? 1 : 0;
