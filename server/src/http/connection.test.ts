import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { buildTestApp, type TestApp, type TestPerson } from '../../test/app.ts';

describe('bare connections', () => {
  let test: TestApp;
  let dana: TestPerson;
  let noam: TestPerson;
  beforeAll(async () => {
    test = await buildTestApp();
    dana = await test.signUp();
    noam = await test.signUp();
    await test.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => test.close());

  async function send(...lines: string[]): Promise<string> {
    const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    return text(socket);
  }
  const close = ['Host: x', 'Connection: close'];

  it('with two Authorization headers are refused', async () => {
    const reply = await send(
      'GET /api/account HTTP/1.1',
      ...close,
      `Authorization: Bearer ${dana.token}`,
      `Authorization: Bearer ${noam.token}`,
    );
    expect(reply).toMatch(/^HTTP\/1\.1 40[01] /);
    expect(reply).not.toContain('@example.test');
  });

  it.each(['GET /healthz HTTP/1.1', 'GET / HTTP/1.1', 'GET /nowhere HTTP/1.1'])(
    'with two hosts are refused: %s',
    async (line) => {
      const reply = await send(line, ...close, 'host: y');
      expect(reply).toMatch(/^HTTP\/1\.1 400 /);
      expect(reply).toContain('"code":"INVALID"');
    },
  );

  it('with a token of 20,000 characters are refused', async () => {
    const reply = await send('GET /api/account HTTP/1.1', ...close, `Authorization: Bearer ${'a'.repeat(20_000)}`);
    expect(reply).toMatch(/^HTTP\/1\.1 (401|431) /);
    expect(reply).toContain('"code"');
  });

  it('with two ideas of a body’s length are refused', async () => {
    const reply = await send(
      'POST /api/feedback HTTP/1.1',
      ...close,
      'Content-Type: application/json',
      'Content-Length: 4',
      'Transfer-Encoding: chunked',
      '',
      '0',
    );
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each(['TRACE / HTTP/1.1', 'TRACE /api/plan HTTP/1.1', 'NONSENSE / HTTP/1.1'])(
    'saying %s are refused',
    async (line) => {
      expect(await send(line, ...close)).toMatch(/^HTTP\/1\.1 4\d\d /);
    },
  );

  it('cannot split an answer by a line break in the path', async () => {
    expect(await send('GET /x%0d%0aX-Evil:1 HTTP/1.1', ...close)).not.toMatch(/^x-evil/im);
  });

  it('that dribble or stall are cut, fifty at once, while everybody else is served', { timeout: 30_000 }, async () => {
    const slow = await buildTestApp({ database: test.services.database });
    await slow.app.listen({ port: 0, host: '127.0.0.1' });
    // As in production, only sooner: Node looks at both every two seconds.
    Object.assign(slow.app.server, { headersTimeout: 500, requestTimeout: 1_000 });
    const { port } = slow.app.server.address() as AddressInfo;
    const dribbling = Array.from({ length: 50 }, (_, at) => {
      const socket = connect(port, '127.0.0.1');
      const [head, body] = [
        'POST /api/login HTTP/1.1\r\nHost: x\r\n',
        'Content-Length: 99\r\nContent-Type: application/json\r\n\r\n{',
      ];
      socket.write(at % 2 === 0 ? head : head + body);
      const timer = setInterval(() => socket.write('x'), 100);
      socket.on('close', () => clearInterval(timer)).on('error', () => undefined);
      return text(socket).catch(() => 'cut');
    });
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    for (const answer of await Promise.all(dribbling)) expect(answer).toMatch(/^(HTTP\/1\.1 408 |cut$|$)/);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    await slow.app.close();
  });

  it('that stall are cut before two minutes', () => {
    const { requestSeconds } = readConfig({ SESSION_SECRET: test.services.config.sessionSecret });
    const { requestTimeout, headersTimeout } = test.app.server;
    expect(requestSeconds).toBeGreaterThan(0);
    expect(requestTimeout).toBe(requestSeconds * 1_000);
    // Node looks every two seconds.
    expect(requestTimeout + 2_000).toBeLessThan(120_000);
    expect(headersTimeout).toBeLessThan(requestTimeout);
  });
});
