import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { readSettings } from '../config/config.ts';
import { localOrigin } from '../config/local-origin.ts';
import { DataProblem } from '../data/problem.ts';
import { logger } from '../logger.ts';
import { upgrade } from './upgrade.ts';

export const UPGRADE_USAGE = `  upgrade RELEASE.tar.gz [--home /opt/foothold] [--user foothold] [--wait 120]
          [--stop 'systemctl stop foothold'] [--start 'systemctl start foothold']
                     unpacks a release, makes a backup, switches HOME/current, and back again when it isn't ready in time`;

export async function upgradeCommand(
  argv: readonly string[],
  settings: ReturnType<typeof readSettings>,
): Promise<string> {
  const { positionals, values } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      home: { type: 'string', default: '/opt/foothold' },
      user: { type: 'string' },
      wait: { type: 'string', default: '120' },
      stop: { type: 'string', default: 'systemctl stop foothold' },
      start: { type: 'string', default: 'systemctl start foothold' },
    },
  });
  const [archive] = positionals;
  const seconds = Number(values.wait);
  if (!archive?.endsWith('.tar.gz') || positionals.length > 1) throw new DataProblem('Name the release, a .tar.gz.');
  if (!existsSync(archive)) throw new DataProblem(`${archive} is not there.`);
  if (!Number.isInteger(seconds) || seconds < 1) throw new DataProblem('--wait takes whole seconds.');
  return upgrade({
    home: resolve(values.home),
    archive: resolve(archive),
    stop: values.stop,
    start: values.start,
    user: values.user ?? null,
    dataDir: settings.databaseUrl === null ? settings.dataDir : null,
    readyUrl: `${localOrigin(settings)}/readyz`,
    waitMs: seconds * 1_000,
    say: (line) => logger.info(line),
  });
}
