import type { Danger } from './danger.ts';
import { type Scores, weigh } from './classifier.ts';
import { type SafetyClass, safetyClasses } from './safety-classes.ts';
import paperwork from './paperwork.json' with { type: 'json' };
import packed from './safety-weights.json' with { type: 'json' };
import { fromOdds, logOdds } from './odds.ts';
import { stretchesOf, windowsOver } from './stretches.ts';
import { onFirstUse } from '../text/first-use.ts';
import { fold } from '../text/fold.ts';
import { remembered } from '../text/remembered.ts';
import { unpack } from './unpack.ts';

const weights = onFirstUse(() => unpack(packed));
const dangers = ['self', 'violence', 'exploited', 'health'] as const;

/**
 * What danger is asked about from and sure from, by how many words were read, found on sentences that were not learnt from
 * (docs/decisions/022). A few words say little. Of known commands it has to be plainer, and of a short one plainer still.
 */
const DANGER_FROM = {
  told: {
    few: { sure: 0.82, unsure: 0.5 },
    // “I'm worn out today, keep it short” is asked about, and never answered as if it were plain.
    short: { sure: 0.82, unsure: 0.43 },
    more: { sure: 0.68, unsure: 0.4 },
  },
  known: { few: { sure: 0.86, unsure: 0.82 }, more: { sure: 0.86, unsure: 0.74 } },
};
/** Nothing of a message is written down that is louder: where it was a cry, its words would stand in a profile as a job. */
const WRITTEN_BELOW = 0.35;
/** Fewer words are few, of what somebody tells, of a known command and of a wish (of fewer, nothing is plainly honest). */
const FEW_WORDS = { told: 5, known: 7, wish: 5 };
/** Fewer words are short. */
const SHORT = 8;
/**
 * The more is told, the louder its loudest part is by chance: beyond so many words, what a twentieth of the plain messages
 * reach grows with each doubling (in log-odds), and hardly any more beyond the last. What is asked for grows by less, since a
 * plain cry in a long life costs more than a question, and what is sure no further than this: nobody tells more than is plain.
 */
const BY_CHANCE = { from: 20, doubled: 0.35, until: 200, sure: 0.8 };

/** The same of a wish that may be against the law; a wish is mostly short, so that few words of it are heard as well. */
const LAW_FROM = { unlawful: 0.65, doubtful: 0.52 };
const LAW_FROM_KNOWN = { few: { unlawful: 0.9, doubtful: 0.8 }, more: { unlawful: 0.7, doubtful: 0.56 } };

/**
 * Of many parts of a text, one is loud by chance; so a part has to be plainer than a whole, and a scrap plainer still. A cry
 * behind plain facts is a part as well, a wish is told in all of them.
 */
const DOUBT = { danger: { part: 0.05, scrap: 0.15 }, law: { part: 0.1, scrap: 0.2 } };
function doubt(part: number, whole: number, of: keyof typeof DOUBT): number {
  if (part === whole) return 0;
  return DOUBT[of][part < SCRAP ? 'scrap' : 'part'];
}
const SCRAP = 5;
/** A stretch of more words than this is read by the window only. */
const LONGEST = 80;

/** How alarming the loudest stretch of a text is, 0 to 1. */
export interface Alarm {
  danger: number;
  /** The danger that is likeliest there. */
  kind: Exclude<Danger, 'unsure'>;
  unlawful: number;
  /** How much of the danger is heard in the words alone, whatever they remark. */
  inWords: number;
  /** Words that were read. */
  words: number;
}

/** A single word between brackets is written for a machine, and says nothing of a person. */
const MARKUP = /<\/?\p{L}[\p{L}\p{N}-]{0,20}>/gu;

/** A word said over and over (“la la la la”) says no more than said once, and would add up to an alarm. */
const REPEATED = /(?<![\p{L}\p{N}])([\p{L}\p{N}]{1,30})(?:[^\p{L}\p{N}]{1,8}\1(?![\p{L}\p{N}])){3,}/giu;

/** Length of what is read around the loudest stretch, how far it is moved on, in words, and how much it counts. */
const AROUND = { length: 40, step: 10, counts: 0.3 };

