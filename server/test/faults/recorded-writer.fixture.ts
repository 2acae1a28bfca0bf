/**
 * A process for power cuts: opens a new store in argv[2], writes argv[3] times, and says each write once it is
 * committed. Every third write is one transaction over two rows, and every third a row of the log; the work goes on through a checkpoint and a vacuum.
 */
import { speedUpLoading } from '../../src/loading.ts';
import { say } from './record-disk.fixture.ts';

speedUpLoading();
const { openEmbedded } = await import('../../src/db/embedded.ts');
const { visitorFeedback } = await import('../../src/db/schema/feedback.ts');
const { ensureWriter, logWords } = await import('../rhythm/logged-words.ts');
const { sql } = await import('drizzle-orm');
const { v7 } = await import('uuid');

const [, , dataDir = '', writes = '0'] = process.argv;
const database = await openEmbedded(dataDir);
await ensureWriter(database);
say('open');
const row = (message: string) => ({ id: v7(), message, createdAt: new Date() });
for (let at = 0; at < Number(writes); at += 1) {
  const text = `${at} ${'x'.repeat((at * 997) % 5_000)}`;
  if (at % 3 === 0) {
    await database.transaction(async (tx) => {
      await tx.insert(visitorFeedback).values(row(`${text} first half`));
      await tx.insert(visitorFeedback).values(row(`${text} second half`));
    });
    say(`${text} first half`);
    say(`${text} second half`);
  } else if (at % 3 === 1) {
    await logWords(database.db, text);
    say(text);
  } else {
    await database.db.insert(visitorFeedback).values(row(text));
    say(text);
  }
  if (at % 20 === 19) await database.db.execute(sql`checkpoint`);
  if (at % 50 === 49) await database.db.execute(sql`vacuum (analyze)`);
}
process.exit();
