import type { StepDraft, SubstepDraft } from '../../guide.ts';
import { askedIssues } from '../gate/asked.ts';
import { verbIssues } from '../gate/steps.ts';
import { textIssues } from '../gate/texts.ts';
import { isolatedQuotes } from '../quotes.ts';
import { issuesOf } from '../strict.ts';
import { titleKey } from '../../text/title-key.ts';
import type { AdaptQuestion } from './question.ts';
import { ChangedStep, ChangedSubstep } from './wire.ts';

/** Likeness from which on a key is believed (guide.md, “Refining a plan without loss”); below, it is other work. */
const LIKE_TITLES = 0.34;
const LIKE_DESCRIPTIONS = 0.8;

interface Worded {
  title: string;
  description: string;
}

/** Share of words that two texts have in common (Dice), 0 to 1. */
function dice(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => new Set(titleKey(text).split(' ')));
  if (!a || !b) return 0;
  return (2 * [...a].filter((word) => b.has(word)).length) / (a.size + b.size);
}

/** Whether a part still is the one its key names, in other words; the server holds keys to the same. */
function continues(stored: Worded, now: Worded): boolean {
  return dice(stored.title, now.title) >= LIKE_TITLES || dice(stored.description, now.description) >= LIKE_DESCRIPTIONS;
}

/** A part of a changed plan as far as it holds, and what the one who wrote it has to change. null = nothing holds. */
export interface ReadPart<Part> {
  part: Part | null;
  issues: string[];
}

/** The words of a part: those that were written, else those that are stored. */
function wordsFor<Key extends string>(
  keys: readonly Key[],
  now: Readonly<Record<Key, string | null>>,
  before: Readonly<Record<Key, string>> | undefined,
  said: string,
): Record<Key, string> | null {
  const entries = keys.map((key) => {
    const written = now[key];
    return [key, written === null ? before?.[key] : isolatedQuotes(written, said)] as const;
  });
  return entries.every(([, text]) => text !== undefined) ? (Object.fromEntries(entries) as Record<Key, string>) : null;
}

/** What is wrong with the words that are new in a part. */
function newIssues(texts: readonly (string | null)[], title: string | null, question: AdaptQuestion): string[] {
  const { language } = question.plan;
  const fresh = texts.filter((text) => text !== null).join('\n');
  const form = title === null ? [] : verbIssues({ title, substeps: [] }, language);
  return [...form, ...askedIssues(fresh, question.barred, language), ...textIssues(fresh, question.figures, language)];
}

const substepTexts = ['title', 'description', 'deliverable'] as const;
const stepTexts = ['title', 'description', 'smallest_test', 'stop_if'] as const;

/** A task of an answer. What is done keeps its words; a key that nothing has makes a new task. */
export function readSubstep(raw: unknown, free: Set<string>, question: AdaptQuestion): ReadPart<SubstepDraft> {
  const parsed = ChangedSubstep.safeParse(raw);
  const alias = aliasOf(raw, free);
  const stored = alias === null ? undefined : question.substeps.get(alias);
  const asIs = stored ? keptSubstep(stored) : null;
  if (stored?.status === 'completed') return { part: asIs, issues: [] };
  if (!parsed.success) return { part: asIs, issues: issuesOf(parsed.error) };
  const now = parsed.data;
  const texts = wordsFor(substepTexts, now, stored, question.said);
  const minutes = now.minutes ?? stored?.minutes;
  if (texts === null || minutes === undefined)
    return {
      part: asIs,
      issues: [unknownKey(now.key), 'a new task needs title, description, deliverable and minutes'],
    };
  const issues = newIssues([now.title, now.description, now.deliverable], now.title, question);
  const same = stored && continues(stored, texts) ? stored : undefined;
  const work = now.work ?? same?.work;
  const part = {
    ...texts,
    key: same?.substep_id ?? null,
    minutes: Math.round(minutes),
    ref: same?.ref ?? null,
    ...(work && { work }),
  };
  return issues.length > 0 ? { part: asIs, issues } : { part, issues: [] };
}

/** A step's own words, without its tasks and its cap. */
export function readStepWords(raw: unknown, free: Set<string>, question: AdaptQuestion): ReadPart<StepDraft> {
  const parsed = ChangedStep.safeParse(raw);
  const alias = aliasOf(raw, free);
  const stored = alias === null ? undefined : question.steps.get(alias);
  const asIs = stored ? keptStep(stored) : null;
  if (stored?.status === 'completed') return { part: asIs, issues: [] };
  if (!parsed.success) return { part: asIs, issues: issuesOf(parsed.error) };
  const now = parsed.data;
  const texts = wordsFor(stepTexts, now, stored, question.said);
  if (texts === null)
    return {
      part: asIs,
      issues: [unknownKey(now.key), 'a new step needs title, description, smallest_test, stop_if and its tasks'],
    };
  const issues = newIssues([now.title, now.description, now.smallest_test, now.stop_if], now.title, question);
  const same = stored && continues(stored, texts) ? stored : undefined;
  const part = { ...texts, key: same?.step_id ?? null, cap: same?.cap ?? '', ref: stored?.ref ?? null, substeps: [] };
  return issues.length > 0 ? { part: asIs, issues } : { part, issues: [] };
}

type Stored = AdaptQuestion['plan']['steps'][number];

/** A stored task as it stands. */
export function keptSubstep({ substep_id, status: _status, ...substep }: Stored['substeps'][number]): SubstepDraft {
  return { ...substep, key: substep_id };
}

/** A stored step as it stands, its tasks left to be put in. */
export function keptStep({ step_id, status: _status, ...step }: Stored): StepDraft {
  return { ...step, key: step_id, substeps: [] };
}

const unknownKey = (key: string | null) =>
  key === null ? 'key null makes a new part' : `the key “${key.slice(0, 20)}” stands for no part that is left`;

/** The stored part an answer's part continues; each only once, and null where there is none. */
function aliasOf(raw: unknown, free: Set<string>): string | null {
  const key = typeof raw === 'object' && raw !== null && 'key' in raw ? raw.key : null;
  if (typeof key !== 'string' || !free.has(key.trim())) return null;
  free.delete(key.trim());
  return key.trim();
}
