// What one person's way through the product costs on a model: calls and tokens by ability, and how much of what is sent
// begins as an earlier call did, so that a provider can read it from its cache. A stand-in model that writes whole
// answers out of the request (`server/test/models/good-model.ts`), over loopback, in English; a token is taken for four
// characters. --judge: with a judge that finds nothing.
import { goodModel } from '../server/test/models/good-model.ts';
import { schemaOf } from '../server/test/models/schema-of.ts';
import { type StandIn, startStandIn } from '../server/test/models/stand-in.ts';
import type { Asked } from '../server/test/models/wire-format.ts';
import { startAsServed } from './as-started.ts';

const CHARACTERS_A_TOKEN = 4;
/** Providers keep no beginning that is shorter, in tokens. */
const LEAST_CACHED = 1_024;

const withJudge = process.argv.includes('--judge');
const answers = new WeakMap<object, string>();
const writer = await startStandIn({
  format: 'openai-compatible',
  answer: async (asked) => {
    const answer = await goodModel(asked);
    answers.set(asked, answer);
    return answer;
  },
});
const judge = await startStandIn({ format: 'openai', answer: () => '{"findings": []}' });
const server = await startAsServed({
  GUIDE_MODEL: 'openai-compatible:stand-in',
  OPENAI_COMPATIBLE_BASE_URL: writer.url,
  GUIDE_DAILY_TOKENS_PER_USER: 'off',
  ...(withJudge && { GUIDE_MODEL_JUDGE: 'openai:stand-in', OPENAI_BASE_URL: judge.url, OPENAI_API_KEY: 'none' }),
});

let token = '';
async function send(path: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

interface Part {
  calls: number;
  sent: number;
  cacheable: number;
  answered: number;
}

function sharedLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** Adds up what a stand-in was asked since `from`; each call is held against all before it. */
function addedUp({ requests }: StandIn, from: number): Part {
  const texts = requests.map(({ asked }) => (asked ? textOf(asked) : ''));
  const part: Part = { calls: 0, sent: 0, cacheable: 0, answered: 0 };
  for (let at = from; at < requests.length; at += 1) {
    const asked = requests[at]?.asked;
    const text = texts[at] ?? '';
    if (!asked) continue;
    const shared = Math.max(0, ...texts.slice(0, at).map((earlier) => sharedLength(earlier, text)));
    part.calls += 1;
    part.sent += text.length;
    part.cacheable += shared >= LEAST_CACHED * CHARACTERS_A_TOKEN ? shared : 0;
    part.answered += (answers.get(asked) ?? '{"findings": []}').length;
  }
  return part;
}

/** A request in the order a provider reads it: the schema, the instructions, the messages. */
function textOf(asked: Asked): string {
  const schema = schemaOf(asked);
  const messages = asked.messages.map(({ role, content }) => `${role}: ${content}`);
  return [schema === null ? '' : JSON.stringify(schema), asked.instructions, ...messages].join('\n');
}

const parts = new Map<string, Part>();
async function counted<Reply>(name: string, act: () => Promise<Reply>): Promise<Reply> {
  const [from, judged] = [writer.requests.length, judge.requests.length];
  const reply = await act();
  parts.set(name, addedUp(writer, from));
  if (withJudge) parts.set(`${name}, judged`, addedUp(judge, judged));
  return reply;
}

const person = { name: 'Bench', email: 'bench@example.test', password: 'quiet-harbour-7', agreed_to_terms: true };
token = String((await send('/api/signup', person))['token']);
const told = [
  'I am a nurse in Haifa and have worked in a hospital for seven years',
  'I like baking and cycling, and I teach first aid now and then',
  'About six hours a week',
  'A hundred a month at most',
  'I want to earn 600 a month beside my job',
  'I would rather not work on weekends',
];
await counted('interview, 6 messages', async () => {
  for (const message of told) await send('/api/onboarding/chat', { message });
});
type Ideas = { recommendations: { recommendation_id: string }[] };
const ideas = await counted('ideas', () => send('/api/recommendations', { onboarding_mode: 'brainstorm' }));
const [idea] = (ideas as unknown as Ideas).recommendations;
await counted('plan', () => send('/api/plan/from-recommendation', { recommendation_id: idea?.recommendation_id }));
await counted('refinement', () => send('/api/plan/adapt', { feedback: 'I have less time until spring' }));
const authorization = `Bearer ${token}`;
const kept = await fetch(`${server.origin}/api/plan`, { headers: { authorization } });
const plan = (await kept.json()) as { steps: { step_id: string }[] };
const step_id = plan.steps[0]?.step_id;
const questions = [
  'Where could I put up a note about it?',
  'What would you write on it?',
  'Who could come first?',
  'How long should the first meeting take?',
  'What if nobody answers my note?',
  'Which of my colleagues could I tell about it?',
  'How do I find out what they would pay?',
  'What could I leave out this week?',
  'How would you begin the talk?',
  'What comes after this task?',
];
await counted('chat, 10 messages', async () => {
  for (const message of questions) await send('/api/chat', { message, step_id });
});
await server.stop();
await Promise.all([writer.close(), judge.close()]);

const inTokens = (characters: number) => Math.round(characters / CHARACTERS_A_TOKEN);
console.log(
  'part'.padEnd(32),
  ...['calls', 'tokens in', 'of these cacheable', 'tokens out'].map((name) => name.padStart(18)),
);
const all: Part = { calls: 0, sent: 0, cacheable: 0, answered: 0 };
function row(name: string, { calls, sent, cacheable, answered }: Part): void {
  const figures = [calls, inTokens(sent), inTokens(cacheable), inTokens(answered)];
  console.log(name.padEnd(32), ...figures.map((figure) => String(figure).padStart(18)));
}
for (const [name, part] of parts) {
  row(name, part);
  for (const key of ['calls', 'sent', 'cacheable', 'answered'] as const) all[key] += part[key];
}
row('all', all);
