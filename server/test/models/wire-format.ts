import type { IncomingHttpHeaders } from 'node:http';

/** The four ways providers are spoken to. `openai` is the Responses API, `openai-compatible` chat completions. */
export const formats = ['openai-compatible', 'openai', 'anthropic', 'google'] as const;
export type Format = (typeof formats)[number];

export interface AskedMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** A request as its sender meant it, whatever the format. */
export interface Asked {
  model: string;
  stream: boolean;
  instructions: string;
  messages: AskedMessage[];
  /** Whether JSON is wanted, with a schema or without. */
  json: boolean;
  /** Null where the format has no place for a name, or no schema was sent. */
  schemaName: string | null;
  schema: Record<string, unknown> | null;
  /** The schema came as a tool that must be called (Anthropic, for models without schemas of their own). */
  asTool: boolean;
  maxOutputTokens: number | null;
  temperature: number | null;
  /** What the provider is told of the person who asks. */
  userId: string | null;
  /** Whether the provider may keep the prompt; null when nothing was said. */
  store: boolean | null;
  /** Whether usage is wanted at the end of a stream; only chat completions need to be asked. */
  usageWanted: boolean;
}

export interface Usage {
  /** All of what was read, the cached part included. */
  input: number;
  cached: number;
  output: number;
}

export type Finish = 'stop' | 'length' | 'refusal' | 'content-filter';

/** What a stand-in tells. */
export interface Told {
  text: string;
  /** Thinking aloud before the text; empty for none. */
  thoughts: string;
  finish: Finish;
  usage: Usage;
}

/** Why a provider says no. */
export type Complaint =
  | 'unauthorized'
  | 'forbidden'
  | 'no-model'
  | 'rate-limit'
  | 'quota'
  | 'server-error'
  | 'unavailable'
  | 'overloaded'
  | 'context-too-long'
  | 'bad-request';

/** An HTTP answer that says no. */
export interface Refused {
  status: number;
  body: { error: { message: string } };
}

/** What most providers answer with; each names its own exceptions. */
export const usualStatus: Record<Complaint, number> = {
  unauthorized: 401,
  forbidden: 403,
  'no-model': 404,
  'rate-limit': 429,
  quota: 429,
  'server-error': 500,
  unavailable: 503,
  overloaded: 503,
  'context-too-long': 400,
  'bad-request': 400,
};

/** One provider's way of putting things. What is streamed comes as text of server-sent events. */
export interface WireFormat {
  /** Behind the host, as the provider's own address has it. */
  base: string;
  /** Null for a path that is no question. Throws where the body is not what this provider takes. */
  read(path: string, body: unknown): Asked | null;
  /** The key that was shown; null for none. */
  keyIn(headers: IncomingHttpHeaders): string | null;
  /** What this provider would refuse about a request that could be read; null for nothing. */
  objectionTo(asked: Asked, headers: IncomingHttpHeaders): string | null;
  whole(asked: Asked, told: Told): unknown;
  opening(asked: Asked, told: Told): string;
  piece(asked: Asked, text: string): string;
  closing(asked: Asked, told: Told): string;
  complaint(complaint: Complaint, message: string): Refused;
  /** The same in the middle of a stream. */
  complaintEvent(complaint: Complaint, message: string): string;
}

/** One server-sent event. */
export function event(data: unknown, name?: string): string {
  const line = typeof data === 'string' ? data : JSON.stringify(data);
  return `${name === undefined ? '' : `event: ${name}\n`}data: ${line}\n\n`;
}

export function bearerIn(headers: IncomingHttpHeaders): string | null {
  return /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? null;
}
