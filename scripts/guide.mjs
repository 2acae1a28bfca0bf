// npm run guide:report, npm run guide:eval, npm run guide:check
import { runServerCommand } from './command.mjs';

runServerCommand('guide-command.ts', process.argv.slice(2));
