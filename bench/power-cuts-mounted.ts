// Power cuts on a file system of this machine's own kernel.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acknowledgedBy, startWriter } from '../server/test/db/killed-writer.fixture.ts';
import { inspect } from '../server/test/faults/power-cut.ts';
import type { Random } from '../server/test/faults/random.ts';
import { Tally } from './power-cuts-tally.ts';

const DISK_BYTES = 512 * 1024 ** 2;
const MOST_ROWS = 120;
/** EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH: from now on nothing reaches the disk, the journal's end included. */
const CUT = `open(my $top, '<', $ARGV[0]) or die $!; my $flags = pack('L', 2); ioctl($top, 0x8004587D, $flags) or die $!;`;

function hasLoopMounts(image: string, mount: string): boolean {
  if (process.getuid?.() !== 0) return false;
  writeFileSync(image, '');
  truncateSync(image, DISK_BYTES);
  const made = spawnSync('mkfs.ext4', ['-q', '-F', image]).status === 0;
  if (!made || spawnSync('perl', ['-e', '1']).status !== 0) return false;
  const mounted = spawnSync('mount', ['-o', 'loop', image, mount]).status === 0;
  if (mounted) execFileSync('umount', [mount]);
  return mounted;
}

/** Cuts the power of a mounted disk so many times while a store on it is written to. */
export async function cutMounted(cuts: number, random: Random): Promise<Tally> {
  const tally = new Tally('mounted');
  const folder = mkdtempSync(join(tmpdir(), 'foothold-mounted-'));
  const [image, mount] = [join(folder, 'disk.img'), join(folder, 'disk')];
  mkdirSync(mount);
  if (!hasLoopMounts(image, mount)) {
    console.log('No loop mounts here: the mounted disk is left out.');
    rmSync(folder, { recursive: true });
    return tally;
  }
  const dataDir = join(mount, 'data');
  const acknowledged: string[] = [];
  for (let round = 0; round < cuts; round += 1) {
    execFileSync('mount', ['-o', 'loop', image, mount]);
    const child = startWriter(dataDir, round, true);
    const cut = () => {
      execFileSync('perl', ['-e', CUT, mount]);
      child.kill('SIGKILL');
    };
    // What it says between the cut and its end counts as well: a commit that the disk refused must not be acknowledged.
    acknowledged.push(...(await acknowledgedBy(child, 1 + Math.floor(random() * MOST_ROWS), cut)));
    execFileSync('umount', [mount]);
    execFileSync('mount', ['-o', 'loop', image, mount]);
    tally.add(await inspect(dataDir, acknowledged));
    execFileSync('umount', [mount]);
  }
  rmSync(folder, { recursive: true });
  return tally;
}
