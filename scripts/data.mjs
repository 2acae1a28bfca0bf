// npm run data -- export FILE, npm run data -- import FILE, npm run data -- rebuild
import { runServerCommand } from './command.mjs';

runServerCommand('data.ts', process.argv.slice(2));
