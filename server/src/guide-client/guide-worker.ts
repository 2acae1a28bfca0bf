import { enableCompileCache, flushCompileCache } from 'node:module';
import { stepBackAsThread } from '../priority.ts';

// Whoever only wants a page waits for nobody's answer, also where the processor is short.
stepBackAsThread();

// A thread has none of its process' settings for it. What it compiled is written at once: its end may come at any time.
enableCompileCache();
const { work: workOn } = await import('./guide-work.ts');
flushCompileCache();

/** What the thread of the built-in guide runs, a job at a time. */
export const work = workOn;
