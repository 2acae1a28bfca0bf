import * as z from 'zod/mini';
import { Content, textOf } from './openai-compatible.ts';
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
  systemInstruction: z.optional(z.looseObject({ parts: Content })),
  contents: z.array(z.looseObject({ role: z.enum(['user', 'model']), parts: Content })).check(z.minLength(1)),
  generationConfig: z.optional(
    z.looseObject({
      maxOutputTokens: z.optional(z.int()),
      temperature: z.optional(z.number()),
      responseMimeType: z.optional(z.string()),
      responseJsonSchema: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
});

const finishReasons: Record<Finish, string> = {
  stop: 'STOP',
  length: 'MAX_TOKENS',
  refusal: 'PROHIBITED_CONTENT',
  'content-filter': 'SAFETY',
};

function usageOf({ usage }: Told) {
  return {
    promptTokenCount: usage.input,
    cachedContentTokenCount: usage.cached,
    candidatesTokenCount: usage.output,
    totalTokenCount: usage.input + usage.output,
  };
}

const statuses: Record<Complaint, string> = {
  // A key that is not valid is a bad request here.
  unauthorized: 'INVALID_ARGUMENT',
  forbidden: 'PERMISSION_DENIED',
  'no-model': 'NOT_FOUND',
  'rate-limit': 'RESOURCE_EXHAUSTED',
  quota: 'RESOURCE_EXHAUSTED',
  'server-error': 'INTERNAL',
  unavailable: 'UNAVAILABLE',
  overloaded: 'UNAVAILABLE',
  'context-too-long': 'INVALID_ARGUMENT',
  'bad-request': 'INVALID_ARGUMENT',
};
const statusFor = (complaint: Complaint) => (complaint === 'unauthorized' ? 400 : usualStatus[complaint]);
const invalidKey = [
  { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID', domain: 'googleapis.com' },
];
const complaintOf = (complaint: Complaint, message: string) => ({
  error: {
    code: statusFor(complaint),
    ...(complaint === 'unauthorized' && { details: invalidKey }),
    status: statuses[complaint],
    message:
      complaint === 'context-too-long'
        ? `The input token count (1100000) exceeds the maximum number of tokens allowed (1048576). ${message}`
        : message,
  },
});

function chunk(asked: Asked, parts: unknown[], rest: object = {}, ofCandidate: object = {}) {
  const candidate = { content: { role: 'model', parts }, index: 0, ...ofCandidate };
  return { responseId: 'response-1', modelVersion: asked.model, candidates: [candidate], ...rest };
}

/** A prompt that is blocked gets no candidate at all, only the reason. */
function blocked(asked: Asked, told: Told) {
  const promptFeedback = { blockReason: 'PROHIBITED_CONTENT' };
  return { responseId: 'response-1', modelVersion: asked.model, promptFeedback, usageMetadata: usageOf(told) };
}

const thoughtOf = ({ thoughts }: Told) => (thoughts === '' ? [] : [{ text: thoughts, thought: true }]);

/** `generateContent` and `streamGenerateContent` of Google. */
export const google: WireFormat = {
  base: '/v1beta',
  keyIn: (headers) => (typeof headers['x-goog-api-key'] === 'string' ? headers['x-goog-api-key'] : null),

  read(path, raw) {
    const match = /^\/v1beta\/models\/([^/:]+):(generateContent|streamGenerateContent\?alt=sse)$/.exec(path);
    if (!match) return null;
    const { contents, systemInstruction, generationConfig } = z.parse(Body, raw);
    const schema = generationConfig?.responseJsonSchema ?? null;
    return {
      model: match[1] ?? '',
      stream: match[2] !== 'generateContent',
      instructions: textOf(systemInstruction?.parts ?? null),
      messages: contents.map(({ role, parts }) => ({
        role: role === 'model' ? 'assistant' : 'user',
        content: textOf(parts),
      })),
      json: generationConfig?.responseMimeType === 'application/json',
      schemaName: null,
      schema,
      asTool: false,
      maxOutputTokens: generationConfig?.maxOutputTokens ?? null,
      temperature: generationConfig?.temperature ?? null,
      userId: null,
      store: null,
      usageWanted: true,
    };
  },

  objectionTo(asked) {
    if (asked.messages[0]?.role !== 'user') return 'Please ensure that the first content is from the user.';
    if (asked.schema && !asked.json) return 'responseJsonSchema needs responseMimeType application/json';
    return asked.messages.some(({ content }) => content === '') ? 'Unable to submit request: empty text' : null;
  },

  whole(asked, told) {
    if (told.finish === 'refusal') return blocked(asked, told);
    const parts = [...thoughtOf(told), ...(told.text === '' ? [] : [{ text: told.text }])];
    return chunk(asked, parts, { usageMetadata: usageOf(told) }, { finishReason: finishReasons[told.finish] });
  },

  opening: (asked, told) => (told.thoughts === '' ? '' : event(chunk(asked, thoughtOf(told)))),
  piece: (asked, text) => event(chunk(asked, [{ text }])),

  closing(asked, told) {
    if (told.finish === 'refusal') return event(blocked(asked, told));
    const usage = { usageMetadata: usageOf(told) };
    return event(chunk(asked, [{ text: '' }], usage, { finishReason: finishReasons[told.finish] }));
  },

  complaint: (complaint, message) => ({ status: statusFor(complaint), body: complaintOf(complaint, message) }),
  complaintEvent: (complaint, message) => event(complaintOf(complaint, message)),
};
