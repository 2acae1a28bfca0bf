// npm run admin -- users|session|feedback|invite|rest-day|usage …
import { runServerCommand } from './command.mjs';

runServerCommand('admin.ts', process.argv.slice(2));
