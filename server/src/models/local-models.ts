import * as z from 'zod/mini';

interface LocalServer {
  name: string;
  port: number;
}

/** Where servers of models on this machine listen, as they come. */
const usual: readonly LocalServer[] = [
  { name: 'Ollama', port: 11434 },
  { name: 'LM Studio', port: 1234 },
  { name: 'llama.cpp', port: 8080 },
];

/** A server on this machine has answered long before, in milliseconds. */
const PATIENCE_MS = 800;

const Models = z.object({ data: z.array(z.object({ id: z.string() })) });
/** What can stand in a command as it is. */
const NAME = /^[\w.:/@-]{1,120}$/u;
const SEARCHES = /embed|rerank|bge-/iu;

/** The first model of a server that can talk; null where nobody answers, or somebody else does. */
async function modelOn({ port }: LocalServer): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(`http://127.0.0.1:${port}/v1/models`, { signal, redirect: 'error' });
    const listed = z.safeParse(Models, answer.ok ? await answer.json() : null);
    return listed.data?.data.map(({ id }) => id).find((id) => NAME.test(id) && !SEARCHES.test(id)) ?? null;
  } catch {
    // On most machines nobody listens there.
    return null;
  }
}

/** The line that names a model on this machine and how to use it; null where there is none. Only its name is asked for. */
export async function localModelHint(servers: readonly LocalServer[] = usual): Promise<string | null> {
  const models = await Promise.all(servers.map(modelOn));
  const at = models.findIndex((model) => model !== null);
  const server = servers[at];
  if (!server) return null;
  const settings = `GUIDE_MODEL=openai-compatible:${models[at]} OPENAI_COMPATIBLE_BASE_URL=http://127.0.0.1:${server.port}/v1`;
  return `${server.name} runs on this machine and is not used. To have it answer: ${settings} npm start`;
}
