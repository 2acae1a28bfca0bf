// Loaded by the server of a story before anything else (see server.ts): whoever signs up next gets the id a story left
// for them in DATA_DIR. The built-in guide chooses wordings by a person's id, and pictures need the same ones every time.
import crypto from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

type Id = ReturnType<typeof crypto.randomUUID>;

const left = join(process.env['DATA_DIR'] ?? '', 'next-user-id');
const randomId = crypto.randomUUID;

function takeLeft(): Id {
  const id = readFileSync(left, 'utf8') as Id;
  rmSync(left);
  return id;
}

crypto.randomUUID = (options) => (existsSync(left) ? takeLeft() : randomId(options));
syncBuiltinESMExports();
