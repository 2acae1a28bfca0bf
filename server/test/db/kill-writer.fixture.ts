/** A process for durability.test.ts: opens the database in argv[2] and says the number of each row once it is committed. */
import { writeSync } from 'node:fs';
import { speedUpLoading } from '../../src/loading.ts';

speedUpLoading();
const { visitorFeedback } = await import('../../src/db/schema/feedback.ts');
const { openEmbedded } = await import('../../src/db/embedded.ts');
const { ensureWriter, logWords } = await import('../rhythm/logged-words.ts');
const { v7 } = await import('uuid');

const [, , dataDir = '', round = ''] = process.argv;
const database = await openEmbedded(dataDir);
await ensureWriter(database);
for (let row = 0; ; row += 1) {
  const message = `${round}:${row}`;
  const write = { id: v7(), message, createdAt: new Date() };
  if (row % 4 === 3) await logWords(database.db, message);
  else if (row % 2 === 0) await database.db.insert(visitorFeedback).values(write);
  else await database.transaction((tx) => tx.insert(visitorFeedback).values(write).returning());
  // Written at once, past any buffer: what stands in the pipe was acknowledged.
  writeSync(1, `${message}\n`);
}
