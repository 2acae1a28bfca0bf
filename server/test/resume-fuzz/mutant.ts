import { Buffer } from 'node:buffer';
import type { ResumeKind } from '../../src/resume/kind.ts';
import { byteMutations, spliced, type Mutation } from './byte-mutations.ts';
import { cfbMutations } from './cfb-mutations.ts';
import { Dice } from './dice.ts';
import { pdfMutations } from './pdf-mutations.ts';
import { xmlMutation, zipFieldMutation } from './zip-mutations.ts';

/** A file that mutants are made of; `fileName` ends in what it is. */
export type Seed = { fileName: string; kind: ResumeKind; file: Buffer };
/** A changed file under the name of the first of its seeds, and what was done to it, in order. */
export type Mutant = { fileName: string; kind: ResumeKind; file: Buffer; changes: string[] };

/** Below this nothing is left to change, in bytes. */
const MIN_SIZE = 16;
/** A file never grows past this, in bytes: what an upload may have at most. */
const MAX_SIZE = 10 * 1024 * 1024;
const MAX_CHANGES = 4;
/** Odd multiplier that sends neighbouring numbers to far-away seeds of the dice (Knuth's, 2^32 / golden ratio). */
const SPREAD = 2654435761;

const byKind: Record<ResumeKind, Record<string, Mutation>> = {
  pdf: pdfMutations,
  docx: { 'zip field': zipFieldMutation },
  doc: cfbMutations,
};

/** The mutant of this number: the same one for the same seeds and `seed`, whichever were made before. */
export function mutantOf(seeds: readonly Seed[], seed: number, number: number): Mutant {
  const dice = new Dice(Math.imul(seed, SPREAD) ^ Math.imul(number + 1, SPREAD));
  const { fileName, kind, file } = dice.pick(seeds);
  const mutant: Mutant = { fileName, kind, file, changes: [] };
  if (kind === 'docx' && dice.below(2) === 0) apply(mutant, 'XML', xmlMutation, dice);
  else if (dice.below(12) === 0) apply(mutant, 'splice', spliceWith(dice.pick(seeds).file), dice);
  for (let more = dice.mostlySmall(MAX_CHANGES) - mutant.changes.length; more > 0; more -= 1) {
    const known = dice.below(3) > 0 ? byKind[kind] : byteMutations;
    const [name, mutation] = dice.pick(Object.entries<Mutation>(known));
    apply(mutant, name, mutation, dice);
  }
  return mutant;
}

function apply(mutant: Mutant, name: string, mutation: Mutation, dice: Dice): void {
  if (mutant.file.length < MIN_SIZE) return;
  mutant.file = mutation(mutant.file, dice).subarray(0, MAX_SIZE);
  mutant.changes.push(name);
}

/** The head of a file with the tail of another, or with a block of it in the middle. */
function spliceWith(other: Buffer): Mutation {
  return (file, dice) => {
    const cut = dice.below(file.length);
    const from = dice.below(other.length);
    if (dice.below(2) === 0) return Buffer.concat([file.subarray(0, cut), other.subarray(from)]);
    return spliced(file, cut, cut, other.subarray(from, from + dice.mostlySmall(other.length)));
  };
}
