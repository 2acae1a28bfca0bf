import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { localModelHint } from './local-models.ts';

const asked: string[] = [];

async function listening(listener: RequestListener): Promise<number> {
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const listing =
  (...ids: string[]): RequestListener =>
  (_request, response) =>
    void response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ data: ids.map((id) => ({ id })) }));

it('names the first model that answers on this machine, with the command that has it answer', async () => {
  const page = await listening((_request, response) => void response.end('<html>Another server</html>'));
  const models = await listening(listing('nomic-embed-text', '$(evil)', 'llama3.2:3b'));
  const servers = [
    { name: 'LM Studio', port: page },
    { name: 'Ollama', port: models },
  ];
  expect(await localModelHint(servers)).toBe(
    `Ollama runs on this machine and is not used. To have it answer: GUIDE_MODEL=openai-compatible:llama3.2:3b OPENAI_COMPATIBLE_BASE_URL=http://127.0.0.1:${models}/v1 npm start`,
  );
  expect(new Set(asked)).toEqual(new Set(['GET /v1/models']));
});

it('says nothing where nobody answers, or none can talk', async () => {
  const port = await listening(listing('bge-small'));
  const closed = await listening((request) => void request.socket.destroy());
  const servers = [port, closed].map((at) => ({ name: 'Ollama', port: at }));
  expect(await localModelHint(servers)).toBeNull();
});
