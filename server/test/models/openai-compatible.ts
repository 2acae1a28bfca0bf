import * as z from 'zod/mini';
import { strictProblems } from './schema-rules.ts';
import {
  type Asked,
  bearerIn,
  type Complaint,
  event,
  type Finish,
  type Told,
  usualStatus,
  type WireFormat,
} from './wire-format.ts';

/** A text, or a list of parts that hold one. */
export const Content = z.union([z.string(), z.array(z.looseObject({ text: z.optional(z.string()) })), z.null()]);
export const textOf = (content: z.infer<typeof Content>): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text ?? '').join('');

const Body = z.looseObject({
  model: z.string(),
  messages: z
    .array(z.looseObject({ role: z.enum(['system', 'developer', 'user', 'assistant']), content: Content }))
    .check(z.minLength(1)),
  stream: z.optional(z.boolean()),
  stream_options: z.optional(z.object({ include_usage: z.optional(z.boolean()) })),
  response_format: z.optional(
    z.looseObject({
      type: z.enum(['text', 'json_object', 'json_schema']),
      json_schema: z.optional(z.looseObject({ name: z.string(), schema: z.record(z.string(), z.unknown()) })),
    }),
  ),
  max_tokens: z.optional(z.int()),
  max_completion_tokens: z.optional(z.int()),
  temperature: z.optional(z.number()),
  user: z.optional(z.string()),
  store: z.optional(z.boolean()),
});

const finishReasons: Record<Finish, string> = {
  stop: 'stop',
  length: 'length',
  refusal: 'stop',
  'content-filter': 'content_filter',
};

function usageOf({ usage }: Told) {
  return {
    prompt_tokens: usage.input,
    completion_tokens: usage.output,
    total_tokens: usage.input + usage.output,
    prompt_tokens_details: { cached_tokens: usage.cached },
  };
}

const errorNames: Record<Complaint, { type: string; code: string | null }> = {
  unauthorized: { type: 'invalid_request_error', code: 'invalid_api_key' },
  forbidden: { type: 'invalid_request_error', code: 'unsupported_country_region_territory' },
  'no-model': { type: 'invalid_request_error', code: 'model_not_found' },
  'rate-limit': { type: 'requests', code: 'rate_limit_exceeded' },
  quota: { type: 'insufficient_quota', code: 'insufficient_quota' },
  'server-error': { type: 'server_error', code: null },
  unavailable: { type: 'server_error', code: 'service_unavailable' },
  overloaded: { type: 'server_error', code: 'overloaded' },
  'context-too-long': { type: 'invalid_request_error', code: 'context_length_exceeded' },
  'bad-request': { type: 'invalid_request_error', code: 'invalid_value' },
};

/** OpenAI's shape of an error; the Responses API has the same. */
export function openaiComplaint(complaint: Complaint, message: string) {
  const body = { error: { message, param: null, ...errorNames[complaint] } };
  return { status: usualStatus[complaint], body };
}

const frame = { id: 'chatcmpl-1', created: 1_700_000_000 };
function chunk(asked: Asked, delta: unknown, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return event({ ...frame, object: 'chat.completion.chunk', model: asked.model, choices });
}

/** Chat completions, as Ollama, vLLM, LM Studio and llama.cpp serve them too. */
export const openaiCompatible: WireFormat = {
  base: '/v1',
  keyIn: bearerIn,

  read(path, raw) {
    if (path !== '/v1/chat/completions') return null;
    const body = z.parse(Body, raw);
    const said = body.messages.map(({ role, content }) => ({ role, content: textOf(content) }));
    const format = body.response_format;
    return {
      model: body.model,
      stream: body.stream ?? false,
      instructions: said
        .filter(({ role }) => role === 'system' || role === 'developer')
        .map(({ content }) => content)
        .join('\n'),
      messages: said.flatMap(({ role, content }) =>
        role === 'user' || role === 'assistant' ? [{ role, content }] : [],
      ),
      json: format !== undefined && format.type !== 'text',
      schemaName: format?.json_schema?.name ?? null,
      schema: format?.json_schema?.schema ?? null,
      asTool: false,
      maxOutputTokens: body.max_completion_tokens ?? body.max_tokens ?? null,
      temperature: body.temperature ?? null,
      userId: body.user ?? null,
      store: body.store ?? null,
      usageWanted: body.stream_options?.include_usage ?? false,
    };
  },

  objectionTo(asked) {
    if (asked.schema) return strictProblems(asked.schema)[0] ?? null;
    const said = [asked.instructions, ...asked.messages.map(({ content }) => content)].join('\n');
    return asked.json && !/json/i.test(said) ? "'messages' must contain the word 'json' in some form" : null;
  },

  whole(asked, told) {
    const spoken = { content: told.text, ...(told.thoughts !== '' && { reasoning_content: told.thoughts }) };
    const message = told.finish === 'refusal' ? { content: null, refusal: told.text } : spoken;
    const choices = [
      { index: 0, message: { role: 'assistant', ...message }, finish_reason: finishReasons[told.finish] },
    ];
    return { ...frame, object: 'chat.completion', model: asked.model, choices, usage: usageOf(told) };
  },

  opening(asked, told) {
    const thoughts = told.thoughts === '' ? '' : chunk(asked, { reasoning_content: told.thoughts });
    return chunk(asked, { role: 'assistant', content: '' }) + thoughts;
  },

  piece: (asked, text) => chunk(asked, { content: text }),

  closing(asked, told) {
    const refusal = told.finish === 'refusal' ? chunk(asked, { refusal: told.text }) : '';
    const { model } = asked;
    const usage = { ...frame, object: 'chat.completion.chunk', model, choices: [], usage: usageOf(told) };
    return [
      refusal,
      chunk(asked, {}, finishReasons[told.finish]),
      asked.usageWanted ? event(usage) : '',
      event('[DONE]'),
    ].join('');
  },

  complaint: openaiComplaint,
  complaintEvent: (complaint, message) => event(openaiComplaint(complaint, message).body),
};
