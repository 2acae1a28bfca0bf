import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type ControlReply, type ControlRequest, socketOf } from './message.ts';

/** What the server said that a command can't be done for, in a sentence. */
export class Refused extends Error {
  override name = 'Refused';
}

/** No server hears commands there: none runs, or it is one that can't. */
const NOBODY = new Set(['ENOENT', 'ECONNREFUSED', 'EACCES', 'EINVAL', 'ENAMETOOLONG', 'ENOTSUP']);

/**
 * Asks the server that has the embedded store of `dataDir`; null when none hears. Gives what to print, or for a snapshot
 * the folder it lies in. Throws `Refused` with the server's sentence.
 */
export async function askServer(dataDir: string, asked: ControlRequest): Promise<string | null> {
  let reply: ControlReply;
  try {
    reply = await new Promise<ControlReply>((resolve, reject) => {
      // A connection of its own: one kept from before may lead to a server that has ended since.
      request({ socketPath: socketOf(dataDir), method: 'POST', path: '/', agent: false }, (response) => {
        text(response).then((body) => resolve(JSON.parse(body) as ControlReply), reject);
      })
        .once('error', reject)
        .end(JSON.stringify(asked));
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOBODY.has(String(error.code))) return null;
    throw error;
  }
  if ('problem' in reply) throw new Refused(reply.problem);
  return reply.text;
}
