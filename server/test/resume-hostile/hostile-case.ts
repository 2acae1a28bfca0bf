import type { ResumeFailureCode } from '../../src/resume/resume-failure.ts';

/**
 * A file made to hurt. `make` is given an address nobody may ever call: a file that refers to something outside
 * refers to it. `expected` is the code it is refused with, `read` for one that holds readable text all the same, and
 * `endless` for one that is refused as too complex only when its share of the processor is used up.
 */
export type HostileCase = {
  name: string;
  fileName: string;
  make: (bait: string) => Uint8Array;
  expected: ResumeFailureCode | 'read' | 'endless';
};

/** The cases of one kind: name, file, expected answer. */
export function casesOf(
  fileName: string,
  table: Readonly<Record<string, readonly [make: HostileCase['make'], expected: HostileCase['expected']]>>,
): HostileCase[] {
  return Object.entries(table).map(([name, [make, expected]]) => ({ name, fileName, make, expected }));
}
