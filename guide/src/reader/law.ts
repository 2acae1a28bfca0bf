import { type Scores, weigh } from './classifier.ts';
import packed from './law-weights.json' with { type: 'json' };
import { honestReadings } from './honest-words.ts';
import { asRead, LONGEST, partsOf } from './loudest.ts';
import { type LawClass, lawClasses } from './safety-classes.ts';
import { onFirstUse } from '../text/first-use.ts';
import { remembered } from '../text/remembered.ts';
import { unpack } from './unpack.ts';

const weights = onFirstUse(() => unpack(packed));

/** Fewer words are few: of fewer nothing is plainly honest. */
const FEW_WORDS = 5;
/** Fewer words are short. */
const SHORT = 8;

/** What a wish is doubted from and refused from; a wish is mostly short, so that few words of it are heard as well. */
const LAW_FROM = { unlawful: 0.63, doubtful: 0.48 };
const LAW_FROM_KNOWN = { few: { unlawful: 0.9, doubtful: 0.8 }, more: { unlawful: 0.68, doubtful: 0.52 } };

/** A wish is told in all of its parts. */
const DOUBT = { part: 0.1, scrap: 0.2 };

/** How much a text sounds against the law, and how many words were read. */
export interface Wrong {
  unlawful: number;
  words: number;
}

/** How much likelier something is meant against the law than honestly. */
function againstLaw(given: readonly number[]): number {
  const of = (name: LawClass) => given[lawClasses.indexOf(name)] ?? 0;
  return of('unlawful') / (of('unlawful') + of('lawful') + of('plain') / 2 || 1);
}

/**
 * How much the loudest stretch sounds against the law. Of a text that is no story, the whole counts as much as what is loudest
 * in it: an honest offer names what it is not.
 */
function loudestBy(scores: Scores, ends: readonly number[]): number {
  const words = ends.at(-1) ?? 0;
  const loudest = partsOf(ends, DOUBT).reduce(
    (most, { from, to, doubt }) => Math.max(most, againstLaw(scores(from, to)) - doubt),
    0,
  );
  return words <= LONGEST ? (loudest + againstLaw(scores(0, words))) / 2 : loudest;
}

function readWrong(text: string): Wrong {
  const { ends, scores } = weigh(asRead(text), weights());
  return { unlawful: loudestBy(scores, ends), words: ends.at(-1) ?? 0 };
}

/** How much a text sounds against the law, whatever a form wrote in it. */
export const wrongIn = remembered(readWrong);

/** What a form wrote before a line, as “Monthly revenue:”; nobody wants anything by it. */
const LABEL = /^[^\n:]{1,40}:[ \u00A0]/gmu;

/** A text without the labels of a form. A single line is no form: “Add a task: call Lea” is said by the person. */
function unlabelled(text: string): string {
  return text.includes('\n') ? text.replace(LABEL, '') : text;
}

/** How loud a wish is that is read for the law: without the labels of a form, and without what only sounds against it. */
export function wrongOfWish(text: string): Wrong {
  const said = unlabelled(text);
  const loudest = Math.max(...honestReadings(said).map((rest) => wrongIn(rest).unlawful));
  // What is left is no shorter a wish for that, of which less would be heard.
  return { unlawful: loudest, words: wrongIn(said).words };
}

/** Below this a wish is plainly meant honestly. */
const LAWFUL_BELOW = 0.15;
/** From here on no milder risk that is named in it explains a wish; few words say it less surely, and the fewest never. */
const BESIDE_RISK = { short: 0.9, told: 0.8 };

/**
 * Whether a wish is so plainly honest that this outweighs a word which speaks against it, or breaks the law; null between the two.
 * `risky`: a risk is named in it, so that it has to be plainer.
 */
export function lawOf(text: string, risky: boolean): 'unlawful' | 'lawful' | null {
  const { unlawful, words } = wrongOfWish(text);
  const beside = BESIDE_RISK[words < SHORT ? 'short' : 'told'];
  if (unlawful >= (risky ? beside : LAW_FROM.unlawful)) return risky && words < FEW_WORDS ? null : 'unlawful';
  return unlawful < LAWFUL_BELOW && words >= FEW_WORDS ? 'lawful' : null;
}

/**
 * How a wish stands with the law; null when nothing speaks against it. `unsure`: it may be meant either way. `known`: it is a
 * command or question of a kind that is known, so that it has to be plainer.
 */
export function lawRead(text: string, known = false): 'unlawful' | 'unsure' | null {
  const { unlawful, words } = wrongOfWish(text);
  const from = known ? LAW_FROM_KNOWN[words < FEW_WORDS ? 'few' : 'more'] : LAW_FROM;
  if (unlawful < from.doubtful) return null;
  return unlawful < from.unlawful ? 'unsure' : 'unlawful';
}

/** Whether somebody plainly wants what breaks the law or harms others; `known` as above. */
export function isUnlawful(text: string, known = false): boolean {
  return lawRead(text, known) === 'unlawful';
}