/**
 * How much the words alone count, beside what they remark (`remarks/`): keys left, debts paid and a knee that can't do
 * something any more are told by plain lives as well. Below `sure` in the words alone nothing is sure, and is asked about.
 */
const IN_WORDS = { counts: 0.35, sure: 0.6 };

/** How alarming the loudest stretch is by some scores of its words. `ends` = where sentences end. */
function loudestBy(scores: Scores, ends: readonly number[]): Pick<Alarm, 'danger' | 'kind' | 'unlawful'> {
  const words = ends.at(-1) ?? 0;
  const alarm: Pick<Alarm, 'danger' | 'kind' | 'unlawful'> = { danger: 0, kind: 'self', unlawful: 0 };
  const whole = words <= LONGEST ? againstLaw(scores(0, words)) : null;
  for (const { from, to } of stretchesOf(ends)) {
    // The window is laid over it, and many words alike would add up to something none of them says.
    if (to - from > LONGEST) continue;
    const given = scores(from, to);
    const of = (name: SafetyClass) => given[safetyClasses.indexOf(name)] ?? 0;
    const danger = inDanger(given) - doubt(to - from, words, 'danger');
    if (danger > alarm.danger) {
      alarm.danger = danger;
      alarm.kind = dangers.reduce((one, other) => (of(other) > of(one) ? other : one));
    }
    alarm.unlawful = Math.max(alarm.unlawful, againstLaw(given) - doubt(to - from, words, 'law'));
  }
  if (whole !== null) alarm.unlawful = (alarm.unlawful + whole) / 2;
  // Half a sentence is loud by chance in many plain messages, and seldom are the forty words around it as well.
  const around = windowsOver(words, AROUND.length, AROUND.step).map(({ from, to }) => inDanger(scores(from, to)));
  alarm.danger = between(alarm.danger, Math.max(...around), AROUND.counts);
  return alarm;
}

function readAlarm(text: string): Alarm {
  const folded = text.replace(MARKUP, ' ').replace(REPEATED, '$1');
  const { ends, scores, scoresOfWords } = weigh(folded, weights());
  const all = loudestBy(scores, ends);
  const inWords = scoresOfWords === null ? all.danger : loudestBy(scoresOfWords, ends).danger;
  return { ...all, danger: between(all.danger, inWords, IN_WORDS.counts), inWords, words: ends.at(-1) ?? 0 };
}

/** How likely something is that two readings tell, of which the second counts so much. */
function between(one: number, other: number, counts: number): number {
  return fromOdds((1 - counts) * logOdds(one) + counts * logOdds(other));
}

/**
 * How likely somebody is in danger who writes this; what may be meant that way counts half. Whether a wish is against the law
 * says nothing of that: a cry from somebody who is held has the words of both.
 */
function inDanger(given: readonly number[]): number {
  const of = (name: SafetyClass) => given[safetyClasses.indexOf(name)] ?? 0;
  const danger = dangers.reduce((sum, name) => sum + of(name), of('unsure') / 2);
  return danger / (1 - of('unlawful') || 1);
}

/** How loud a text is: the highest of any of its stretches, since what matters may stand between other things. */
export const alarmOf = remembered(readAlarm);

/**
 * How much likelier something is meant against the law than honestly; what speaks for danger or a figure of speech says
 * nothing of that. Of a text that is no story, the whole counts as much as what is loudest in it: an honest offer names
 * what it is not.
 */
function againstLaw(given: readonly number[]): number {
  const of = (name: SafetyClass) => given[safetyClasses.indexOf(name)] ?? 0;
  return of('unlawful') / (of('unlawful') + of('lawful') + of('plain') / 2 || 1);
}

const sizeOf = (words: number) => (words < FEW_WORDS.wish ? 'few' : 'more');

/** A threshold for a text of so many words. */
function byLength(from: number, words: number): number {
  const doublings = Math.log2(Math.max(1, Math.min(words, BY_CHANCE.until) / BY_CHANCE.from));
  return fromOdds(logOdds(from) + BY_CHANCE.doubled * doublings);
}

