// npm run foothold -- doctor|backup|backup-key|restore|upgrade, and all that admin and data do
import { runServerCommand } from './command.mjs';

runServerCommand('foothold.ts', process.argv.slice(2));
