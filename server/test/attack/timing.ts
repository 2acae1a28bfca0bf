import type { AttackCase } from './cases.ts';
import type { Answer } from './http-client.ts';
import type { Problems } from './outcome.ts';
import type { Values } from './placeholders.ts';
import { sendOnce } from './send-case.ts';

/** Times a comparison is measured before it counts: another process can only make a machine noisier, not quieter. */
const ATTEMPTS = 3;

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/**
 * Whether the answers to a case's two bodies take the same time: medians of `n` each, sent in turn so that a slow
 * moment meets both. Only their ratio counts.
 */
export async function compareTimes(
  origin: string,
  attack: AttackCase,
  values: Values,
): Promise<{ answers: Answer[]; problems: Problems }> {
  const { generator } = attack;
  if (generator?.type !== 'timing') return { answers: [], problems: [] };
  const answers: Answer[] = [];
  let ratio = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS && ratio > generator.max_ratio; attempt += 1) {
    const [one, other]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < generator.n; turn += 1) {
      const first = await sendOnce(origin, attack, values);
      const second = await sendOnce(origin, { ...attack, body: generator.vs }, values);
      one.push(first.ms);
      other.push(second.ms);
      answers.push(first, second);
    }
    const [shorter, longer] = [median(one), median(other)].toSorted((a, b) => a - b);
    ratio = (longer ?? 0) / (shorter ?? 1);
  }
  const tooFar = ratio > generator.max_ratio;
  return { answers, problems: tooFar ? [`the times differ by a factor of ${ratio.toFixed(2)}`] : [] };
}
