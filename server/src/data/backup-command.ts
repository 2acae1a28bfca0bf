import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import type { readSettings } from '../config/config.ts';
import { makeBackup, restoreBackup } from './backup.ts';
import { DataProblem } from './problem.ts';
import { backupToS3, restoreFromS3 } from './s3/backups.ts';
import { isS3 } from './s3/place.ts';
import { allRows, inWords } from './whole-store.ts';

export const BACKUP_USAGE = `  backup [FOLDER] [--keep 14] [--unchecked]
                     writes a backup into FOLDER or s3://bucket/folder (or BACKUP_DIR), restores it into a scratch store and compares them,
                     encrypts it where BACKUP_RECIPIENT is set, and keeps the newest so many
  backup-key FILE    makes a key to decrypt backups with, and prints the BACKUP_RECIPIENT that belongs to it
  restore FILE [--key FILE]
                     puts a backup into an empty store`;

type Settings = ReturnType<typeof readSettings>;

/** The commands of backups; a sentence to print. Throws `DataProblem` with one for what can't be done. */
export const backupCommands: Readonly<
  Record<string, (argv: readonly string[], settings: () => Settings, at: Date) => Promise<string>>
> = {
  async backup(argv, settings, at) {
    const { positionals, values } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { keep: { type: 'string', default: '14' }, unchecked: { type: 'boolean', default: false } },
    });
    const { backupDir, backupRecipient: recipient, ...store } = settings();
    const folder = positionals[0] ?? backupDir;
    const keep = Number(values.keep);
    if (folder === null || positionals.length > 1) throw new DataProblem(`Name a folder, or set BACKUP_DIR.`);
    if (!Number.isInteger(keep) || keep < 1) throw new DataProblem('--keep takes a whole number from 1.');
    const check = !values.unchecked;
    const options = { folder, keep, recipient, check, at };
    const { path, counts } = await inWords(() =>
      isS3(folder) ? backupToS3(store, options, process.env) : makeBackup(store, options),
    );
    return `${allRows(counts)} rows in ${path}${check ? ', restored and compared' : ', not compared'}${recipient === null ? ', in the clear' : ', encrypted'}.`;
  },

  async 'backup-key'(argv) {
    const [path] = argv;
    if (!path || argv.length > 1) throw new DataProblem('Name the file that the key is written to.');
    if (existsSync(path)) throw new DataProblem(`${path} is there already; name a file that isn't.`);
    const identity = await generateIdentity();
    writeFileSync(path, `${identity}\n`, { mode: 0o600, flag: 'wx', flush: true });
    const recipient = await identityToRecipient(identity);
    return `BACKUP_RECIPIENT=${recipient}\nThe key is in ${path}. Keep it somewhere else than the backups and the server: without it nobody can read them.`;
  },

  async restore(argv, settings) {
    const { positionals, values } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { key: { type: 'string' } },
    });
    const [path] = positionals;
    if (!path || positionals.length > 1) throw new DataProblem('Name the backup to restore.');
    for (const file of [path, values.key ?? path])
      if (!isS3(file) && !existsSync(file)) throw new DataProblem(`${file} is not there.`);
    const identity = values.key === undefined ? null : readFileSync(values.key, 'utf8');
    const counts = await inWords(() =>
      isS3(path)
        ? restoreFromS3(settings(), { address: path, identity }, process.env)
        : restoreBackup(settings(), path, identity),
    );
    return `${allRows(counts)} rows restored from ${path}.`;
  },
};
