import type { FastifyInstance } from 'fastify';
import Fastify, { LogController } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logAnswers } from './log-answers.ts';

describe('the lines about answers', () => {
  let app: FastifyInstance;
  const written: Record<string, unknown>[] = [];
  beforeAll(async () => {
    const stream = { write: (line: string) => void written.push(JSON.parse(line) as Record<string, unknown>) };
    const logController = new LogController({ disableRequestLogging: true });
    app = Fastify({ logger: { level: 'info', stream }, logController });
    app.decorateRequest('caller', null);
    logAnswers(app, { watched: new Set(), secret: 'a secret' });
    app.get('/refused', (_request, reply) => reply.code(401).send());
    app.get('/fine', (_request, reply) => reply.code(200).send());
  });
  afterAll(() => app.close());

  it('end at a number a minute, so that a flood fills no disk', async () => {
    for (let call = 0; call < 700; call += 1) await app.inject({ url: '/refused' });
    expect(written).toHaveLength(600);
    await app.inject({ url: '/fine' });
    expect(written).toHaveLength(600);
  });

  it('tell households apart, and one from another key’s', async () => {
    const other = Fastify({ logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } } });
    const lines: string[] = [];
    other.decorateRequest('caller', null);
    logAnswers(other, { watched: new Set(), secret: 'another secret' });
    other.get('/refused', (_request, reply) => reply.code(401).send());
    for (const remoteAddress of ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1']) {
      await other.inject({ url: '/refused', remoteAddress });
    }
    const from = lines.map((line) => (JSON.parse(line) as { from?: string }).from).filter((hash) => hash !== undefined);
    expect(from[0]).toBe(from[1]);
    expect(new Set([...from, written[0]?.['from']]).size).toBe(3);
    await other.close();
  });
});
