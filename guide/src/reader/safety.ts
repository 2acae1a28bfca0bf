import type { Danger } from './danger.ts';
import { weigh } from './classifier.ts';
import { type SafetyClass, safetyClasses } from './safety-classes.ts';
import packed from './safety-weights.json' with { type: 'json' };
import { stretchesOf } from './stretches.ts';
import { onFirstUse } from '../text/first-use.ts';
import { remembered } from '../text/remembered.ts';
import { unpack } from './unpack.ts';

const weights = onFirstUse(() => unpack(packed));
const dangers = ['self', 'violence', 'exploited', 'health'] as const;

/**
 * What danger is asked about from and sure from, by how many words were read, found on sentences that were not learnt from
 * (docs/decisions/022). A few words say little, and in many one part is loud by chance: whoever tells their life has to be
 * plainer.
 */
const DANGER_FROM = [
  { below: 5, sure: 0.82, unsure: 0.55 },
  { below: 7, sure: 0.7, unsure: 0.42 },
  { below: 26, sure: 0.68, unsure: 0.4 },
  { below: 40, sure: 0.72, unsure: 0.43 },
];
const FROM_LONG = { sure: 0.78, unsure: 0.58 };
/** What was understood as something else is likely that: it has to be plainer, and a command of few words plainer still. */
const DANGER_FROM_KNOWN = [{ below: 7, sure: 0.86, unsure: 0.82 }];
const FROM_LONG_KNOWN = { sure: 0.86, unsure: 0.7 };

/** The same of a wish that may be against the law; a wish is mostly short, so that few words of it are heard as well. */
const LAW_FROM = { unlawful: 0.62, doubtful: 0.45 };
const LAW_FROM_KNOWN = { few: { unlawful: 0.9, doubtful: 0.8 }, more: { unlawful: 0.7, doubtful: 0.56 } };
/** Of fewer words nothing is plainly honest, and as few are a known command. */
const FEW = 5;

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
  /** Words that were read. */
  words: number;
}

/** A single word between brackets is written for a machine, and says nothing of a person. */
const MARKUP = /<\/?\p{L}[\p{L}\p{N}-]{0,20}>/gu;

function readAlarm(text: string): Alarm {
  const { ends, scores } = weigh(text.replace(MARKUP, ' '), weights());
  const words = ends.at(-1) ?? 0;
  const alarm: Alarm = { danger: 0, kind: 'self', unlawful: 0, words };
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
  return alarm;
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

const sizeOf = (words: number) => (words < FEW ? 'few' : 'more');

/** What somebody may be in danger of who writes this; null when nothing is heard. `known`: it is a command or question of a kind that is known. */
export function dangerRead(text: string, known = false): Danger | null {
  const { danger, kind, words } = alarmOf(text);
  const [steps, long] = known ? [DANGER_FROM_KNOWN, FROM_LONG_KNOWN] : [DANGER_FROM, FROM_LONG];
  const { sure, unsure } = steps.find(({ below }) => words < below) ?? long;
  if (danger < unsure) return null;
  return danger < sure ? 'unsure' : kind;
}

/** The danger that is likeliest in a text, however faint it is. */
export function dangerKind(text: string): Exclude<Danger, 'unsure'> {
  return alarmOf(text).kind;
}

/** How much a few words sound like danger, 0 to 1: for what is not acted on but only waits for an answer. */
export function dangerHeard(text: string): number {
  return alarmOf(text).danger;
}

/** What a form wrote before a line, as “Monthly revenue:”; nobody wants anything by it. */
const LABEL = /^[^\n:]{1,40}:[ \u00A0]/gmu;

/** A text without the labels of a form. A single line is no form: “Add a task: call Lea” is said by the person. */
function unlabelled(text: string): string {
  return text.includes('\n') ? text.replace(LABEL, '') : text;
}

/** Below this a wish is plainly meant honestly. */
const LAWFUL_BELOW = 0.15;
/** From here on no milder risk that is named in it explains a wish; few words say it less surely, and the fewest never. */
const BESIDE_RISK = { short: 0.86, told: 0.8 };
const SHORT = 8;

/**
 * Whether a wish is so plainly honest that this outweighs a word which speaks against it, or breaks the law; null between the two.
 * `risky`: a risk is named in it, so that it has to be plainer.
 */
export function lawOf(text: string, risky: boolean): 'unlawful' | 'lawful' | null {
  const { unlawful, words } = alarmOf(unlabelled(text));
  const beside = BESIDE_RISK[words < SHORT ? 'short' : 'told'];
  if (unlawful >= (risky ? beside : LAW_FROM.unlawful)) return risky && words < FEW ? null : 'unlawful';
  return unlawful < LAWFUL_BELOW && words >= FEW ? 'lawful' : null;
}

/** How a wish stands with the law; null when nothing speaks against it. `unsure`: it may be meant either way. */
export function lawRead(text: string, known = false): 'unlawful' | 'unsure' | null {
  const { unlawful, words } = alarmOf(unlabelled(text));
  const from = known ? LAW_FROM_KNOWN[sizeOf(words)] : LAW_FROM;
  if (unlawful < from.doubtful) return null;
  return unlawful < from.unlawful ? 'unsure' : 'unlawful';
}

/** Whether somebody plainly wants what breaks the law or harms others; `known` as above. */
export function isUnlawful(text: string, known = false): boolean {
  return lawRead(text, known) === 'unlawful';
}