/** From where on danger is heard in so many words, and from where on surely. */
function heardFrom(words: number, known: boolean): { sure: number; unsure: number } {
  const { told } = DANGER_FROM;
  const brief = words < FEW_WORDS.told ? told.few : told.short;
  const base = words < SHORT ? brief : told.more;
  const sure = Math.max(base.sure, Math.min(byLength(base.sure, words), BY_CHANCE.sure));
  const heard = { sure, unsure: byLength(base.unsure, words) };
  if (!known) return heard;
  const from = DANGER_FROM.known[words < FEW_WORDS.known ? 'few' : 'more'];
  return { sure: Math.max(from.sure, heard.sure), unsure: Math.max(from.unsure, heard.unsure) };
}

/** What somebody may be in danger of who writes this; null when nothing is heard. `known`: it is a command or question of a kind that is known. */
export function dangerRead(text: string, known = false): Danger | null {
  const { danger, inWords, kind, words } = alarmOf(text);
  const { sure, unsure } = heardFrom(words, known);
  if (danger < unsure) return null;
  return danger < sure || inWords < IN_WORDS.sure ? 'unsure' : kind;
}

/** Whether a text is so near to what is asked about that nothing of it should be written down unasked; a few words say too little. */
export function mayBeCry(text: string): boolean {
  const { danger, words } = alarmOf(text);
  return words >= FEW_WORDS.told && danger >= byLength(WRITTEN_BELOW, words);
}

/** The danger that is likeliest in a text, however faint it is. */
export function dangerKind(text: string): Exclude<Danger, 'unsure'> {
  return alarmOf(text).kind;
}

/** Whether a text is as loud as a brief one has to be, however much is told in it: for what only bears out what was heard by other means. */
export function isLoudEnough(text: string, known = false): boolean {
  return alarmOf(text).danger >= heardFrom(BY_CHANCE.from, known).unsure;
}

/** How much a text sounds like danger, 0 to 1, for those who have a bar of their own. */
export function dangerHeard(text: string): number {
  return alarmOf(text).danger;
}

/** What a form wrote before a line, as “Monthly revenue:”; nobody wants anything by it. */
const LABEL = /^[^\n:]{1,40}:[ \u00A0]/gmu;

/** A text without the labels of a form. A single line is no form: “Add a task: call Lea” is said by the person. */
function unlabelled(text: string): string {
  return text.includes('\n') ? text.replace(LABEL, '') : text;
}

/** “Without forms to fill in” is said in the words of those who work without papers, and says nothing of what is allowed. */
const PAPERWORK = new RegExp(`(?<!\\p{L})(?:${Object.values(paperwork).join('|')})(?!\\p{L})`, 'gu');

/** How loud a wish is that is read for the law: without the labels of a form, and without what is not to be filled in. */
function alarmOfWish(text: string): Alarm {
  const said = unlabelled(text);
  const folded = fold(said);
  const rest = folded.replace(PAPERWORK, ' ');
  // What is left is no shorter a wish for that, of which less would be heard.
  return rest === folded ? alarmOf(said) : { ...alarmOf(rest), words: alarmOf(said).words };
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
  const { unlawful, words } = alarmOfWish(text);
  const beside = BESIDE_RISK[words < SHORT ? 'short' : 'told'];
  if (unlawful >= (risky ? beside : LAW_FROM.unlawful)) return risky && words < FEW_WORDS.wish ? null : 'unlawful';
  return unlawful < LAWFUL_BELOW && words >= FEW_WORDS.wish ? 'lawful' : null;
}

/** How a wish stands with the law; null when nothing speaks against it. `unsure`: it may be meant either way. */
export function lawRead(text: string, known = false): 'unlawful' | 'unsure' | null {
  const { unlawful, words } = alarmOfWish(text);
  const from = known ? LAW_FROM_KNOWN[sizeOf(words)] : LAW_FROM;
  if (unlawful < from.doubtful) return null;
  return unlawful < from.unlawful ? 'unsure' : 'unlawful';
}

/** Whether somebody plainly wants what breaks the law or harms others; `known` as above. */
export function isUnlawful(text: string, known = false): boolean {
  return lawRead(text, known) === 'unlawful';
}
