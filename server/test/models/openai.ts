import * as z from 'zod/mini';
import { Content, openaiComplaint, textOf } from './openai-compatible.ts';
import { strictProblems } from './schema-rules.ts';
import { type Asked, bearerIn, event, type Told, type WireFormat } from './wire-format.ts';

const Body = z.looseObject({
  model: z.string(),
  instructions: z.optional(z.string()),
  input: z
    .array(z.looseObject({ role: z.enum(['system', 'developer', 'user', 'assistant']), content: Content }))
    .check(z.minLength(1)),
  stream: z.optional(z.boolean()),
  text: z.optional(
    z.looseObject({
      format: z.optional(
        z.looseObject({
          type: z.enum(['text', 'json_object', 'json_schema']),
          name: z.optional(z.string()),
          schema: z.optional(z.record(z.string(), z.unknown())),
        }),
      ),
    }),
  ),
  max_output_tokens: z.optional(z.int()),
  temperature: z.optional(z.number()),
  safety_identifier: z.optional(z.string()),
  user: z.optional(z.string()),
  store: z.optional(z.boolean()),
});

/** What stands in every answer and event of one. */
function responseOf(asked: Asked, told: Told, status: string, output: unknown[] = []) {
  const reasons: Partial<Record<Told['finish'], string>> = {
    length: 'max_output_tokens',
    'content-filter': 'content_filter',
  };
  const reason = status === 'in_progress' ? undefined : reasons[told.finish];
  return {
    id: 'resp_1',
    object: 'response',
    created_at: 1_700_000_000,
    model: asked.model,
    status,
    error: null,
    incomplete_details: reason === undefined ? null : { reason },
    output,
    usage:
      status === 'in_progress'
        ? null
        : {
            input_tokens: told.usage.input,
            input_tokens_details: { cached_tokens: told.usage.cached },
            output_tokens: told.usage.output,
            output_tokens_details: { reasoning_tokens: 0 },
            total_tokens: told.usage.input + told.usage.output,
          },
  };
}

function messageOf(told: Told, status: string) {
  const part =
    told.finish === 'refusal'
      ? { type: 'refusal', refusal: told.text }
      : { type: 'output_text', text: told.text, annotations: [] };
  return { type: 'message', id: 'msg_1', role: 'assistant', status, content: status === 'in_progress' ? [] : [part] };
}

const reasoning = { type: 'reasoning', id: 'rs_1', summary: [] };
const said = (type: string, rest: object) => event({ type, sequence_number: 0, ...rest }, type);
const statusOfEnd = ({ finish }: Told) =>
  finish === 'length' || finish === 'content-filter' ? 'incomplete' : 'completed';

/** The Responses API of OpenAI. Thoughts come as an item without text, as they do unless a summary is asked for. */
export const openai: WireFormat = {
  base: '/v1',
  keyIn: bearerIn,

  read(path, raw) {
    if (path !== '/v1/responses') return null;
    const body = z.parse(Body, raw);
    const input = body.input.map(({ role, content }) => ({ role, content: textOf(content) }));
    const system = input.filter(({ role }) => role === 'system' || role === 'developer');
    const format = body.text?.format;
    return {
      model: body.model,
      stream: body.stream ?? false,
      instructions: [
        ...(body.instructions === undefined ? [] : [body.instructions]),
        ...system.map((one) => one.content),
      ].join('\n'),
      messages: input.flatMap(({ role, content }) =>
        role === 'user' || role === 'assistant' ? [{ role, content }] : [],
      ),
      json: format !== undefined && format.type !== 'text',
      schemaName: format?.name ?? null,
      schema: format?.schema ?? null,
      asTool: false,
      maxOutputTokens: body.max_output_tokens ?? null,
      temperature: body.temperature ?? null,
      userId: body.safety_identifier ?? body.user ?? null,
      store: body.store ?? null,
      usageWanted: true,
    };
  },

  objectionTo(asked) {
    if (asked.maxOutputTokens !== null && asked.maxOutputTokens < 16) return 'max_output_tokens is below 16';
    if (asked.schemaName !== null && !/^[\w-]{1,64}$/.test(asked.schemaName)) return 'text.format.name is not valid';
    return asked.schema ? (strictProblems(asked.schema)[0] ?? null) : null;
  },

  whole(asked, told) {
    const output = [...(told.thoughts === '' ? [] : [reasoning]), messageOf(told, 'completed')];
    return responseOf(asked, told, statusOfEnd(told), output);
  },

  opening(asked, told) {
    const response = responseOf(asked, told, 'in_progress');
    const thinking =
      told.thoughts === ''
        ? ''
        : said('response.output_item.added', { output_index: 0, item: reasoning }) +
          said('response.output_item.done', { output_index: 0, item: reasoning });
    const part = { type: 'output_text', text: '', annotations: [] };
    return [
      said('response.created', { response }),
      said('response.in_progress', { response }),
      thinking,
      said('response.output_item.added', { output_index: 1, item: messageOf(told, 'in_progress') }),
      said('response.content_part.added', { item_id: 'msg_1', output_index: 1, content_index: 0, part }),
    ].join('');
  },

  piece: (_asked, text) =>
    said('response.output_text.delta', { item_id: 'msg_1', output_index: 1, content_index: 0, delta: text }),

  closing(asked, told) {
    const at = { item_id: 'msg_1', output_index: 1, content_index: 0 };
    const refusal =
      told.finish === 'refusal'
        ? said('response.refusal.delta', { ...at, delta: told.text }) +
          said('response.refusal.done', { ...at, refusal: told.text })
        : said('response.output_text.done', { ...at, text: told.text });
    const status = statusOfEnd(told);
    const item = messageOf(told, status);
    return [
      refusal,
      said('response.output_item.done', { output_index: 1, item }),
      said(`response.${status}`, { response: responseOf(asked, told, status, [item]) }),
    ].join('');
  },

  complaint: openaiComplaint,
  complaintEvent: (complaint, message) =>
    said('error', { ...openaiComplaint(complaint, message).body.error, type: 'error' }),
};
