import { api, type Endpoint, EVENT_STREAM, languages, resumeExtensions } from '@foothold/contract';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

type Route = Parameters<typeof jsonSchemaTransform>[0] & { route: { config?: { endpoint?: Endpoint } } };

interface Description {
  headers?: object;
  body?: object;
  response?: Record<string, object>;
}

/** The calls that a person can send twice and that must make nothing twice. */
const repeatable: readonly Endpoint[] = [
  api.chat.send,
  api.chat.onboardingSend,
  api.plan.createFromDescription,
  api.plan.createFromRecommendation,
  api.plan.adapt,
  api.plan.restoreVersion,
  api.plan.undo,
  api.feedback.send,
];

const idempotencyKey = {
  type: 'string',
  minLength: 1,
  maxLength: 200,
  description:
    'Sent again with the same key, the call gives the first answer again and makes nothing twice; something else with the same key is refused with 422 KEY_REUSED.',
};

const upload = {
  type: 'object',
  required: ['file'],
  properties: {
    file: { type: 'string', format: 'binary', description: `${resumeExtensions.join(', ')}; at most 10 MiB` },
    language: { type: 'string', enum: languages },
  },
};

const events =
  'With Accept: text/event-stream. Any number of `delta`, `update` and `item`, then one `done` holding the JSON of the plain call, or one `error`.';

function successOf({ reply, streams }: Endpoint, json: object | undefined): object {
  if (!reply) return { type: 'null', description: 'Done; no body' };
  const plain = { 'application/json': { schema: json ?? {} } };
  const streamed = { [EVENT_STREAM]: { schema: { type: 'string', description: events } } };
  return { description: 'Success', content: { ...plain, ...(streams && streamed) } };
}

/** A call as the OpenAPI page shows it: the contract's schemas, and what only the endpoint itself knows. */
export function describeCall(route: Route): ReturnType<typeof jsonSchemaTransform> {
  const { schema, url } = jsonSchemaTransform(route);
  const endpoint = route.route.config?.endpoint;
  if (!endpoint) return { schema, url };
  const described = schema as Description;
  const { default: failure, [endpoint.status]: reply } = described.response ?? {};
  const success = successOf(endpoint, reply);
  // A stream opens with 200 whatever the plain call answers.
  const opened = endpoint.streams && endpoint.status !== 200 ? { 200: { ...success, description: 'A stream' } } : {};
  return {
    url,
    schema: {
      ...described,
      ...(endpoint.encoding === 'multipart' && { body: upload }),
      ...(repeatable.includes(endpoint) && {
        headers: { type: 'object', properties: { 'idempotency-key': idempotencyKey } },
      }),
      response: { ...opened, [endpoint.status]: success, default: { ...failure, description: 'A failure' } },
    },
  };
}
