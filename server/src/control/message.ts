import { join } from 'node:path';

/** What a command asks of the server that has the store. `snapshot`: a copy of the store as it is now. */
export type ControlRequest = { admin: readonly string[] } | { snapshot: true };

/** `text` is for whoever gave the command; of a snapshot, the folder it lies in. */
export type ControlReply = { text: string } | { problem: string };

/** Where a server with an embedded store hears commands. Only who may read the store may open it. */
export const socketOf = (dataDir: string): string => join(dataDir, 'control.sock');
