import { type Language, languages } from '@foothold/contract';
import { fold } from '../text/fold.ts';
import { dangerNamed, withoutIdioms } from './distress.ts';
import type { ChatTurn } from '../guide.ts';
import { dangerKind, dangerRead, isLoudEnough } from '../reader/safety.ts';
import { careAnswerIn } from './answered.ts';
import { countryOf } from './country.ts';
import { BY_OTHERS, type Care, type Danger } from '../reader/danger.ts';
import { careWords } from './words.ts';

/** Whom to call, where the person lives; where that is not known, how to find it. */
function numbersFor(danger: Danger, place: string, language: Language): string {
  const words = careWords[language];
  // Hebrew is spoken in one country, so that its numbers may be named where no place is.
  const country = countryOf(place) ?? (language === 'he' ? countryOf('ישראל') : null);
  if (country === null) return words.anywhere;
  const { crisis, violence, exploited } = country;
  const helping = { self: crisis, unsure: crisis, violence, exploited };
  const line = danger in helping ? helping[danger as keyof typeof helping] : undefined;
  const emergency = words.emergency.replace('{emergency}', `\u2068${country.emergency}\u2069`);
  return line ? `${emergency} \u2068${line}\u2069.` : emergency;
}

/** What is said to a kind of danger, with numbers to call in the country a place lies in. */
export function careReply(danger: Danger, language: Language, place = ''): string {
  return `${careWords[language].replies[danger]}\n\n${numbersFor(danger, place, language)}`;
}

/**
 * What danger is read in a text. Idioms are taken out, and where danger is left without them all of it counts: “beats me” is
 * said of a riddle, and by somebody whose husband does it. In a long text, where a part has to be louder, it is asked about
 * where the whole is heard and what is left would be in a brief one.
 */
function dangerIn(text: string, known: boolean): Danger | null {
  const rest = withoutIdioms(text);
  const left = dangerRead(rest, known);
  if (left === 'unsure') return dangerRead(text, known) ?? left;
  if (left !== null || !isLoudEnough(rest, known)) return left;
  return dangerRead(text, known) === null ? null : 'unsure';
}

/**
 * What to say to a text in which somebody may be in danger, as they name it or as it is read; null when none is heard.
 * `place`: where the person lives, for numbers to call. `known`: the text is a command or question of a kind that is known.
 */
export function careFor(text: string, language: Language, place = '', known = false): Care | null {
  const danger = dangerNamed(text) ?? dangerIn(text, known);
  return danger === null ? null : { danger, sure: danger !== 'unsure', text: careReply(danger, language, place) };
}

/** What is said where it is asked whether somebody is in danger, however that was heard. */
export function askedCare(language: Language, place: string): Care {
  return { danger: 'unsure', sure: false, text: careReply('unsure', language, place) };
}

/**
 * What is said to somebody who says that a message was read right which was asked about. What they are in is not sure: where
 * it sounds most like being hurt or held by others, whom to call for that is told before whom to call for despair.
 */
export function careConfirmed(message: string, language: Language, place: string): string {
  const danger = dangerNamed(message) ?? dangerKind(withoutIdioms(message));
  const byOthers = BY_OTHERS.has(danger) ? [careReply(danger, language, place)] : [];
  return [...byOthers, careReply('self', language, place)].join('\n\n');
}

interface Turn {
  message: string;
  history: readonly ChatTurn[];
}

/** The press that is there for whoever was misread. */
function isMisreadPress(message: string): boolean {
  return languages.some((language) => fold(careWords[language].misread) === fold(message.trim()));
}

/** What a turn is about, once somebody was asked whether they are in danger. */
interface Meant<Input> {
  input: Input;
  /** Whether the message that is read is one of which they said that it was misread. */
  cleared: boolean;
  /** What they wrote before, where they say that it was read right. */
  confirmed: string | null;
}

/**
 * What a turn is about. To somebody who was asked whether they are in danger and says that they were misread, it is what
 * they wrote before, so that they need not write it again; `cleared` then says not to ask once more.
 */
export function meant<Input extends Turn>(input: Input): Meant<Input> {
  const asked = input.history.at(-1);
  const before = input.history.at(-2);
  const asIs = { input, cleared: false, confirmed: null };
  if (!asked || !before || asked.record?.act !== 'asked-of-danger') return asIs;
  const answer = isMisreadPress(input.message) ? { isWell: true, rest: '' } : careAnswerIn(input.message);
  if (answer === null) return asIs;
  if (!answer.isWell) return { ...asIs, confirmed: before.content };
  if (answer.rest !== '') return asIs;
  return {
    input: { ...input, message: before.content, history: input.history.slice(0, -2) },
    cleared: true,
    confirmed: null,
  };
}
