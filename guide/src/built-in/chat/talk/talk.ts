import {
  ALSO_MOST,
  ASSISTANT,
  type Answered,
  type Language,
  messageLengths,
  withoutReferences,
  type WrittenMessage,
} from '@foothold/contract';
import { loadWords } from '../../../catalogue/load.ts';
import type { StepChatInput } from '../../../guide.ts';
import { fill } from '../../../text/fill.ts';
import { read } from '../../../text/phrases.ts';
import { spelledOut } from '../../../chat/asks.ts';
import type { ChatIntent } from '../../../chat/intents.ts';
import { meanings } from '../../../chat/lexicon.ts';
import { subjectsOf } from '../search.ts';
import { shownInside, slotsOf } from '../slots.ts';
import { standingOf } from '../standing.ts';
import { meSentence, purposeAt } from '../template.ts';
import { chatWords } from '../../../chat/words.ts';
import { namesTask } from '../account/reading.ts';
import { chatActReader } from '../acts/acts.ts';
import type { ChatAct } from '../acts/classes.ts';
import { lastAnswer, type LastAnswer, plainMessage } from './answered.ts';
import { type ChangeRequest, isForOneself, readChange } from './changes.ts';
import { readAddition } from './addition.ts';
import { compose } from './compose.ts';
import { requestInOwnWords } from './by-words.ts';
import type { MessageRequest } from './message-request.ts';
import { readRequest } from './requests.ts';
import { wantsLess } from './shorter.ts';
import { type Omission, readOmission, speaksOf } from './omission.ts';
import { withoutSentences } from '../../../text/sentences.ts';
import { listed, shortened, simplified } from './reshape.ts';
import type { Style } from './lexicon.ts';
import { inStyle, learntBehindText } from './behind-text.ts';
import { type Aim, isAim, talkWords } from './words.ts';

/** A reply with what it gave. */
export interface Told {
  text: string;
  suggestions: string[];
  answered: Answered;
}

/** A turn of the talk. `again`: the answer to a question as it would be given now, in a language, after some talk. */
export interface TalkTurn {
  input: StepChatInput;
  language: Language;
  again: (input: StepChatInput, language: Language) => Promise<{ text: string; answered?: Answered }>;
}

/** As much of it as a message is written from. */
type WritingTurn = Pick<TalkTurn, 'input' | 'language'>;

/** Tries at a wording that differs, or a length that is another one. */
const MOST_TRIES = 6;

const chipsOf = (language: Language) => Object.values(talkWords[language].chips).slice(0, 3);

/** The text of a message, with the offer and the person as its own language says them. */
async function written(message: WrittenMessage, aim: Aim, input: StepChatInput): Promise<string> {
  const { language } = message;
  const chat = chatWords[language];
  const standing = standingOf(input, await loadWords(language));
  const sender = { slots: slotsOf(standing, chat, language), me: meSentence(standing, chat) };
  return compose(message, aim, talkWords[language], sender);
}

interface Lead {
  when?: string;
  /** Said before all else. */
  first?: string;
  asList?: boolean;
  /** Without a word on what it is and for whom, which stands above it in the talk. */
  alone?: boolean;
}

/** A reply that holds a message to copy. */
async function giveMessage(
  message: WrittenMessage,
  aim: Aim,
  { input, language }: WritingTurn,
  { when = '', first = '', asList = false, alone = false, changed = false }: Lead & { changed?: boolean } = {},
): Promise<Told> {
  const words = talkWords[language];
  const text = await written(message, aim, input);
  const whole =
    message.to === '' ? chatWords[language].template_lead : fill(words.lead_to, { to: shownInside(message.to) });
  const lead = alone ? '' : whole;
  const moment = when === '' ? '' : fill(words.lead_when, { when: shownInside(when) });
  const shown = asList ? listed(text) : text.replaceAll(/^/gmu, '> ').replaceAll(/^> $/gmu, '>');
  return {
    text: [first, moment, lead, shown].filter((part) => part !== '').join('\n\n'),
    suggestions: chipsOf(language),
    answered: { kind: 'message', topic: aim, changed, message },
  };
}

/** The words to copy in a reply that gave a message, without the marks and gaps of how it was shown. */
function copied(text: string): string {
  const lines = text.split('\n').filter((line) => line.startsWith('>'));
  return lines.length === 0 ? text : bare(lines.map((line) => line.slice(1)).join(' '));
}

const bare = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

interface Resizing {
  /** The words that were shown. */
  than: string;
  way: 'shorter' | 'longer';
}

/** What was asked for shorter is so at a glance: at most this share of what was shown, in letters. */
const SHORTER = 0.75;

