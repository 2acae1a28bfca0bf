import type { Danger } from './danger.ts';
import { type Scores, weigh } from './classifier.ts';
import packed from './danger-weights.json' with { type: 'json' };
import { OF_LIFE } from './features.ts';
import { asRead, partsOf } from './loudest.ts';
import { fromOdds, logOdds } from './odds.ts';
import { type DangerClass, dangerClasses } from './safety-classes.ts';
import { windowsOver } from './stretches.ts';
import { onFirstUse } from '../text/first-use.ts';
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
    few: { sure: 0.82, unsure: 0.48 },
    // “I'm worn out today, keep it short” is asked about, and never answered as if it were plain.
    short: { sure: 0.82, unsure: 0.4 },
    more: { sure: 0.68, unsure: 0.36 },
  },
  known: { few: { sure: 0.86, unsure: 0.82 }, more: { sure: 0.86, unsure: 0.74 } },
};
/** Nothing of a message is written down that is louder: where it was a cry, its words would stand in a profile as a job. */
const WRITTEN_BELOW = 0.32;
/** Fewer words are few, of what somebody tells and of a known command. */
const FEW_WORDS = { told: 5, known: 7 };
/** Fewer words are short. */
const SHORT = 8;
/**
 * The more is told, the louder its loudest part is by chance: beyond so many words, what a twentieth of the plain messages
 * reach grows with each doubling (in log-odds), and hardly any more beyond the last. What is asked for grows by less, since a
 * plain cry in a long life costs more than a question, and what is sure no further than this: nobody tells more than is plain.
 */
const BY_CHANCE = { from: 20, doubled: 0.35, until: 200, sure: 0.8 };

/** A cry behind plain facts is a part of a text, so that a part is doubted little. */
const DOUBT = { part: 0.05, scrap: 0.15 };

/** How alarming the loudest stretch of a text is, 0 to 1. */
export interface Alarm {
  danger: number;
  /** The danger that is likeliest there. */
  kind: Exclude<Danger, 'unsure'>;
  /** How much of the danger is heard in the words alone, whatever they remark. */
  inWords: number;
  /** Words that were read. */
  words: number;
}

/** Length of what is read around the loudest stretch, how far it is moved on, in words, and how much it counts. */
const AROUND = { length: 40, step: 10, counts: 0.3 };

/**
 * How much the words alone count, beside what they remark (`remarks/`): keys left, debts paid and a knee that can't do
 * something any more are told by plain lives as well. Below `sure` in the words alone nothing is sure, and is asked about.
 */
const IN_WORDS = { counts: 0.35, sure: 0.6 };

/** How alarming the loudest stretch is by some scores of its words. `ends` = where sentences end. */
function loudestBy(scores: Scores, ends: readonly number[]): Pick<Alarm, 'danger' | 'kind'> {
  const alarm: Pick<Alarm, 'danger' | 'kind'> = { danger: 0, kind: 'self' };
  for (const { from, to, doubt } of partsOf(ends, DOUBT)) {
    const given = scores(from, to);
    const danger = inDanger(given) - doubt;
    if (danger <= alarm.danger) continue;
    alarm.danger = danger;
    alarm.kind = dangers.reduce((one, other) => (likely(given, other) > likely(given, one) ? other : one));
  }
  // Half a sentence is loud by chance in many plain messages, and seldom are the forty words around it as well.
  const windows = windowsOver(ends.at(-1) ?? 0, AROUND.length, AROUND.step);
  const around = windows.map(({ from, to }) => inDanger(scores(from, to)));
  alarm.danger = between(alarm.danger, Math.max(...around), AROUND.counts);
  return alarm;
}

function readAlarm(text: string): Alarm {
  const { ends, scores, scoresOfWords } = weigh(asRead(text), weights(), OF_LIFE);
  const all = loudestBy(scores, ends);
  const inWords = scoresOfWords === null ? all.danger : loudestBy(scoresOfWords, ends).danger;
  return { ...all, danger: between(all.danger, inWords, IN_WORDS.counts), inWords, words: ends.at(-1) ?? 0 };
}

/** How likely something is that two readings tell, of which the second counts so much. */
function between(one: number, other: number, counts: number): number {
  return fromOdds((1 - counts) * logOdds(one) + counts * logOdds(other));
}

const likely = (given: readonly number[], name: DangerClass) => given[dangerClasses.indexOf(name)] ?? 0;

/** How likely somebody is in danger who writes this; what may be meant that way counts half. */
function inDanger(given: readonly number[]): number {
  return dangers.reduce((sum, name) => sum + likely(given, name), likely(given, 'unsure') / 2);
}

/** How loud a text is: the highest of any of its stretches, since what matters may stand between other things. */
export const alarmOf = remembered(readAlarm);

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
