import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestPerson } from '../testing.ts';

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

  it('that stall are cut before two minutes', () => {
    const { requestTimeout, headersTimeout } = test.app.server;
    expect(requestTimeout).toBeGreaterThan(0);
    // Node looks every two seconds.
    expect(requestTimeout + 2_000).toBeLessThan(120_000);
    expect(headersTimeout).toBeLessThan(requestTimeout);
  });
});
