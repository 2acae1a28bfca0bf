import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import * as z from 'zod/mini';
import type { Connection } from './connection.ts';
import {
  complaintInStream,
  complaintOf,
  isComplaintFault,
  isMidFault,
  type Fault,
  type MidFault,
  spoil,
} from './fault.ts';
import type { Manner, Recorded, Reply } from './manner.ts';
import type { Asked, Complaint, Told, WireFormat } from './wire-format.ts';

interface Telling {
  wire: WireFormat;
  manner: Manner;
  recorded: Recorded;
  connection: Connection;
  /** Number of the request at this server, from 1. */
  nth: number;
}

const CHARACTERS_PER_TOKEN = 4;
const tokensIn = (text: string) => Math.ceil(text.length / CHARACTERS_PER_TOKEN);
/** Longer pieces than a word, so that an answer of megabytes is not millions of events. */
const LONG_PIECE = 16_384;
const LONG_ANSWER = 100_000;
/** 100 MB of nothing, 100 kB when packed. */
const BOMB_BYTES = 100 * 1024 * 1024;
const bomb = () => (packed ??= promisify(gzip)(Buffer.alloc(BOMB_BYTES)));
let packed: Promise<Buffer> | undefined;
const DRIP_MS = 1000;
const RESET_AFTER_MS = 40;
const AND_SO_ON = 'and so on '.repeat(100);

const sse = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' };
const json = { 'content-type': 'application/json' };

/** Everything somebody who answers carelessly could repeat: what was asked, and with which key. */
const gossip = ({ recorded }: Telling) => `Request with key ${recorded.key} said: ${JSON.stringify(recorded.body)}`;

function complain(
  { wire, manner, connection: { response } }: Telling,
  complaint: Complaint,
  message: string,
  wait: boolean,
) {
  const { status, body } = wire.complaint(complaint, message);
  response.writeHead(status, { ...json, ...(wait && { 'retry-after': String(manner.retryAfterSeconds) }) });
  response.end(JSON.stringify(body));
}

function toldOf(asked: Asked, reply: Reply, fault: Fault | null): Told {
  const input = tokensIn([asked.instructions, ...asked.messages.map(({ content }) => content)].join('\n'));
  const spoilt = spoil(fault, reply.text);
  const usage = reply.usage ?? { input, cached: 0, output: tokensIn(spoilt.text) };
  return { thoughts: reply.thoughts ?? '', usage, ...spoilt };
}

function piecesOf({ text, finish }: Told): string[] {
  if (finish === 'refusal') return [];
  if (text.length < LONG_ANSWER) return text.match(/\s*\S+\s*$|\s*\S+|\s+/g) ?? [];
  return Array.from({ length: Math.ceil(text.length / LONG_PIECE) }, (_, at) =>
    text.slice(at * LONG_PIECE, (at + 1) * LONG_PIECE),
  );
}

async function drip(connection: Connection, text: string): Promise<void> {
  for (const byte of text) {
    await connection.write(byte);
    await connection.pause(DRIP_MS);
  }
  return connection.silence();
}

async function neverEnd(connection: Connection, text: string): Promise<never> {
  for (;;) {
    await connection.write(text);
    await connection.pause(1);
  }
}

/** Ends an answer the wrong way. True when the stream goes on after all. */
async function breakOff(telling: Telling, asked: Asked, fault: MidFault): Promise<boolean> {
  const { connection, wire } = telling;
  const complaint = complaintInStream(fault);
  if (complaint) {
    await connection.write(wire.complaintEvent(complaint, gossip(telling)));
    connection.response.end();
    return false;
  }
  if (fault === 'stall') await connection.silence();
  if (fault === 'reset') {
    // A reset overtakes what was sent: first it has to arrive.
    await connection.pause(RESET_AFTER_MS);
    connection.reset();
  }
  if (fault === 'close-early') connection.response.end();
  if (fault === 'malformed-event') await connection.write(`data: {"broken": ${gossip(telling)}\n\n`);
  if (fault === 'unknown-event')
    await connection.write('event: news\ndata: {"type":"news","choices":7,"candidates":7}\n\n');
  return asked.stream && fault.endsWith('-event');
}

