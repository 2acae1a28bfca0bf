import { afterEach, describe, expect, it, vi } from 'vitest';
import { controlPath } from './control.ts';
import { startStandIn, type StandIn } from './stand-in.ts';

let running: StandIn[] = [];
async function start(options: Partial<Parameters<typeof startStandIn>[0]>): Promise<StandIn> {
  const standIn = await startStandIn({ format: 'openai-compatible', answer: () => 'one two three four', ...options });
  running.push(standIn);
  return standIn;
}
afterEach(async () => {
  await Promise.all(running.map((standIn) => standIn.close()));
  running = [];
});

const body = (stream: boolean) =>
  JSON.stringify({ model: 'm', stream, messages: [{ role: 'user', content: 'secret words' }] });
function post({ url }: StandIn, stream = true, init: RequestInit = {}): Promise<Response> {
  return fetch(`${url}/chat/completions`, { method: 'POST', body: body(stream), redirect: 'manual', ...init });
}
/** Reads until what came holds `part`. */
async function heardUntil(response: Response, part: string | RegExp): Promise<string> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (text.search(part) < 0) {
    const next = await reader.read();
    if (next.done) throw new Error(`It ended after ${text}`);
    text += next.value;
  }
  return text;
}

describe.each([true, false])('faults of a connection, streamed: %s', (stream) => {
  it.each(['hang', 'silent-headers'] as const)('%s: no headers ever', async (fault) => {
    const standIn = await start({ fault });
    const leaving = new AbortController();
    const asking = post(standIn, stream, { signal: leaving.signal });
    await vi.waitFor(() => expect(standIn.open()).toBe(1));
    leaving.abort();
    await expect(asking).rejects.toThrow(/abort/);
    await vi.waitFor(() => expect(standIn.requests).toMatchObject([{ ended: 'left' }]));
  });

  it('refused: nobody listens', async () => {
    await expect(post(await start({ fault: 'refused' }), stream)).rejects.toMatchObject({
      cause: { code: 'ECONNREFUSED' },
    });
  });

  it('reset-before-headers', async () => {
    const standIn = await start({ fault: 'reset-before-headers' });
    await expect(post(standIn, stream)).rejects.toThrow('fetch failed');
    expect(standIn.requests).toMatchObject([{ ended: 'broken' }]);
  });

  it('headers-then-silence', async () => {
    const standIn = await start({ fault: 'headers-then-silence' });
    expect((await post(standIn, stream)).status).toBe(200);
    expect(standIn.requests).toMatchObject([{ ended: 'open', words: 0 }]);
  });

  it('stall: some of it, then silence', async () => {
    const standIn = await start({ fault: 'stall', faultAfterWords: 2 });
    const heard = await heardUntil(await post(standIn, stream), stream ? /two"/ : /"assistant"/);
    expect(heard).not.toContain('four"');
    expect(standIn.open()).toBe(1);
  });

  it('drip: a byte a second', async () => {
    const heard = await heardUntil(await post(await start({ fault: 'drip' }), stream), /./);
    expect(heard).toHaveLength(1);
  });

  it('endless-answer: more than anybody asked for', async () => {
    const standIn = await start({ fault: 'endless-answer' });
    const reader = (await post(standIn, stream)).body!.getReader();
    let bytes = 0;
    while (bytes < 200_000) bytes += (await reader.read()).value!.byteLength;
    await reader.cancel();
    await vi.waitFor(() => expect(standIn.requests).toMatchObject([{ ended: 'left' }]));
  });

  it('huge-answer: 10 MB', async () => {
    const text = await (await post(await start({ fault: 'huge-answer' }), stream)).text();
    expect(text.length).toBeGreaterThan(10_000_000);
  });
});

describe('bodies that no provider should send', () => {
  it('html-page holds what was asked', async () => {
    const response = await post(await start({ fault: 'html-page' }));
    expect(response.headers.get('content-type')).toBe('text/html');
    expect(await response.text()).toContain('secret words');
  });

  it('redirect leads away, with nothing shown to whoever is there', async () => {
    const elsewhere = await start({});
    const response = await post(await start({ fault: 'redirect', redirectTo: elsewhere.url }));
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe(elsewhere.url);
  });

  it('gzip-bomb: 100 MB in 100 kB', async () => {
    const standIn = await start({ fault: 'gzip-bomb' });
    const packed = await post(standIn, true, { headers: { 'accept-encoding': 'identity' } });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    const reader = packed.body!.getReader();
    let bytes = 0;
    while (bytes < 5_000_000) bytes += (await reader.read()).value!.byteLength;
    await reader.cancel();
  });

  it('not-streamed: one JSON to who asked for a stream', async () => {
    const response = await post(await start({ fault: 'not-streamed' }));
    expect(await response.json()).toMatchObject({ choices: [{ message: { content: 'one two three four' } }] });
  });
});

describe('a stand-in in a process of its own', () => {
  it('is told its manner, and tells what it was asked', async () => {
    const standIn = await start({});
    const control = new URL(controlPath, standIn.url);
    await fetch(control, { method: 'PUT', body: JSON.stringify({ fault: 'unavailable' }) });
    expect((await post(standIn, true, { headers: { authorization: 'Bearer key-1' } })).status).toBe(503);
    const told = await (await fetch(control)).json();
    expect(told).toMatchObject({ fault: 'unavailable', requests: [{ key: 'key-1', ended: 'whole' }] });
    await fetch(control, { method: 'PUT', body: JSON.stringify({ fault: null }) });
    expect((await post(standIn)).status).toBe(200);
  });

  it('stands in for moderation as well', async () => {
    const standIn = await start({ format: 'openai', flags: (text) => text.includes('bad') });
    const response = await fetch(`${standIn.url}/moderations`, { method: 'POST', body: '{"input":["bad","good"]}' });
    expect(await response.json()).toMatchObject({ results: [{ flagged: true }, { flagged: false }] });
  });
});