/** The message in the next length that is plainly shorter, or longer, than what was shown; null when there is none. */
async function resized(message: WrittenMessage, aim: Aim, input: StepChatInput, { than, way }: Resizing) {
  const step = way === 'shorter' ? -1 : 1;
  let at = messageLengths.indexOf(message.length) + step;
  let best: WrittenMessage | null = null;
  for (let length = messageLengths[at]; length; at += step, length = messageLengths[at]) {
    const next = { ...message, length };
    const { length: letters } = bare(await written(next, aim, input));
    if (way === 'shorter' ? letters <= SHORTER * than.length : letters > than.length) return next;
    if (way === 'shorter' && letters < than.length) best = next;
  }
  return best;
}

/** The message in a wording that is none of those given. */
async function reworded(message: WrittenMessage, aim: Aim, input: StepChatInput, given: readonly string[]) {
  let next = message;
  for (let tried = 0; tried < MOST_TRIES && given.includes(bare(await written(next, aim, input))); tried += 1)
    next = { ...next, version: (next.version + 1) % 1_000 };
  return next;
}

function inTone(message: WrittenMessage, { styles, language, to, amount }: ChangeRequest): WrittenMessage {
  const register = styles.includes('warmer') ? 'warm' : styles.includes('formal') ? 'formal' : message.register;
  return {
    ...message,
    register: styles.includes('simpler') ? 'plain' : register,
    language: language ?? message.language,
    to: to === '' ? message.to : to,
    price: amount === '' ? message.price : amount,
  };
}

/** Another form of a message: every part that was not asked to change stays. */
async function changeMessage(change: ChangeRequest, last: LastAnswer, turn: TalkTurn): Promise<Told | null> {
  const { message: given, topic } = last.answered;
  if (!given || !isAim(topic)) return null;
  const words = talkWords[turn.language];
  const than = copied(last.text);
  const toned = inTone(given, change);
  const way = change.styles.includes('shorter') || change.styles.includes('simpler') ? 'shorter' : 'longer';
  const isSized = ['shorter', 'longer', 'simpler'].some((style) => change.styles.some((one) => one === style));
  const sized = isSized ? await resized(toned, topic, turn.input, { than, way }) : toned;
  const asList = change.styles.includes('list');
  const alone = change.to === '' && change.language === null;
  if (!sized)
    return giveMessage(toned, topic, turn, {
      first: way === 'shorter' ? words.least : words.most,
      changed: true,
      alone,
    });
  const shown = [than, bare(await written(given, topic, turn.input))];
  const next = asList ? sized : await reworded(sized, topic, turn.input, shown);
  return giveMessage(next, topic, turn, { asList, changed: true, alone });
}

/** An answer with more to it: what it was shortened from, or how the work at hand is done, or what it looks like. */
async function longer(last: LastAnswer, turn: TalkTurn): Promise<string> {
  const { language, input } = turn;
  const chat = chatWords[language];
  const whole =
    last.answered.changed && last.question !== null
      ? (await turn.again({ ...input, message: last.question, history: last.before }, language)).text
      : last.text;
  if (withoutReferences(whole).length > last.text.length) return whole;
  const standing = standingOf(input, await loadWords(language));
  const slots = slotsOf(standing, chat, language);
  const example = fill(chat.kinds[standing.kind].example, slots);
  const how = fill(chat.cards.how, slots);
  const more = [how, example].find((text) => !last.text.includes(withoutReferences(text.split('\n')[0] ?? text)));
  return more === undefined
    ? `${talkWords[language].most}\n\n${last.text}`
    : `${last.text}\n\n${talkWords[language].longer}\n\n${more}`;
}

/** The text of an answer that is no message, in another form. */
async function reshaped({ styles }: ChangeRequest, last: LastAnswer, turn: TalkTurn): Promise<string | null> {
  const words = talkWords[turn.language];
  let { text } = last;
  for (const style of styles) {
    if (style === 'shorter') text = shortened(text) ?? `${words.least}\n\n${text}`;
    else if (style === 'longer') text = await longer({ ...last, text }, turn);
    else if (style === 'simpler') text = `${words.simple}\n\n${simplified(text)}`;
    else if (style === 'list') text = listed(text);
    else if (style === 'warmer') text = `${words.warm}\n\n${text}`;
    else if (style === 'formal') text = `${words.tone}\n\n${text}`;
    // Another example, or another way to make it smaller, is what the cards have.
    else return null;
  }
  return text;
}

