// For programs that start servers without importing any of one: puts an empty store into the folder that is named.
import { placeStore } from './store-template.ts';

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('Usage: node server/test/db/place-store.ts FOLDER');
await placeStore(dataDir);
