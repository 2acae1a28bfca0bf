// npm run guide:train, guide:data, guide:judge, guide:work and guide:answers
import { runCommand } from './command.mjs';

const [name, ...args] = process.argv.slice(2);
runCommand(`guide/scripts/${name}.mjs`, args);
