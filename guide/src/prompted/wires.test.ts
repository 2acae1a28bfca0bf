import { memoryKinds, ProposedChange, SuggestedChange } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { needs } from '../catalogue/schema.ts';
import { ChatWire } from './chat/wire.ts';
import { Extracted } from './interview/extracted.ts';
import { InterviewWire } from './interview/wire.ts';
import { PlanWire, WrittenStep } from './plan/wire.ts';
import { IdeasWire, WrittenIdea } from './recommend/wire.ts';
import { oneOf, wireOneOf } from './strict.ts';

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: string[];
  const?: string;
}

/** The words each place of a schema may hold, by its path, where it may not hold any. */
function wordsOf(schema: Schema, path = ''): [path: string, words: string[]][] {
  const words = schema.enum ?? (typeof schema.const === 'string' ? [schema.const] : null);
  return [
    ...(words ? [[path, words.toSorted()] as [string, string[]]] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, part]) => wordsOf(part, `${path}.${key}`)),
    ...(schema.items ? wordsOf(schema.items, `${path}[]`) : []),
    ...(schema.anyOf ?? schema.oneOf ?? []).flatMap((part) => wordsOf(part, path)),
  ];
}
const schemaOf = (shape: z.ZodMiniType) =>
  z.toJSONSchema(shape, { target: 'draft-7', unrepresentable: 'any' }) as Schema;

const parts: readonly [what: string, wire: Schema | undefined, strict: z.ZodMiniType, atLeast: number][] = [
  ['an idea', schemaOf(IdeasWire).properties?.['ideas']?.items, WrittenIdea, 2],
  ['a step', schemaOf(PlanWire).properties?.['steps']?.items, WrittenStep, 1],
  ['a fact', schemaOf(InterviewWire).properties?.['facts']?.items, Extracted, 3],
];

describe.each(parts)('the wire of %s', (_what, wire, strict, atLeast) => {
  it('names the words that its strict reading knows', () => {
    const told = new Map(wordsOf(wire ?? {}));
    const read = wordsOf(schemaOf(strict));
    expect(read.length).toBeGreaterThanOrEqual(atLeast);
    for (const [path, words] of read) expect([path, told.get(path)]).toEqual([path, words]);
  });
});

it('the wire of a change names the kinds and fields that a change may be of', () => {
  const told = new Map(wordsOf(schemaOf(ChatWire)));
  const kinds = wordsOf(schemaOf(SuggestedChange));
  const known = kinds.filter(([path]) => path === '.kind').flatMap(([, words]) => words);
  expect(told.get('.suggested_change.kind')).toEqual(known.toSorted());
  expect(told.get('.suggested_change.field')).toContain('hours_per_week');
});

it('the wire of a proposal names every kind of change that can be proposed, and what can be remembered', () => {
  const told = new Map(wordsOf(schemaOf(ChatWire)));
  const changes = wordsOf(schemaOf(ProposedChange));
  const kinds = new Set(changes.filter(([path]) => path === '.kind').flatMap(([, words]) => words));
  // To open again is a tick the other way, and what is taken as given is a kind of its own.
  expect(told.get('.proposals[].kind')).toEqual([...kinds, 'untick'].toSorted());
  expect(told.get('.proposals[].memory')).toEqual(memoryKinds.filter((kind) => kind !== 'assumed').toSorted());
  expect(told.get('.proposals[].field')).toEqual(told.get('.suggested_change.field'));
});

it('the wire of an idea names what it may need', () => {
  const told = new Map(wordsOf(schemaOf(IdeasWire)));
  expect(told.get('.ideas[].needs[]')).toEqual([...needs].toSorted());
});

it('what is told with a choice is read without regard to its case and its ends', () => {
  const words = ['one', 'two'] as const;
  expect(z.safeParse(wireOneOf(words), ' One ').success).toBe(false);
  expect(z.parse(oneOf(words), ' One ')).toBe('one');
});
