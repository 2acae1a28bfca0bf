// npm run admin -- invite create|list|revoke
import { runServerCommand } from './command.mjs';

runServerCommand('admin.ts', process.argv.slice(2));
