import { Buffer } from 'node:buffer';
import type { ChildJob } from '../../src/resume/extract-message.ts';

/** Stands in for the child that reads CVs: it does what the file says, as a child that a CV has broken might. */
const orders: Record<string, () => void> = {
  hang: () => {
    for (;;);
  },
  sleep: () => undefined,
  leave: () => process.exit(3),
  die: () => process.kill(process.pid, 'SIGSEGV'),
  text: () => process.send?.({ text: String(process.pid) }),
};

process.once('message', ({ file }: ChildJob) => {
  const [, order = ''] = /^%PDF-(\w+)/.exec(Buffer.from(file).toString()) ?? [];
  orders[order]?.();
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
