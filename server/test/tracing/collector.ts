import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';

const Value = z.looseObject({
  stringValue: z.optional(z.string()),
  intValue: z.optional(z.union([z.number(), z.string()])),
});
const Attributes = z.array(z.looseObject({ key: z.string(), value: Value }));
const Span = z.looseObject({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  kind: z.number(),
  attributes: Attributes,
  status: z.looseObject({ code: z.optional(z.number()) }),
});
const Body = z.looseObject({
  resourceSpans: z.array(
    z.looseObject({
      resource: z.looseObject({ attributes: Attributes }),
      scopeSpans: z.array(z.looseObject({ spans: z.array(Span) })),
    }),
  ),
});

/** A span as it came, its attributes by name. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: number;
  failed: boolean;
  attributes: Record<string, string | number | undefined>;
}

/** A collector on loopback that takes OTLP over HTTP, as JSON. */
export interface Collector {
  url: string;
  /** How it answers; `null` never. */
  status: number | null;
  /** Paths and content types that were asked for. */
  requests: string[];
  /** Every byte that came in a body. */
  raw(): string;
  spans(): CollectedSpan[];
  resource(): Record<string, string | number | undefined>;
  close(): Promise<void>;
}

const FAILED = 2;

const named = (attributes: z.infer<typeof Attributes>) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.intValue === undefined ? value.stringValue : Number(value.intValue),
    ]),
  );

export async function startCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const requests: string[] = [];
  const keep = async (request: IncomingMessage) => {
    requests.push(`${request.method} ${request.url} ${request.headers['content-type']}`);
    bodies.push(await text(request));
  };
  const server = createServer((request, response) => {
    void keep(request).then(() => {
      if (collector.status !== null) response.writeHead(collector.status).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const groups = () => bodies.flatMap((body) => z.parse(Body, JSON.parse(body)).resourceSpans);
  const collector: Collector = {
    url: `http://127.0.0.1:${port}`,
    status: 200,
    requests,
    raw: () => bodies.join('\n'),
    spans: () =>
      groups()
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map(({ traceId, spanId, parentSpanId, name, kind, attributes, status }) => ({
          traceId,
          spanId,
          parentSpanId,
          name,
          kind,
          failed: status.code === FAILED,
          attributes: named(attributes),
        })),
    resource: () => named(groups()[0]?.resource.attributes ?? []),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return collector;
}
