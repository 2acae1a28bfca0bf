// npm run bench: how long the built-in guide thinks, without server and database, over 24 people in five languages;
// and what the catalogue costs in memory. Bars of issue 3: 50 ms at the median for ideas and plans, 10 for chat, 60 MB.
import { spawnSync } from 'node:child_process';
import { languages } from '@foothold/contract';
import { builtInGuide } from '@foothold/guide/built-in';
import { contextFor, heard, planOf } from '@foothold/guide/checks/ask';
import { peopleIn } from '@foothold/guide/checks/golden/people';
import { questionsIn } from '@foothold/guide/checks/questions/questions';

const guide = builtInGuide();
const times = new Map<string, number[]>();

async function timed<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const started = performance.now();
  const value = await work();
  times.set(name, [...(times.get(name) ?? []), performance.now() - started]);
  return value;
}

async function onePerson(language: (typeof languages)[number], person: ReturnType<typeof peopleIn>[number]) {
  const context = contextFor(language, person);
  const { profile } = person;
  const ideas = await timed('recommendations', async () => {
    const answer = await guide.recommend({ profile, mode: 'brainstorm', already: [], count: 5 }, context);
    return answer.value;
  });
  for (const idea of ideas.slice(0, 2)) {
    const plan = await timed('plan', () => planOf(guide, person, idea, language));
    const stepId = plan.steps[0]?.step_id ?? '';
    for (const { message } of questionsIn(language)) {
      await timed('chat', () => heard(guide.stepChat({ profile, plan, stepId, history: [], message }, context)));
    }
    await timed('refinement', () => guide.adaptPlan({ profile, plan, feedback: 'less time, cheaper' }, context));
  }
  await timed('interview', () =>
    heard(guide.onboardingTurn({ profile, history: [], message: 'I have 6 hours a week' }, context)),
  );
}

async function round() {
  for (const language of languages) for (const person of peopleIn(language)) await onePerson(language, person);
}

/** Megabytes of heap that the guide with the words of `count` languages keeps, in a process of its own. */
function memoryWith(count: number): number {
  const script = `
    import { loadWords } from './guide/src/catalogue/load.ts';
    for (const language of ${JSON.stringify(languages.slice(0, count))}) await loadWords(language);
    gc();
    console.log(process.memoryUsage().heapUsed / 1e6);
  `;
  const bare = `gc(); console.log(process.memoryUsage().heapUsed / 1e6);`;
  const measure = (code: string) =>
    Number(
      spawnSync(process.execPath, ['--expose-gc', '--input-type=module', '--eval', code], { encoding: 'utf8' }).stdout,
    );
  return measure(script) - measure(bare);
}

await round();
times.clear();
for (let count = 0; count < 3; count += 1) await round();

const at = (sorted: number[], share: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2);
console.log(
  'built-in guide'.padEnd(18),
  'calls'.padStart(8),
  'median ms'.padStart(10),
  'p95 ms'.padStart(10),
  'max ms'.padStart(10),
);
for (const [name, values] of times) {
  const sorted = values.toSorted((a, b) => a - b);
  const figures = [String(sorted.length), at(sorted, 0.5), at(sorted, 0.95), at(sorted, 1)];
  console.log(name.padEnd(18), figures[0]?.padStart(8), ...figures.slice(1).map((figure) => figure.padStart(10)));
}
console.log(
  `\ncatalogue in memory: ${memoryWith(1).toFixed(1)} MB with one language, ${memoryWith(5).toFixed(1)} MB with five`,
);
