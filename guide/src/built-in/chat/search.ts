import type { StoredPlan } from '../../guide.ts';
import { factsOf } from '../../profile/facts.ts';
import { isCommon } from '../../language/common.ts';
import { fold, formsOf, stem, tokensOf } from '../../text/fold.ts';
import { clausesOf, read } from '../../text/phrases.ts';
import { allAsks, spelledOut } from '../../chat/asks.ts';
import type { ChatIntent } from '../../chat/intents.ts';
import { asksAt, knownWords, meanings, smallWords, wordsToAsk } from '../../chat/lexicon.ts';
import type { Standing } from './standing.ts';

export interface Passage {
  /** Of the step or substep. */
  id: string;
  /** Title of the step or substep. */
  where: string;
  text: string;
}

/** Share of a question's words that a passage must hold to count as speaking of it. */
const ENOUGH = 0.66;
/** Share of all it asks, its verbs and small things as well. */
const HALF = 0.5;
/** Of several words a passage must hold two: “in the evening or at the weekend” is no question about one that holds “evening”. */
const LEAST_HELD = 2;
/** A word that more than this share of the passages hold says nothing about any of them. */
const COMMON = 0.4;
const FEW_PASSAGES = 4;
/** Shorter words join sentences. */
const SHORTEST = 4;
/** Words of a question that are looked for. */
const MOST_WORDS = 24;

const isNaming = (word: string) => word.length >= SHORTEST || /\d/u.test(word) || /[\u05D0-\u05EA]{3}/u.test(word);
const isSmall = (word: string) => formsOf(word).some((form) => smallWords.has(form));

/** The words of a message that name what it is about: not those that only ask, and none twice. */
export function subjectsOf(message: string): string[] {
  const words = tokensOf(message)
    .map((token) => token.word)
    .filter((word) => !isSmall(word) && !formsOf(word).some((form) => knownWords.has(form)) && isNaming(word));
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** As above, with the words that stand in some phrase of the lexicon but not in one that the message holds: “free” is asked about, too. */
function askedOf(message: string, intent?: ChatIntent): string[] {
  const text = read(message);
  const found = meanings.findAll(text).filter(({ value }) => intent === undefined || value.intent === intent);
  const held = new Set(found.flatMap(({ start, end }) => text.slice(start, end)));
  const words = text
    .filter((one) => !held.has(one) && !asksAt([one], 0))
    .map(({ forms }) => forms[0] ?? '')
    .filter((word) => !isSmall(word) && isNaming(word));
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** Words of this place of a plan, and of who works on it, as they are compared. */
function homeOf({ plan, step, substep, profile, phrases }: Standing): ReadonlySet<string> {
  const own = factsOf(profile).map(({ text }) => text);
  const places = [plan.title, plan.short_description, step.title, step.description, substep.title, substep.description];
  const texts = [...places, ...Object.values(phrases), ...own];
  return new Set(texts.flatMap((text) => tokensOf(text).flatMap(({ word }) => formsOf(word))));
}

/** What a message speaks of that neither this place of the plan nor the person's own words do. */
export function strangersIn(message: string, standing: Standing): string[] {
  const home = homeOf(standing);
  return subjectsOf(message).filter((word) => !formsOf(word).some((form) => home.has(form)));
}

/** What the part of a message that asks for something names besides, words of other phrases, too: “is a poster worth it” names one. */
export function namedBeside(intent: ChatIntent, message: string, standing: Standing): string[] {
  const home = homeOf(standing);
  const { language } = standing.plan;
  const toAsk = wordsToAsk.get(intent) ?? new Set<string>();
  const isOwn = (form: string) => home.has(form) || toAsk.has(form) || isCommon(stem(form), language);
  const asking = clausesOf(spelledOut(message)).filter((clause) =>
    allAsks(clause).some((ask) => ask.intent === intent),
  );
  return asking.flatMap((clause) => askedOf(clause, intent)).filter((word) => !formsOf(word).some(isOwn));
}

/** Where a word, or what it stands for without plural and prefixes, begins a word of a folded text. */
function holdsWord(text: string, forms: readonly string[]): boolean {
  return forms.some((form) => text.startsWith(form) || text.includes(` ${form}`));
}

/** How much of some words each passage of a plan holds, 0 to 1; nothing where it holds too few of them. */
function heldBy(passages: readonly string[], words: readonly string[]): number[] {
  const asked = words.map((word) => formsOf(word).filter((form) => form.length >= SHORTEST - 1));
  const holding = asked.map((forms) => passages.map((folded) => holdsWord(folded, forms)));
  const telling = holding.filter((held) => {
    const count = held.filter(Boolean).length;
    return passages.length <= FEW_PASSAGES || count <= COMMON * passages.length;
  });
  const least = Math.min(LEAST_HELD, asked.length);
  return passages.map((_, at) => {
    const held = telling.filter((places) => places[at]).length;
    return held < least ? 0 : held / asked.length;
  });
}

/**
 * The passage of a plan that speaks most of a message; null when none speaks of most of what it names, and of half of all it
 * asks. What the plan itself is about (“where do I get broken rackets” of a plan for mending them) finds none.
 */
export function searchPlan(message: string, plan: StoredPlan): Passage | null {
  const [named, asked] = [subjectsOf(message), askedOf(message)];
  const own = new Set(tokensOf(`${plan.title} ${plan.short_description}`).flatMap(({ word }) => formsOf(word)));
  if (named.every((word) => formsOf(word).some((form) => own.has(form)))) return null;
  const passages = plan.steps.flatMap((step) => [
    { id: step.step_id, where: step.title, text: step.description },
    ...step.substeps.map(passageOf),
  ]);
  const folded = passages.map(({ where, text }) =>
    fold(`${where} ${text}`)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  const ofAll = heldBy(folded, asked);
  const scores = heldBy(folded, named).map((score, at) => ((ofAll[at] ?? 0) < HALF ? 0 : score));
  const best = Math.max(0, ...scores);
  return best < ENOUGH ? null : (passages[scores.indexOf(best)] ?? null);
}

function passageOf(substep: StoredPlan['steps'][number]['substeps'][number]): Passage {
  return { id: substep.substep_id, where: substep.title, text: substep.description };
}
