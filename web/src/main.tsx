import '#app/start/early.ts';
import { start } from '#app/start/start.tsx';

await start();