async function stream(telling: Telling, asked: Asked, told: Told, fault: Fault | null): Promise<void> {
  const { wire, manner, recorded, connection } = telling;
  const { response } = connection;
  response.writeHead(200, { ...sse, ...(fault === 'wrong-content-type' && { 'content-type': 'text/plain' }) });
  response.flushHeaders();
  if (fault === 'headers-then-silence') return connection.silence();
  if (fault === 'empty-stream') return void response.end();
  if (fault === 'drip') return drip(connection, wire.opening(asked, told) + wire.piece(asked, told.text));
  await connection.pause(manner.firstWordAfterMs);
  await connection.write(wire.opening(asked, told));
  const pieces = piecesOf(told);
  const began = performance.now();
  for (const [index, piece] of pieces.entries()) {
    if (isMidFault(fault) && index === manner.faultAfterWords && !(await breakOff(telling, asked, fault))) return;
    if (manner.wordsPerSecond !== null) {
      await connection.pause(Math.max(0, began + (index * 1000) / manner.wordsPerSecond - performance.now()));
    }
    await connection.write(wire.piece(asked, piece));
    recorded.words += 1;
  }
  if (fault === 'endless-answer') return neverEnd(connection, wire.piece(asked, AND_SO_ON));
  // An answer shorter than the fault waits for still ends wrongly.
  if (isMidFault(fault) && pieces.length <= manner.faultAfterWords && !(await breakOff(telling, asked, fault))) return;
  response.end(wire.closing(asked, told));
}

async function whole(telling: Telling, asked: Asked, told: Told, fault: Fault | null): Promise<void> {
  const { wire, manner, recorded, connection } = telling;
  const { response } = connection;
  const complaint = isMidFault(fault) ? complaintInStream(fault) : null;
  if (complaint) return complain(telling, complaint, gossip(telling), false);
  response.writeHead(200, { 'content-type': fault === 'wrong-content-type' ? 'text/plain' : 'application/json' });
  response.flushHeaders();
  if (fault === 'headers-then-silence') return connection.silence();
  if (fault === 'empty-stream') return void response.end();
  await connection.pause(manner.firstWordAfterMs);
  const body = JSON.stringify(wire.whole(asked, told));
  if (fault === 'drip') return drip(connection, body);
  if (fault === 'endless-answer') {
    await connection.write(body.slice(0, body.length / 2));
    return neverEnd(connection, AND_SO_ON);
  }
  if (isMidFault(fault)) {
    await connection.write(body.slice(0, body.length / 2));
    await breakOff(telling, asked, fault);
  } else {
    recorded.words = piecesOf(told).length;
    response.end(body);
  }
}

/** OpenAI's moderation, which is asked beside a model. */
function moderate({ manner, recorded, connection: { response } }: Telling): void {
  const { input } = z.parse(z.looseObject({ input: z.union([z.string(), z.array(z.string())]) }), recorded.body);
  const results = [input].flat().map((text) => ({ flagged: manner.flags(text), categories: {}, category_scores: {} }));
  response.writeHead(200, json).end(JSON.stringify({ id: 'modr-1', model: 'omni-moderation-latest', results }));
}

/** Answers one request, as the answer or the server's manner would have it. Throws `ClientGone`. */
export async function tell(telling: Telling): Promise<void> {
  const { wire, manner, recorded, connection, nth } = telling;
  const { response } = connection;
  const { asked } = recorded;
  if (recorded.path.endsWith('/moderations')) return moderate(telling);
  if (!asked) return complain(telling, 'no-model', `Unknown path ${recorded.path}`, false);
  const objection = wire.objectionTo(asked, recorded.headers);
  if (objection !== null) return complain(telling, 'bad-request', objection, false);

  const said = await manner.answer(asked, nth);
  const reply: Reply = {
    ...(manner.usage && { usage: manner.usage }),
    ...(typeof said === 'string' ? { text: said } : said),
  };
  const fault = reply.fault === undefined ? manner.fault : reply.fault;
  const page = `<!doctype html><title>Bad gateway</title><pre>${gossip(telling)}</pre>`;
  const html = { 'content-type': 'text/html' };

  if (isComplaintFault(fault)) {
    return complain(telling, complaintOf(fault), gossip(telling), fault === 'rate-limit-retry-after');
  }
  if (fault === 'reset-before-headers') return connection.reset();
  if (fault === 'silent-headers') return connection.silence();
  if (fault === 'html-page') return void response.writeHead(200, html).end(page);
  if (fault === 'html-error') return void response.writeHead(502, html).end(page);
  if (fault === 'redirect') return void response.writeHead(307, { location: manner.redirectTo }).end();
  if (fault === 'gzip-bomb') {
    return void response.writeHead(200, { ...sse, 'content-encoding': 'gzip' }).end(await bomb());
  }
  const told = toldOf(asked, reply, fault);
  return asked.stream && fault !== 'not-streamed'
    ? stream(telling, asked, told, fault)
    : whole(telling, asked, told, fault);
}
