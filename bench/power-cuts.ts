// node bench/power-cuts.ts [--cuts 200] [--writes 120] [--mounted 20] [--seed N]: the power is cut so many times while the embedded store is
// written to, and what is left is opened and compared with what had been acknowledged. Bar of issue 7: no acknowledged row
// lost, no store corrupt. Two ways:
// - recorded: every call of the store to its file system is recorded once; a cut keeps what was synced by then, and of
//   the rest any part, down to single sectors and names (server/test/faults/disk.ts). Stricter than any real disk.
// - mounted: an ext4 of its own on a loop device is shut down as by a power cut (EXT4_IOC_SHUTDOWN, nothing flushed, journal
//   included), mounted again, and the store opened. Needs root, loop devices and perl; else it is left out.
import { parseArgs } from 'node:util';
import { cutPower, recordWriter } from '../server/test/faults/power-cut.ts';
import { drawFrom, type Random } from '../server/test/faults/random.ts';
import { cutMounted } from './power-cuts-mounted.ts';
import { Tally } from './power-cuts-tally.ts';

const { values } = parseArgs({
  options: {
    cuts: { type: 'string', default: '200' },
    writes: { type: 'string', default: '120' },
    mounted: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});
const random = drawFrom(Number(values.seed));

/** Places of cuts: a tenth of them in the first start, the others while rows are written, ascending. */
function placesIn(length: number, opened: number, random: Random): number[] {
  const place = (_: unknown, at: number) =>
    Math.floor(at % 10 === 0 ? random() * opened : opened + 1 + random() * (length - opened));
  return Array.from({ length: Number(values.cuts) }, place).toSorted((one, other) => one - other);
}

async function cutRecorded(): Promise<Tally> {
  const tally = new Tally('recorded');
  const recording = recordWriter(Number(values.writes));
  const { operations } = recording;
  const opened = operations.findIndex((operation) => operation.does === 'say');
  for await (const aftermath of cutPower(recording, placesIn(operations.length, opened, random), random)) {
    tally.add(aftermath);
  }
  recording.remove();
  return tally;
}

const tallies = [await cutRecorded(), await cutMounted(Number(values.mounted), random)];
console.log(
  '\n| power cuts | trials | acknowledged rows looked for | lost | halves of transactions | corrupt |\n|---|---|---|---|---|---|',
);
for (const tally of tallies) console.log(tally.line);
process.exitCode = tallies.some((tally) => tally.isBad) ? 1 : 0;