/** The question of the last answer with another amount in it, answered again. */
async function withAmount(amount: string, last: LastAnswer, turn: TalkTurn): Promise<Told | null> {
  const { question, before, answered } = last;
  if (question === null) return null;
  const number = /\d+(?:[.,\u00A0\u202F]\d+)*\s?(?:%|€|\$|£|₪)?/gu;
  const told = question.match(number) ?? [];
  // Of several figures, which one is another now is not said.
  if (told.length > 1) return null;
  const message = told.length === 1 ? question.replace(number, amount) : `${question} ${amount}`;
  const { text } = await turn.again({ ...turn.input, message, history: before }, turn.language);
  const isSame = withoutReferences(text) === withoutReferences(last.text);
  const unclear = fill(talkWords[turn.language].amount, { amount: shownInside(amount) });
  return {
    text: isSame ? unclear : text,
    suggestions: [],
    answered: isSame ? { kind: 'question', topic: 'amount', changed: true } : { ...answered, changed: true },
  };
}

/** The message of the last answer with a sentence of the person's in it. */
async function addToMessage(sentence: string, { answered }: LastAnswer, turn: TalkTurn): Promise<Told | null> {
  const { message, topic } = answered;
  if (!message || !isAim(topic)) return null;
  const also = [...(message.also ?? []).filter((one) => one !== sentence), sentence].slice(-ALSO_MOST);
  return giveMessage({ ...message, also }, topic, turn, { changed: true, alone: true });
}

/** What the message given last is to say besides; null when there is none, or nothing is to be added. */
export function additionAsked({ message, history }: StepChatInput, language: Language): string | null {
  return lastAnswer(history)?.answered.message ? readAddition(message, language) : null;
}

/** Kinds of answers of which a part can be left out. */
const parted: ReadonlySet<Answered['kind']> = new Set<Answered['kind']>(['explanation', 'list']);
/** Cards that tell how a sum is made, and make none. */
const ofSums: ReadonlySet<string> = new Set<ChatIntent>(['price', 'how-long', 'cost']);

/** The last answer without what is named; null where it may be a question of its own: “and without insurance?” */
async function leaveOut({ what, plain }: Omission, last: LastAnswer, turn: TalkTurn): Promise<Told | null> {
  const { answered, text } = last;
  const words = talkWords[turn.language];
  const said = { what: shownInside(what) };
  const { message, topic } = answered;
  if (message && isAim(topic)) {
    const without = [...(message.without ?? []).filter((one) => one !== what), what].slice(-ALSO_MOST);
    const next = { ...message, without };
    const [then, now] = [await written(message, topic, turn.input), await written(next, topic, turn.input)];
    if (then !== now) return giveMessage(next, topic, turn, { changed: true, alone: true });
    const first = fill(words.nothing_of_it, said);
    return plain ? giveMessage(message, topic, turn, { first, changed: true, alone: true }) : null;
  }
  if (!plain || !(parted.has(answered.kind) || ofSums.has(topic))) return null;
  const rest = withoutSentences(text, (sentence) => speaksOf(sentence, what, turn.language));
  if (rest === text.trim()) return null;
  const given = rest === '' ? `${fill(words.nothing_left, said)}\n\n${text}` : rest;
  return { text: given, suggestions: [], answered: { ...answered, changed: true } };
}

/** Another form of an answer that is no message. */
async function changeAnswer(change: ChangeRequest, last: LastAnswer, turn: TalkTurn): Promise<Told | null> {
  const { to, amount, language: other, styles } = change;
  const { answered } = last;
  if (amount !== '') return withAmount(amount, last, turn);
  if (to !== '') {
    const first = fill(talkWords[turn.language].for_other, { to: shownInside(to) });
    return giveMessage({ ...plainMessage(turn.language), to }, 'first', turn, { first });
  }
  const kind = styles.includes('list') ? 'list' : answered.kind;
  if (other === null || last.question === null) {
    const text = styles.length === 0 ? null : await reshaped(change, last, turn);
    return text === null ? null : { text, suggestions: [], answered: { ...answered, kind, changed: true } };
  }
  const spoken = await turn.again({ ...turn.input, message: last.question, history: last.before }, other);
  const text = await reshaped(change, { ...last, text: spoken.text }, { ...turn, language: other });
  return text === null ? null : { text, suggestions: [], answered: { ...answered, kind, changed: true } };
}

/** Questions of their own, though their words may also ask for another form: “what's the point”, “a summary of it all”. */
const elsewhere: ReadonlySet<ChatIntent> = new Set<ChatIntent>([
  'why',
  'competitor',
  'progress',
  'how-long',
  'cost',
  'risk',
]);

/** Acts that want the last answer in another form, and the form. */
const styleOf: Partial<Record<ChatAct, Style>> = { shorter: 'shorter', simpler: 'simpler' };
/** From here on a message wants another form, though none of its words is known to say so. */
const LIKELY = 0.7;

