// People doing one thing after another, so many at a time, for so long: the load of mixed.ts and growth.ts.
import type { LatencyTable } from './latency-table.ts';
import { LoopbackClient } from './loopback-client.ts';
import { callOrder } from './mixed-calls.ts';
import type { BenchPerson } from './mixed-people.ts';

export interface MixedLoad {
  people: readonly BenchPerson[];
  /** How many calls are under way at a time. */
  atOnce: number;
  seconds: number;
}

/** Has people do what people do until the time is up; what each call took goes into the table. */
export async function mixedLoad(origin: string, { people, atOnce, seconds }: MixedLoad, table: LatencyTable) {
  const end = performance.now() + seconds * 1_000;
  let number = 0;
  const work = async () => {
    const client = new LoopbackClient(origin);
    while (performance.now() < end) {
      number += 1;
      const [call, person] = [callOrder[number % callOrder.length], people[number % people.length]];
      if (!call || !person) throw new Error('There is nobody to do anything');
      const started = performance.now();
      const { status, body } = await call.send(client, person, number);
      table.note(call.name, performance.now() - started);
      if (status >= 300) table.fail(`${call.name} ${status} ${body.slice(0, 200)}`);
    }
    client.close();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
