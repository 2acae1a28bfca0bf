import { result as results } from '@foothold/contract';
import fc from 'fast-check';
import type { TestCaller } from '../app.ts';
import { type Device, device, sync, takeBack, type Typed, typedIn } from './devices.ts';

const step = fc.record({
  who: fc.constantFrom(0, 1),
  what: fc.constantFrom('type', 'type', 'type', 'remove', 'sync', 'sync'),
  at: fc.nat(3),
  word: fc.string({ minLength: 1, maxLength: 4, unit: fc.constantFrom('a', 'b', 'c', 'd') }),
});

/** What two devices do to one result without a network, and when each reaches the server. */
export const editing = fc.tuple(fc.constantFrom<Typed['kind']>('list', 'text'), fc.array(step, { maxLength: 14 }));
export type Editing = typeof editing extends fc.Arbitrary<infer Value> ? Value : never;

/** Lives through it; a save that is refused, which would be a question to somebody, throws. */
export async function problemsOf(
  person: TestCaller,
  params: { id: string },
  [kind, steps]: Editing,
): Promise<string[]> {
  const devices: [Device, Device] = [device(kind), device(kind)];
  for (const { who, what, ...rest } of steps) {
    if (what === 'sync') await sync(devices[who]!, person, params);
    else takeBack(devices, devices[who]![what as 'type' | 'remove'](rest.at, rest.word));
  }
  for (const who of [0, 1, 0]) await sync(devices[who]!, person, params);
  const { data: result } = await person.call(results.get, { params });
  const differ = JSON.stringify(devices[0].now) === JSON.stringify(devices[1].now) ? [] : ['two devices differ'];
  return [...differ, ...typedIn(devices, result).map(() => 'words were lost')];
}