/** “Two lines, no more”: another form asked for in words that no list has. */
function learntChange(message: string): ChangeRequest | null {
  const act = chatActReader.likeliest(message, LIKELY);
  const style = act && styleOf[act];
  return style ? inStyle(style) : null;
}

/** “Too long, make it small” right behind a message is said of the message, and not of the task. */
function smallerMessage(
  { message, history }: StepChatInput,
  last: LastAnswer,
  language: Language,
): ChangeRequest | null {
  if (!last.answered.message || history.at(-1)?.content !== last.text) return null;
  if (isForOneself(message, language) || namesTask(message, language)) return null;
  if (message === chatWords[language].chips.smaller) return null;
  if (!wantsLess(message, language)) return null;
  return inStyle('shorter');
}

/** Whether the question right before wanted something written. */
function askedToWrite(history: StepChatInput['history'], language: Language): boolean {
  const before = history.findLast(({ sender }) => sender !== ASSISTANT)?.content;
  if (before === undefined) return false;
  return readRequest(before, language) !== null || chatActReader.likeliest(before, LIKELY_TEXT) === 'message';
}
/** From here on a message wants something written, where it matters only what a shorter form is said of. */
const LIKELY_TEXT = 0.4;

/** The other form of the last answer that a turn asks for; null when it asks for something of its own. */
function changeAsked(input: StepChatInput, language: Language) {
  const { message, history } = input;
  const last = lastAnswer(history);
  const change =
    last &&
    (readChange(message, language) ??
      learntChange(message) ??
      learntBehindText(input, last, language) ??
      smallerMessage(input, last, language));
  const isAway = last !== null && last.answered.kind !== 'message' && history.at(-1)?.content !== last.text;
  const namesIt = change?.besides === true && subjectsOf(message).length > 0 && !askedToWrite(history, language);
  // Behind a wish that nothing was given for, a bare “shorter” is said of what is not there; a message to copy still is.
  if (isAway && !namesIt && change?.styles.includes('shorter')) return null;
  if (!change || change.to !== '' || change.amount !== '') return change;
  const asked = meanings.findAll(read(spelledOut(message)));
  return asked.some(({ value }) => !value.weak && elsewhere.has(value.intent)) ? null : change;
}

/** Whether a turn asks for another form of the last answer and says nothing besides, not even for whom. */
export function isPlainChange(input: StepChatInput, language: Language): boolean {
  const change = changeAsked(input, language);
  return change?.to === '' && !change.besides;
}

/** Whether the message given last is only to say less: that harms nobody, though danger is listened for as ever. */
export function isOmission({ message, history }: StepChatInput, language: Language): boolean {
  return lastAnswer(history)?.answered.message !== undefined && readOmission(message, language)?.plain === true;
}

/**
 * The last answer in another form, or a message to whom somebody names; null when a turn asks for neither. Nothing is
 * read out of sentences of the guide's own: what it gave last stands in the record of its reply.
 */
export async function talk(turn: TalkTurn): Promise<Told | null> {
  const { input, language } = turn;
  const last = lastAnswer(input.history);
  const sentence = additionAsked(input, language);
  if (last && sentence !== null) return addToMessage(sentence, last, turn);
  const change = changeAsked(input, language);
  const omission = last && !change && readOmission(input.message, language);
  const lessened = last && omission ? await leaveOut(omission, last, turn) : null;
  if (lessened) return lessened;
  const request = readRequest(input.message, language);
  // “Write it to the caretaker” behind an explanation wants a message, and no other form of that.
  const isNew = request !== null && change !== null && change.to !== '' && !last?.answered.message;
  if (last && change && !isNew)
    return last.answered.message ? changeMessage(change, last, turn) : changeAnswer(change, last, turn);
  return request && giveRequested(request, turn);
}

async function giveRequested(request: MessageRequest, turn: WritingTurn): Promise<Told> {
  const { input, language } = turn;
  const standing = standingOf(input, await loadWords(language));
  const aim = request.aim ?? (request.when === '' ? purposeAt(standing) : 'about');
  const { to, about, when, said, register, price = '' } = request;
  const also = said.length > 0 ? { also: [...said] } : {};
  const { third, to_them } = talkWords[language];
  const first = request.isOfThird === true ? third : request.isToThem === true ? to_them : '';
  return giveMessage({ ...plainMessage(language), to, about, price, register, ...also }, aim, turn, { when, first });
}

/** A message asked for in words that only begin like a wish for one; null where nothing is to be written. */
export async function talkInOwnWords(turn: WritingTurn): Promise<Told | null> {
  const request = requestInOwnWords(turn.input.message, turn.language);
  return request && giveRequested(request, turn);
}
