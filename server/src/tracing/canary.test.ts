import { api } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ADDRESS, cv, MARK, markedPerson as person, markedSender } from '../../test/attack/marked-person.ts';
import { type ServerProcess, startServer } from '../../test/attack/server-process.ts';
import { goodModel } from '../../test/models/good-model.ts';
import { startStandIn, type StandIn } from '../../test/models/stand-in.ts';
import { type Collector, startCollector } from '../../test/tracing/collector.ts';

/** Says at its end, on standard error, how many modules of OpenTelemetry a process loaded. */
const tellLoads = `--import=data:text/javascript,${encodeURIComponent(
  `import { createRequire } from 'node:module';
   const { cache } = createRequire('file:///');
   const loaded = () => Object.keys(cache).filter((name) => name.includes('/@opentelemetry/')).length;
   process.on('exit', () => process.stderr.write('OpenTelemetry modules: ' + loaded() + '.'));`,
)}`;

/** Lives a short life in the product, with what goes wrong in one, and says what of it names the person. */
async function live(server: ServerProcess): Promise<string[]> {
  const { send, signUp, upload } = markedSender(server.origin);
  const { token, userId } = await signUp();
  await send(api.account.login, { ...person, password: `wrong-${MARK}` });
  await send(api.account.login, person);
  await send(api.profile.save, { language: 'en', notes: MARK, goals: [{ goal_type: 'income', value: MARK }] });
  await send(api.profile.saveField, { field: MARK, payload: MARK });
  await send(api.recommendations.create, { onboarding_mode: 'idea', user_input: MARK });
  await send(api.plan.createFromDescription, { description: `A bicycle repair round, ${MARK}` });
  const plan = JSON.parse((await send(api.plan.get)).text) as { plan_id: string; steps: { step_id: string }[] };
  const step_id = plan.steps[0]?.step_id ?? '';
  await send(api.chat.send, { message: MARK, step_id }, { accept: 'text/event-stream' });
  await send(api.plan.adapt, { feedback: MARK });
  await send({ method: 'GET', path: `/api/chat?plan_id=${plan.plan_id}&mark=${MARK}` });
  await send({ method: 'GET', path: `/api/context?step_id=${step_id}` });
  await send({ method: 'PUT', path: `/api/step/${step_id}` }, { status: 'completed' });
  await send({ method: 'POST', path: `/api/${MARK}?x=${MARK}` });
  await send(api.feedback.send, { message: MARK });
  await upload(cv, `${MARK}.docx`);
  await send(api.account.forgotPassword, { email: person.email });
  await send(api.account.remove, { password: person.password });
  return [token, userId, plan.plan_id, step_id];
}

describe('traces of a life in the product', () => {
  let [collector, model]: [Collector?, StandIn?] = [];
  let said: string[] = [];
  let log: () => string = () => '';
  beforeAll(async () => {
    collector = await startCollector();
    model = await startStandIn({ format: 'openai-compatible', answer: goodModel });
    const settings = {
      RATE_LIMITS: 'off',
      TRUST_PROXY: '1',
      NODE_OPTIONS: tellLoads,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SERVICE_NAME: 'foothold-north',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
      // Whatever comes was sent by the shutdown, or since a batch was full.
      OTEL_BSP_SCHEDULE_DELAY: '600000',
    };
    const server = await startServer(settings, model);
    said = [...(await live(server)), server.secret];
    await server.stop();
    log = () => server.log();
  }, 120_000);
  afterAll(async () => {
    await model?.close();
    await collector?.close();
  });

  it('are sent as OTLP over HTTP, the last of them at the shutdown, under the name that the settings give', async () => {
    expect(new Set(collector?.requests)).toEqual(new Set(['POST /v1/traces application/json']));
    expect(collector?.resource()).toMatchObject({
      'service.name': 'foothold-north',
      'deployment.environment.name': 'test',
      'telemetry.sdk.language': 'nodejs',
    });
    await vi.waitFor(() => expect(log()).toMatch(/OpenTelemetry modules: [1-9]\d*\./));
  });

  it('hold nothing that anybody said, no id of anybody, no address and no secret', () => {
    const raw = collector?.raw().toLowerCase() ?? '';
    expect(collector?.spans().length).toBeGreaterThan(60);
    expect(said.every((word) => word.length > 20)).toBe(true);
    for (const word of [MARK, ADDRESS, 'dana', 'Python', 'bicycle', '$1', 'where', ...said]) {
      expect(raw).not.toContain(word.toLowerCase());
    }
  });

  it('tell of each call by its route, with its statements and model calls below it', () => {
    const spans = collector?.spans() ?? [];
    const call = (name: string) => spans.find((span) => span.name === name);
    const below = (name: string) => spans.filter(({ parentSpanId }) => parentSpanId === call(name)?.spanId);
    expect(call('PUT /api/step/:id')).toMatchObject({
      kind: 2,
      attributes: { 'http.request.method': 'PUT', 'http.route': '/api/step/:id', 'http.response.status_code': 200 },
    });
    expect(call('POST none')?.attributes['http.response.status_code']).toBe(404);
    expect(below('GET /api/plan').map(({ name }) => name)).toContain('select plan');
    const [transaction] = below('PUT /api/step/:id').filter(({ name }) => name === 'transaction');
    expect(spans.filter(({ parentSpanId }) => parentSpanId === transaction?.spanId).length).toBeGreaterThan(0);
    const [asked] = below('POST /api/chat').filter(({ name }) => name.startsWith('chat '));
    expect(asked?.attributes).toMatchObject({
      'gen_ai.provider.name': 'openai-compatible',
      'gen_ai.usage.input_tokens': expect.any(Number),
      'gen_ai.usage.output_tokens': expect.any(Number),
      'foothold.ability': 'chat',
    });
  });
});

describe('without a collector', () => {
  it('nothing of OpenTelemetry is loaded', async () => {
    const server = await startServer({ RATE_LIMITS: 'off', NODE_OPTIONS: tellLoads, OTEL_SERVICE_NAME: 'unused' });
    await fetch(`${server.origin}/healthz`);
    await server.stop();
    await vi.waitFor(() => expect(server.log()).toContain('OpenTelemetry modules: 0.'));
  }, 120_000);
});
