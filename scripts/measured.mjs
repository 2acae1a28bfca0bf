// node scripts/measured.mjs FILE PROGRAM ARGS…: runs a program on this Node, and writes into FILE what it, and all that it
// started, took of the processor. Of two at once, the process that waits for both knows only the sum.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { processorSeconds } from './part-times.mjs';

const [file, ...args] = process.argv.slice(2);
const [status] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
writeFileSync(file, JSON.stringify(processorSeconds()));
process.exit(status ?? 1);
