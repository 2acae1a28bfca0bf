import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const writer = fileURLToPath(new URL('./kill-writer.fixture.ts', import.meta.url));

/**
 * A process that writes into the store in `dataDir` until it is killed, and says each row once it is committed.
 * `mutely`: what it says of its own end is not shown.
 */
export function startWriter(dataDir: string, round: number, mutely = false): ChildProcess {
  const stdio = ['ignore', 'pipe', mutely ? 'ignore' : 'inherit'] as const;
  return spawn(process.execPath, [writer, dataDir, String(round)], { stdio: [...stdio] });
}

/** What a writer had acknowledged when it was gone; `end` is called when it has said `enough` rows, and must end it. */
export async function acknowledgedBy(child: ChildProcess, enough: number, end: () => void): Promise<string[]> {
  let said = '';
  let isEnding = false;
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (isEnding || said.split('\n').length <= enough) return;
    isEnding = true;
    end();
  });
  await once(child, 'close');
  return said.split('\n').slice(0, -1);
}
