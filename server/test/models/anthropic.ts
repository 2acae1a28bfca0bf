import * as z from 'zod/mini';
import { Content, textOf } from './openai-compatible.ts';
import { strictProblems } from './schema-rules.ts';
import {
  type Asked,
  type Complaint,
  event,
  type Finish,
  type Told,
  usualStatus,
  type WireFormat,
} from './wire-format.ts';

const Body = z.looseObject({
  model: z.string(),
  max_tokens: z.int(),
  system: z.optional(Content),
  messages: z.array(z.looseObject({ role: z.enum(['user', 'assistant']), content: Content })).check(z.minLength(1)),
  stream: z.optional(z.boolean()),
  output_config: z.optional(
    z.looseObject({
      format: z.optional(z.looseObject({ type: z.literal('json_schema'), schema: z.record(z.string(), z.unknown()) })),
    }),
  ),
  tools: z.optional(z.array(z.looseObject({ name: z.string(), input_schema: z.record(z.string(), z.unknown()) }))),
  tool_choice: z.optional(z.looseObject({ type: z.string() })),
  temperature: z.optional(z.number()),
  metadata: z.optional(z.looseObject({ user_id: z.optional(z.string()) })),
});

const stopReasons: Record<Finish, string> = {
  stop: 'end_turn',
  length: 'max_tokens',
  refusal: 'refusal',
  'content-filter': 'refusal',
};
const stopReason = (asked: Asked, { finish }: Told) =>
  asked.asTool && finish === 'stop' ? 'tool_use' : stopReasons[finish];

function usageOf({ usage }: Told) {
  return {
    input_tokens: usage.input - usage.cached,
    cache_read_input_tokens: usage.cached,
    cache_creation_input_tokens: 0,
    output_tokens: usage.output,
  };
}

const errorTypes: Record<Complaint, string> = {
  unauthorized: 'authentication_error',
  forbidden: 'permission_error',
  'no-model': 'not_found_error',
  'rate-limit': 'rate_limit_error',
  quota: 'rate_limit_error',
  'server-error': 'api_error',
  unavailable: 'api_error',
  overloaded: 'overloaded_error',
  'context-too-long': 'invalid_request_error',
  'bad-request': 'invalid_request_error',
};
const complaintOf = (complaint: Complaint, message: string) => ({
  type: 'error' as const,
  error: {
    type: errorTypes[complaint],
    message:
      complaint === 'context-too-long' ? `prompt is too long: 250000 tokens > 200000 maximum. ${message}` : message,
  },
});

const said = (data: { type: string } & Record<string, unknown>) => event(data, data.type);
const tool = { type: 'tool_use', id: 'toolu_1', name: 'json' };
const textIndex = 1;

function toolInput(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The Messages API of Anthropic. */
export const anthropic: WireFormat = {
  base: '/v1',
  keyIn: (headers) => (typeof headers['x-api-key'] === 'string' ? headers['x-api-key'] : null),

  read(path, raw) {
    if (path !== '/v1/messages') return null;
    const body = z.parse(Body, raw);
    const answerTool = body.tools?.find(({ name }) => name === 'json');
    const schema = body.output_config?.format?.schema ?? answerTool?.input_schema ?? null;
    return {
      model: body.model,
      stream: body.stream ?? false,
      instructions: textOf(body.system ?? null),
      messages: body.messages.map(({ role, content }) => ({ role, content: textOf(content) })),
      json: schema !== null,
      schemaName: null,
      schema,
      asTool: answerTool !== undefined,
      maxOutputTokens: body.max_tokens,
      temperature: body.temperature ?? null,
      userId: body.metadata?.user_id ?? null,
      store: null,
      usageWanted: true,
    };
  },

  objectionTo(asked, headers) {
    if (headers['anthropic-version'] === undefined) return 'anthropic-version: header is required';
    if (asked.messages[0]?.role !== 'user') return 'messages: first message must use the "user" role';
    if (asked.messages.some(({ content }) => content === '')) return 'messages: text content blocks must be non-empty';
    if (asked.temperature !== null && asked.temperature > 1) return 'temperature: range: 0..1';
    return asked.schema && !asked.asTool ? (strictProblems(asked.schema)[0] ?? null) : null;
  },

  whole(asked, told) {
    const thinking = told.thoughts === '' ? [] : [{ type: 'thinking', thinking: told.thoughts, signature: 'c2ln' }];
    const answer = asked.asTool ? { ...tool, input: toolInput(told.text) } : { type: 'text', text: told.text };
    return {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: asked.model,
      content: [...thinking, ...(told.text === '' ? [] : [answer])],
      stop_reason: stopReason(asked, told),
      stop_sequence: null,
      usage: usageOf(told),
    };
  },

  opening(asked, told) {
    const message = { id: 'msg_1', type: 'message', role: 'assistant', model: asked.model, content: [] };
    const usage = { ...usageOf(told), output_tokens: 1 };
    const thinking = [
      { type: 'content_block_start', index: 0, content_block: { type: 'thinking', thinking: '', signature: '' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'thinking_delta', thinking: told.thoughts } },
      { type: 'content_block_delta', index: 0, delta: { type: 'signature_delta', signature: 'c2ln' } },
      { type: 'content_block_stop', index: 0 },
    ];
    const content_block = asked.asTool ? { ...tool, input: {} } : { type: 'text', text: '' };
    return [
      said({ type: 'message_start', message: { ...message, stop_reason: null, stop_sequence: null, usage } }),
      said({ type: 'ping' }),
      ...(told.thoughts === '' ? [] : thinking.map(said)),
      said({ type: 'content_block_start', index: textIndex, content_block }),
    ].join('');
  },

  piece: (asked, text) =>
    said({
      type: 'content_block_delta',
      index: textIndex,
      delta: asked.asTool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text },
    }),

  closing(asked, told) {
    const delta = { stop_reason: stopReason(asked, told), stop_sequence: null };
    return [
      said({ type: 'content_block_stop', index: textIndex }),
      said({ type: 'message_delta', delta, usage: { output_tokens: told.usage.output } }),
      said({ type: 'message_stop' }),
    ].join('');
  },

  complaint: (complaint, message) => ({
    status: complaint === 'overloaded' ? 529 : usualStatus[complaint],
    body: complaintOf(complaint, message),
  }),
  complaintEvent: (complaint, message) => said(complaintOf(complaint, message)),
};
