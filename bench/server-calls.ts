// npm run bench: how long recommendations, a plan, a refinement and a chat reply take on a running product, over
// loopback, with the embedded database and the built-in guide. Prints the median, the 95th percentile and the longest.
import { startAsServed } from './as-started.ts';

const rounds = Number(process.argv[2] ?? 20);
const server = await startAsServed();

async function send(path: string, body: unknown, token?: string): Promise<{ json: never; milliseconds: number }> {
  const started = performance.now();
  const response = await fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  const json = await response.json();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(json)}`);
  return { json: json as never, milliseconds: performance.now() - started };
}

const profile = {
  language: 'en',
  age: 34,
  education: 'Nursing degree',
  hobbies: 'baking, cycling',
  location: 'Haifa',
  experiences: [
    { role_title: 'Nurse', company_name: 'City hospital', duration_months: 84, description: 'Night shifts' },
  ],
  skills: [{ skill_name: 'First aid', level: 'advanced' }, { skill_name: 'Teaching' }],
  resources: { hours_per_week: 6, budget_per_month: 100 },
  goals: [{ goal_type: 'earn', value: '600 a month' }],
};

const times = new Map<string, number[]>();
function note(name: string, milliseconds: number): void {
  times.set(name, [...(times.get(name) ?? []), milliseconds]);
}

for (let round = 0; round < rounds; round += 1) {
  const person = {
    name: `bench${round}`,
    email: `bench${round}@example.test`,
    password: `quiet-harbour-${round}`,
    agreed_to_terms: true,
  };
  const { json: session } = await send('/api/signup', person);
  const { token } = session as { token: string };
  await send('/api/profile', profile, token);
  const ideas = await send('/api/recommendations', { onboarding_mode: 'brainstorm' }, token);
  note('recommendations', ideas.milliseconds);
  const [idea] = (ideas.json as { recommendations: { recommendation_id: string }[] }).recommendations;
  const plan = await send('/api/plan/from-recommendation', { recommendation_id: idea?.recommendation_id }, token);
  note('plan', plan.milliseconds);
  note('refinement', (await send('/api/plan/adapt', { feedback: 'I have less time' }, token)).milliseconds);
}
await server.stop();

const at = (sorted: number[], share: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
console.log('call'.padEnd(18), 'median ms'.padStart(10), 'p95 ms'.padStart(10), 'max ms'.padStart(10));
for (const [name, values] of times) {
  const sorted = values.toSorted((a, b) => a - b);
  console.log(name.padEnd(18), at(sorted, 0.5).padStart(10), at(sorted, 0.95).padStart(10), at(sorted, 1).padStart(10));
}
