import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endProgram, originOf } from './server.ts';

const program = fileURLToPath(new URL('../server/test/models/serve.ts', import.meta.url));

/** How a stand-in answers from here on; what is left out stays as it is. */
export interface Manner {
  fault?: string | null;
  /** null = as fast as it is taken. */
  wordsPerSecond?: number | null;
  /** How many words come before a fault in the middle of an answer. */
  faultAfterWords?: number;
}

/** What a stand-in was asked, and what became of its answer; `left` = nobody listened to the end. */
export interface Asked {
  ended: 'open' | 'whole' | 'left' | 'broken';
}

/** A model that does well, spoken to as one of the providers, in a process of its own. */
export interface StandIn {
  provider: Provider;
  /** What the product is started with to ask it. */
  settings: Record<string, string>;
  tell(manner: Manner): Promise<void>;
  /** Every request so far, oldest first. */
  asked(): Promise<Asked[]>;
  stop(): Promise<void>;
}

/** Enough of a key for a stand-in to take. */
const key = 'sk-story';
/** What a product is started with to ask a model at `url`. */
const settingsFor = {
  'openai-compatible': (url: string) => ({
    GUIDE_MODEL: 'openai-compatible:qwen3:8b',
    OPENAI_COMPATIBLE_BASE_URL: url,
  }),
  anthropic: (url: string) => ({
    GUIDE_MODEL: 'anthropic:claude-sonnet-4-5',
    ANTHROPIC_BASE_URL: url,
    ANTHROPIC_API_KEY: key,
  }),
};
export type Provider = keyof typeof settingsFor;

/** What a product is started with whose model nobody serves: no server listens at port 1. */
export const unreachable = settingsFor['openai-compatible']('http://127.0.0.1:1/v1');

/** Starts a stand-in on a free loopback port. */
export async function startStandIn(provider: Provider): Promise<StandIn> {
  const child = spawn(process.execPath, [program, '--format', provider], { stdio: ['ignore', 'pipe', 'pipe'] });
  const origin = await originOf(child);
  async function control(manner?: Manner): Promise<{ requests: Asked[] }> {
    const told = manner ? { method: 'PUT', body: JSON.stringify(manner) } : {};
    const answer = await fetch(`${origin}/stand-in`, told);
    if (!answer.ok) throw new Error(`The stand-in does not know this manner: ${JSON.stringify(manner)}`);
    return (await answer.json()) as { requests: Asked[] };
  }
  return {
    provider,
    // A story may hold an answer where it is and look around.
    settings: { ...settingsFor[provider](`${origin}/v1`), GUIDE_STALL_TIMEOUT_S: '60' },
    tell: async (manner) => void (await control(manner)),
    asked: async () => (await control()).requests,
    stop: () => endProgram(child),
  };
}
