import { composeBusinessDescription, type Language } from '@foothold/contract';
import { factsOf, type Fact } from '../../profile/facts.ts';
import { weigh } from '../../ideas/weigh.ts';
import { subjectsIn } from '../../ideas/subjects.ts';
import { doubtText, insistedText, settledText } from '../../ideas/verdict.ts';
import { sentences } from '../../ideas/write-idea.ts';
import { broughtText, MOST } from '../../ideas/brought.ts';
import type { Limits } from '../../understand/limits.ts';
import { type Wish, wishesOf } from '../../understand/purpose.ts';
import { loadWords, type Words } from '../../catalogue/load.ts';
import type { Form } from '../../catalogue/work/schema.ts';
import { profileText } from '../../checks/profile-texts.ts';
import type { GuideContext, Idea, RecommendInput } from '../../guide.ts';
import { groundsOf, numberedFacts, wantedOf } from '../gate/evidence.ts';
import { limitsFor } from '../gate/limits.ts';

/** What stands in the way of what the person brought, as the code has judged it: a model may add to it, never lift it. */
export interface Standing {
  /** The gravest doubt; null when nothing stands in the way. */
  blocking: string | null;
  further: readonly string[];
  /** What a new fact has changed, or why insisting has not; may be empty. */
  remark: string;
}

/** Everything that ideas are asked for, written and checked with. */
export interface Question {
  input: RecommendInput;
  language: Language;
  words: Words;
  /** 1 to 6. */
  count: number;
  facts: ReadonlyMap<string, Fact>;
  /** The names of those that an idea may rest on. */
  grounds: ReadonlySet<string>;
  /** How many of them an idea has to name. */
  wanted: number;
  limits: Limits;
  /** What the person brought, in their words; empty when they look for ideas. */
  brought: string;
  standing: Standing | null;
  /** Goals that are not money. */
  wishes: readonly Wish[];
  /** Forms of offer that feedback or the reason of a decline wants no more of. */
  deniedForms: ReadonlySet<Form>;
  /** All the person has written. */
  said: string;
  /** The built-in guide's ideas for the same question, the nearest entries of the catalogue first. */
  near: readonly Idea[];
  seed: string;
}

/** A business as its labelled lines, an idea as it was typed. */
function wholeOf({ mode, business, idea }: RecommendInput, language: Language): string {
  if (mode === 'idea') return idea ?? '';
  return mode === 'from-description' && business ? composeBusinessDescription(business, language) : '';
}

const MOST_FURTHER = 2;

function standingOf(text: string, input: RecommendInput, words: Words): Standing | null {
  if (text.trim() === '') return null;
  const { verdict } = weigh(text, input, factsOf(input.profile), words);
  const [blocking = null, ...further] = verdict.doubts.map((doubt) => doubtText(doubt, words));
  const remark = sentences(settledText(verdict, words), insistedText(verdict, words));
  return { blocking, further: further.slice(0, MOST_FURTHER), remark };
}

/** How many ideas are wanted, 1 to 6. */
export function countOf({ count }: RecommendInput): number {
  return Math.max(1, Math.min(MOST, Math.trunc(count)));
}

/** Reads a question for a model; `near` are the built-in guide's ideas for it. */
export async function questionOf(
  input: RecommendInput,
  near: readonly Idea[],
  { language, now, seed }: GuideContext,
): Promise<Question> {
  const words = await loadWords(language);
  const facts = numberedFacts(input.profile);
  const wishes = wishesOf(input.profile, words, now);
  const grounds = groundsOf(facts, wishes);
  const brought = wholeOf(input, language).trim();
  const notes = input.already.map(({ declined }) => declined?.note ?? '');
  return {
    input,
    language,
    words,
    count: countOf(input),
    facts,
    grounds,
    wanted: wantedOf(input.profile, grounds),
    limits: limitsFor(input.profile, input.already),
    brought,
    standing: standingOf(broughtText(input), input, words),
    wishes,
    deniedForms: subjectsIn([input.feedback ?? '', ...notes].join('\n'), factsOf(input.profile), words).deniedForms,
    said: [profileText(input.profile), brought, input.feedback ?? '', ...notes].join('\n'),
    near,
    seed,
  };
}
