import { messageLengths, type MessageLength, type WrittenMessage } from '@foothold/contract';
import { fill } from '../../../text/fill.ts';
import { type Slots, shownInside, tidy } from '../slots.ts';
import { isMany, nameIn } from './addressee.ts';
import { kindsIn, speaksOf } from './omission.ts';
import { sentencesOf } from '../../../text/sentences.ts';
import type { Aim, TalkWords } from './words.ts';

/** What a message says of the person and the plan. */
export interface Sender {
  /** Slots of the plan's texts, with `offer` and `in_town`. */
  slots: Slots;
  /** A sentence on who they are; empty when they named nothing. */
  me: string;
}

/** Those that reach out to somebody who does not know the offer yet, and so say what it is and who asks. */
const introducing: ReadonlySet<Aim> = new Set<Aim>(['ask', 'first', 'practise', 'post', 'permission']);

/** Those in which it matters who the person is. */
const reaching: ReadonlySet<Aim> = new Set<Aim>([...introducing, 'price', 'about']);

/** Those whose reason ends on what the person named: “I am sorry: …”. */
const naming: ReadonlySet<Aim> = new Set<Aim>(['sorry', 'permission']);

const pick = (wordings: readonly string[], version: number) => wordings[version % wordings.length] ?? '';

/** A name or a word of the person's in the middle of a sentence: plain and isolated, without its stop. */
const inside = (text: string) => shownInside(text);

/** Those that say what the person wants said, and nothing of the offer. */
const telling: ReadonlySet<Aim> = new Set<Aim>(['tell', 'notice', 'complaint']);

/** “[name]”, or the name itself where one was given: “the instructor” is nobody's name. */
function greeting(message: WrittenMessage, aim: Aim, words: TalkWords): string {
  if (aim === 'post' || (aim === 'notice' && message.to === '')) return words.everybody[message.register];
  const called = nameIn(message.to, message.language);
  const name = called === '' ? words.name : inside(called);
  return fill(pick(words.greeting[message.register], message.version), { name });
}

/** The person’s words; each of their parts is a quotation by itself. */
const partsInside = (words: string) => words.split(/,\s+/u).map(inside).join(', ');
const sentenceOf = (sentence: string) => `${partsInside(sentence)}${/[?!]$/u.test(sentence) ? '' : '.'}`;

/** What it is about: the offer, and what the person named. */
function subject(message: WrittenMessage, aim: Aim, words: TalkWords, slots: Slots): string {
  const { register, version, length, about } = message;
  const named = about === '' || naming.has(aim) ? '' : fill(words.about, { about: partsInside(about) });
  // What is owed is told with its amount: the offer has no place beside it.
  if (aim === 'reminder' && message.price !== '') return named;
  if (telling.has(aim)) return named === '' && (message.also ?? []).length === 0 ? words.about_blank : named;
  if (!introducing.has(aim)) return `${fill(words.subject, slots)} ${named}`;
  const introduced =
    length === 'least' ? fill(words.bare, slots) : fill(pick(words.introduce[register], version), slots);
  return `${introduced} ${named}`;
}

/** What the message is there for; where it is made to hold what the person named, that takes the place of the brackets. */
function reasonOf(message: WrittenMessage, aim: Aim, words: TalkWords, price: string): string {
  const { register, about, also = [] } = message;
  const { why } = words.purposes[aim];
  // What is owed was told already, with its amount.
  if (aim === 'reminder' && message.price !== '' && also.some((said) => said.includes(message.price)))
    return why[2] ?? '';
  const reason = fill(why[register === 'formal' ? 1 : 0] ?? '', { price });
  return about === '' || !naming.has(aim) ? reason : reason.replace(/\[[^\]]+\]/u, () => inside(about));
}

function priceOf({ price }: WrittenMessage, words: TalkWords): string {
  return price === '' ? words.price_blank : inside(price);
}

/** The sentences of a message in their order, by what its length keeps: greeting first, closing last. */
function partsOf(message: WrittenMessage, aim: Aim, words: TalkWords, { slots, me }: Sender): string[] {
  const { register, version, length } = message;
  const { ask, more } = words.purposes[aim];
  const atLeast = (least: MessageLength) => messageLengths.indexOf(length) >= messageLengths.indexOf(least);
  const price = priceOf(message, words);
  const asked = register === 'formal' ? (ask[2] ?? '') : pick(ask.slice(0, 2), version);
  // What is told is the reason itself.
  // What the message is there for stands in its reason where it introduces nothing.
  const reason = atLeast('whole') || !introducing.has(aim) || naming.has(aim);
  const core = [
    reason ? reasonOf(message, aim, words, price) : '',
    atLeast('short') ? fill(asked, { price }) : '',
    !atLeast('short') && !reason ? words.brief[register] : '',
  ];
  const isNamed = [...core, ...(message.also ?? [])].some(
    (sentence) => sentence.includes(price) || sentence.includes(message.price),
  );
  const isGroup = aim !== 'post' && message.to !== '' && isMany(message.to, message.language);
  return [
    greeting(message, aim, words),
    subject(message, aim, words, slots),
    reaching.has(aim) ? me : '',
    ...(message.also ?? []).map(sentenceOf),
    isGroup && !telling.has(aim) ? fill(words.group, { to: inside(message.to) }) : '',
    ...core,
    atLeast('long') ? more : '',
    message.price !== '' && !isNamed ? fill(words.price, { price }) : '',
    atLeast('whole') ? pick(words.closing[register], version) : '',
  ];
}

/** A part without the sentences that speak of what is to be left out. */
function kept(part: string, { without = [], language }: WrittenMessage, { me }: Sender): string {
  if (without.length === 0) return part;
  if (part === me && without.some((what) => kindsIn(what).includes('me'))) return '';
  const speaks = (sentence: string) => without.some((what) => speaksOf(sentence, what, language));
  return sentencesOf(part)
    .filter((sentence) => !speaks(sentence))
    .join(' ');
}

/**
 * The text of a message to copy, in paragraphs: greeting, body, closing. The offer or what it is about is in it at every length, and who the
 * person is wherever it introduces them. `isGroup`: it is for many, who are named in it.
 */
export function compose(message: WrittenMessage, aim: Aim, words: TalkWords, sender: Sender): string {
  const [hello = '', ...rest] = partsOf(message, aim, words, sender).map((part) => kept(part, message, sender));
  const closing = rest.at(-1) ?? '';
  const body = rest.slice(0, -1).filter((part) => part !== '');
  return [hello, tidy(body.join(' ')), closing].filter((part) => part !== '').join('\n\n');
}
