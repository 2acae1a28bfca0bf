import { api } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS, cv, MARK, markedPerson as person, markedSender } from '../../test/attack/marked-person.ts';
import { type ServerProcess, startServer } from '../../test/attack/server-process.ts';

describe('the log at its most talkative', () => {
  let server: ServerProcess;
  let token = '';
  let userId = '';
  beforeAll(async () => {
    server = await startServer({ LOG_LEVEL: 'trace', TRUST_PROXY: '1' });
    await liveAndFail();
  }, 120_000);
  afterAll(() => server.stop());

  /** A short life in the product, and what goes wrong in one. */
  async function liveAndFail(): Promise<void> {
    const { send, signUp, upload } = markedSender(server.origin);
    ({ token, userId } = await signUp());
    await send(api.account.login, { ...person, password: `wrong-${MARK}` });
    await send(api.account.login, person);
    await send(api.account.get, '', { authorization: `Bearer ${MARK}` });
    await send(api.account.changePassword, { current_password: MARK, new_password: `${MARK}-new` });
    await send(api.account.forgotPassword, { email: person.email });
    await send(api.account.resetPassword, { token: MARK, new_password: `${MARK}-new` });
    await send(api.profile.saveField, { field: 'notes', payload: MARK });
    await send(api.profile.saveField, { field: MARK, payload: MARK });
    await send(api.profile.saveField, `{"field":"notes","payload":"${MARK}`);
    await send(api.plan.createFromDescription, { description: `Business description: ${MARK}` });
    const plan = JSON.parse((await send(api.plan.get)).text) as { steps: { step_id: string }[] };
    const step_id = plan.steps[0]?.step_id;
    await send(api.chat.send, { message: MARK, step_id }, { accept: 'text/event-stream' });
    await send(api.chat.send, { message: MARK, step_id: crypto.randomUUID() });
    await send(api.chat.onboardingSend, { message: MARK, language: 'en' });
    await send(api.feedback.send, { message: MARK });
    await send({ method: 'GET', path: `/api/chat?plan_id=${MARK}` });
    await send({ method: 'POST', path: `/api/${MARK}?x=${MARK}` }, {});
    await send(
      api.feedback.send,
      { message: MARK },
      { origin: `https://${MARK}.example`, 'sec-fetch-site': 'cross-site' },
    );
    expect(await upload(cv, `${MARK}.docx`)).toBe(200);
    expect(await upload(new TextEncoder().encode(`%PDF-1.4 ${MARK}`), `${MARK}.pdf`)).toBe(422);
    expect(await upload(new TextEncoder().encode(MARK), `${MARK}.exe`)).toBe(415);
  }

  const lines = () =>
    server
      .log()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  it('holds nothing that anybody said, no address, no token and no secret', () => {
    const { log, secret } = { log: server.log(), secret: server.secret };
    expect(lines().length).toBeGreaterThan(20);
    for (const said of [MARK, ADDRESS, token, secret, 'argon2', 'dana', 'Python', 'user-agent']) {
      expect(log.toLowerCase()).not.toContain(said.toLowerCase());
    }
  });

  it('tells of every answer by route, status and account, never by path', () => {
    const saved = lines().filter(({ route }) => route === '/api/profile/field');
    expect(saved.map(({ status }) => status)).toEqual([200, 400, 400]);
    expect(saved[0]).toMatchObject({ level: 20, method: 'POST', user: userId, ms: expect.any(Number) });
  });

  it('tells at info of refusals and of what opens an account, with a hash for the address', () => {
    const told = lines().filter(({ level, msg }) => level === 30 && msg === 'answered');
    const calls = told.map(({ method, route, status }) => `${String(method)} ${String(route)} ${String(status)}`);
    expect(calls).toEqual([
      'POST /api/signup 201',
      'POST /api/login 401',
      'POST /api/login 200',
      'GET /api/account 401',
      'PUT /api/account/password 403',
      'POST /api/account/password/forgot 204',
      'POST /api/account/password/reset 400',
      'POST /api/feedback 403',
    ]);
    const hashes = new Set(told.map(({ from }) => from));
    expect([...hashes]).toEqual([expect.stringMatching(/^[\w-]{12}$/)]);
  });
});
