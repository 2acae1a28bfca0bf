import type { ResumeFailureCode } from '../../src/resume/resume-failure.ts';

/**
 * A file made to hurt. `make` is given an address nobody may ever call: a file that refers to something outside
 * refers to it. `expected` is the code it is refused with, `read` for one that holds readable text all the same. Two are
 * refused as too complex only when a share is used up: `endless` when that of the processor is, `filling` that of memory.
 */
export type HostileCase = {
  name: string;
  fileName: string;
  make: (bait: string) => Uint8Array;
  expected: ResumeFailureCode | 'read' | 'endless' | 'filling';
};

/** What the person who sent it is told. */
export const expectedCode = ({ expected }: HostileCase) =>
  expected === 'endless' || expected === 'filling' ? 'RESUME_TOO_COMPLEX' : expected;

/** The cases of one kind: name, file, expected answer. */
export function casesOf(
  fileName: string,
  table: Readonly<Record<string, readonly [make: HostileCase['make'], expected: HostileCase['expected']]>>,
): HostileCase[] {
  return Object.entries(table).map(([name, [make, expected]]) => ({ name, fileName, make, expected }));
}
