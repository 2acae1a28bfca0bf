import { type Language, WorkKind } from '@foothold/contract';
import * as z from 'zod';
import { fold, formsOf, tokensOf } from '../../text/fold.ts';
import { goalOf } from '../goals/load.ts';
import { putWords, sentencesOf } from '../kept.ts';
import type { Words } from '../load.ts';
import {
  type ArchetypeFacts,
  type ArchetypeWords,
  phases,
  PhaseWords,
  sharedSubsteps,
  type SubstepWords,
  SubstepWords as SubstepSchema,
} from '../schema.ts';
import { sharedSubstepFacts } from '../shared-substeps.ts';
import type { SharedWords } from '../shared-schema.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import he from './he.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

/**
 * Plans for who doesn't read or write: the same tasks, said aloud. What our texts ask to be noted is remembered, a
 * sentence that asks for writing goes, and how to keep the result without it is said instead.
 */
const SpokenWords = z.strictObject({
  /** Words by which a text of ours asks for something written or read, parted by bars; a star ends a stem. */
  asks: z.string(),
  /** What is put otherwise, phrase by phrase. */
  swaps: z.record(z.string(), z.string()),
  /** By what a task brings: how that is kept without writing, and what lies on the table then. */
  work: z.record(WorkKind, z.strictObject({ how: z.string(), deliverable: z.string() })),
  /** Words of steps, and of shared tasks, that are put otherwise as a whole. */
  phases: z.partialRecord(z.enum(phases), PhaseWords.partial()),
  substeps: z.partialRecord(z.enum(sharedSubsteps), SubstepSchema),
});
type SpokenWords = z.infer<typeof SpokenWords>;
type SaidInstead = NonNullable<SpokenWords['phases']['check']>;

const files: Record<Language, unknown> = { en, he, fr, es, pt };

interface Spoken {
  words: SpokenWords;
  whole: ReadonlySet<string>;
  stems: readonly string[];
  swaps: RegExp;
  swapped: ReadonlyMap<string, string>;
}

const known = new Map<Language, Spoken>();

function spokenIn(language: Language): Spoken {
  const made = known.get(language);
  if (made) return made;
  const words = SpokenWords.parse(files[language]);
  const asks = words.asks.split('|').map(fold);
  // The longest first, or “note” would take the beginning of “note down”.
  const phrases = Object.keys(words.swaps).toSorted((a, b) => b.length - a.length);
  const spoken: Spoken = {
    words,
    whole: new Set(asks.filter((word) => !word.endsWith('*'))),
    stems: asks.flatMap((word) => (word.endsWith('*') ? [word.slice(0, -1)] : [])),
    swaps: new RegExp(`(?<!\\p{L})(?:${phrases.join('|')})(?!\\p{L})`, 'giu'),
    swapped: new Map(Object.entries(words.swaps)),
  };
  known.set(language, spoken);
  return spoken;
}

/** Whether a text of ours asks for something to be written or read. */
export function asksForWriting(text: string, language: Language): boolean {
  const { whole, stems } = spokenIn(language);
  return tokensOf(text).some(({ word }) =>
    formsOf(word).some((form) => whole.has(form) || stems.some((stem) => form.startsWith(stem))),
  );
}

function swapped(text: string, { swaps, swapped: by }: Spoken): string {
  return text.replace(swaps, (found) => {
    const other = by.get(found.toLowerCase()) ?? '';
    const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase();
    return isCapital ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  });
}

/** A text put so that it needs no writing: without the sentences that still ask for it; empty where all of them do. */
function said(text: string, language: Language): string {
  return sentencesOf(swapped(text, spokenIn(language)))
    .filter((sentence) => !asksForWriting(sentence, language))
    .join(' ')
    .trim();
}

/** The words of a task that need no writing; a title that can't be put so stays, and the task is left out by it. */
function saidTask(task: SubstepWords, kind: WorkKind, language: Language): SubstepWords {
  const spoken = spokenIn(language);
  const whole = [task.title, task.description, task.deliverable].join('\n');
  if (!asksForWriting(whole, language)) return task;
  const { how, deliverable } = spoken.words.work[kind];
  const result = swapped(task.deliverable, spoken).trim();
  const description = said(task.description, language);
  return {
    title: swapped(task.title, spoken),
    // What was done is kept by having done it; answers and sums are not.
    description: kind === 'text' && description !== '' ? description : [description, how].join(' ').trim(),
    deliverable: asksForWriting(result, language) ? deliverable : result,
  };
}

function saidPhase(phase: PhaseWords, instead: SaidInstead, language: Language): PhaseWords {
  const one = (field: keyof PhaseWords) => said(phase[field], language) || instead[field] || phase[field];
  return {
    title: one('title'),
    description: one('description'),
    smallest_test: one('smallest_test'),
    stop_if: one('stop_if'),
  };
}

const made = new WeakMap<SharedWords, Words>();

/** The words of a language with shared steps and tasks for who doesn't write. */
export function wordsSpoken(words: Words): Words {
  const before = made.get(words.shared);
  if (before) return before;
  const { language, shared } = words;
  const { words: spoken } = spokenIn(language);
  const tasks = Object.entries(shared.substeps).map(([name, task]) => {
    const own = sharedSubsteps.find((one) => one === name);
    const put = own && spoken.substeps[own];
    return [name, put ?? saidTask(task, own ? sharedSubstepFacts[own].work : 'text', language)] as const;
  });
  const steps = phases.map(
    (phase) => [phase, saidPhase(shared.phases[phase], spoken.phases[phase] ?? {}, language)] as const,
  );
  const put: Words = {
    ...words,
    shared: {
      ...shared,
      substeps: Object.fromEntries(tasks) as SharedWords['substeps'],
      phases: Object.fromEntries(steps) as SharedWords['phases'],
    },
  };
  made.set(shared, put);
  // What is said already stays as it is.
  made.set(put.shared, put);
  return put;
}

/** The words of an archetype for who doesn't write; `words` are those of `wordsSpoken`. */
export function archetypeSpoken(own: ArchetypeWords, facts: ArchetypeFacts, words: Words): ArchetypeWords {
  const { language, shared } = words;
  const { phases: instead } = spokenIn(language).words;
  const kinds = new Map(
    phases.flatMap((phase) => facts.phases[phase].map(({ ref, work }) => [ref.replace(/^own\./u, ''), work] as const)),
  );
  return putWords(own, shared, {
    text: (text) => said(text, language),
    task: (task, name) => saidTask(task, kinds.get(name) ?? 'text', language),
    // Those speak of customers, whom a goal that is not money has not.
    instead: (phase, field) => (goalOf(facts.id) ? '' : (instead[phase]?.[field] ?? '')),
  });
}
