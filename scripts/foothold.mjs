// npm run foothold -- doctor|users|session|feedback|invite|usage|export|import|rebuild …
import { runServerCommand } from './command.mjs';

runServerCommand('foothold.ts', process.argv.slice(2));
