// npm run guide:train, npm run guide:data, npm run guide:judge
import { runCommand } from './command.mjs';

const [name, ...args] = process.argv.slice(2);
runCommand(`guide/scripts/${name}.mjs`, args);
