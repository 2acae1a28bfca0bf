// npm run dev: the server on port 3000, restarted when its sources change, and Vite's pages on 5173 in front of it.
import { spawn } from 'node:child_process';
import { environmentFor, root, setUp } from './setup.mjs';

const node = setUp();
const options = { cwd: root, stdio: 'inherit', env: environmentFor(node) };
const children = [
  spawn(node, ['--watch', 'server/src/main.ts'], options),
  spawn(node, ['node_modules/vite/bin/vite.js', 'web'], options),
];
const stopAll = () => children.forEach((child) => child.kill());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stopAll);
for (const child of children) child.on('exit', stopAll);
