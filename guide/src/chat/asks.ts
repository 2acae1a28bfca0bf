import { languages } from '@foothold/contract';
import { isCommon } from '../language/common.ts';
import { isUnlawful, lawOf, lawRead } from '../reader/law.ts';
import { stem, tokensOf } from '../text/fold.ts';
import { clausesOf, type Found, read, type ReadText } from '../text/phrases.ts';
import { remembered } from '../text/remembered.ts';
import { quantitiesIn } from '../understand/quantities.ts';
import { type Ask, type ChatIntent, chatIntents, isOutside } from './intents.ts';
import { asksAt, asksNear, fillers, having, type Meaning, meanings, refusing, smallWords, wanting } from './lexicon.ts';
import { withoutSlips } from './typos.ts';

/** How much of a message is read for what it asks, in UTF-16 units: a question stands near its beginning or its end. */
const READ_AT_EACH_END = 1_500;
/** Words between a denial and what it denies. */
const REACH = 4;
const LONGEST_SPAN_IN_HOURS = 12;

/** What one can ask for, so that a mere “no” before it refuses it; “no customers” is a question about customers. */
const askedFor: ReadonlySet<ChatIntent> = new Set<ChatIntent>([
  'template',
  'example',
  'smaller',
  'done',
  'another',
  'go',
]);
/** Said beside something more particular, these ask nothing of their own. */
const polite: ReadonlySet<ChatIntent> = new Set<ChatIntent>(['hello', 'thanks', 'go', 'another']);
/** Whoever names what is in the way asks “what now?” about that. */
const inTheWay: ReadonlySet<ChatIntent> = new Set<ChatIntent>([
  'no-time',
  'no-money',
  'silence',
  'competitor',
  'afraid',
  'motivation',
  'stuck',
  'dont-know',
  'stop',
  'smaller',
  'illegal',
]);
/** Answers to what was said: a message that says more is none (“y si llueve” holds a “sí”). */
const reactions: ReadonlySet<ChatIntent> = new Set<ChatIntent>(['go', 'another']);
/** Words besides, of which such an answer may have as many; none where it is a word as small as “si”. */
const MOST_BESIDES = 1;
const SMALL = 2;
const general: ReadonlySet<ChatIntent> = new Set<ChatIntent>(['next', 'done', 'why', 'how', 'progress', 'risk']);

const rank = (intent: ChatIntent) => chatIntents.indexOf(intent);
const holds = (words: ReadonlySet<string>, forms: readonly string[]) => forms.some((form) => words.has(form));

/** “Not an example”, “I don't need a template”: a denial with nothing but filling words before what is denied. */
function isRefused(text: ReadText, { start, value }: Found<Meaning>): boolean {
  for (let at = start - 1; at >= Math.max(0, start - REACH); at -= 1) {
    const forms = text[at]?.forms ?? [];
    const between = text.slice(at + 1, start);
    // “I don't know what to say” asks; “not a template” refuses.
    const asks = asksAt(text, start);
    if (holds(refusing, forms))
      return (askedFor.has(value.intent) && !asks) || between.some((word) => holds(wanting, word.forms));
    if (!holds(fillers, forms) && !holds(wanting, forms)) return false;
  }
  return false;
}

/** Of phrases that lie within a longer one, only the longer: “how long” is not “how”. */
function outermost(found: readonly Found<Meaning>[]): Found<Meaning>[] {
  const length = (one: Found<Meaning>) => one.end - one.start;
  return found.filter(
    (one) => !found.some((other) => other.start <= one.start && other.end >= one.end && length(other) > length(one)),
  );
}

/** The minutes a clause says there are: “I only have half an hour”; null when it names none. */
function minutesIn(clause: string, text: ReadText): number | null {
  if (!text.some((word) => holds(having, word.forms))) return null;
  const span = quantitiesIn(clause).find(({ unit }) => unit === 'minute' || unit === 'hour');
  if (!span || (span.unit === 'hour' && span.count > LONGEST_SPAN_IN_HOURS)) return null;
  return span.unit === 'hour' ? span.count * 60 : span.count;
}

/** Whether a clause is such an answer: no question, and hardly a word that neither reacts nor fills. */
function isReaction(text: ReadText, found: readonly Found<Meaning>[]): boolean {
  if (asksAt(text, 0)) return false;
  const besides = text.filter(
    ({ forms }, at) =>
      !found.some(({ start, end }) => at >= start && at < end) && !holds(fillers, forms) && !holds(smallWords, forms),
  );
  const isSmall = found.every(({ start, end }) => end - start === 1 && (text[start]?.forms[0] ?? '').length <= SMALL);
  return besides.length <= (isSmall ? 0 : MOST_BESIDES);
}

/** A lone word that is nearly one of what has fixed words (“forem”, “forex”) is more likely a word of its own. */
function isLikelySlip({ start, end, value: { intent } }: Found<Meaning>): boolean {
  return end - start > 1 || !(isOutside(intent) || intent === 'illegal' || intent === 'act' || intent === 'off-topic');
}

/** In more words, a lone word that is nearly a known one is a word of its own (“je publie” is no “public”). */
const MOST_WITH_SLIP = 5;

/** What a text asks with slips of the finger in it; beside a word that asks, only phrases of several words. */
function slipsIn(text: ReadText, asks: boolean): Found<Meaning>[] {
  const found = outermost(meanings.findAll(withoutSlips(text))).filter(isLikelySlip);
  if (asks) return found.filter(({ start, end, value }) => end - start > 1 && !value.weak);
  return text.length > MOST_WITH_SLIP ? found.filter(({ start, end }) => end - start > 1) : found;
}

function askOf(clause: string): Ask | null {
  const text = read(clause);
  const minutes = minutesIn(clause, text);
  const exact = outermost(meanings.findAll(text));
  const found = exact.some(({ value }) => !value.weak) ? exact : [...exact, ...slipsIn(text, exact.length > 0)];

  const reacts = isReaction(text, found);
  const kept = found.filter((one) => !isRefused(text, one) && (reacts || !reactions.has(one.value.intent)));
  const unfinished = found.some((one) => one.value.intent === 'done' && isRefused(text, one));
  const values: (Meaning & Pick<Ask, 'bare'>)[] = kept.map((one) => ({
    ...one.value,
    bare: one.end - one.start === 1,
  }));
  if (minutes !== null) values.push({ intent: 'no-time', purpose: null, weak: false });
  if (unfinished) values.push({ intent: 'stuck', purpose: null, weak: false });
  const [best] = values.sort(
    (a, b) =>
      Number(a.weak) - Number(b.weak) || rank(a.intent) - rank(b.intent) || Number(!a.purpose) - Number(!b.purpose),
  );
  return best ? { ...best, minutes: best.intent === 'no-time' ? minutes : null } : null;
}

/** Kin by marriage; “my daughter in law school” is none, nor is a brother in law enforcement. */
const KIN_IN_LAW =
  /\b(mother|father|sister|brother|son|daughter|parent)(s?)(?:-in-laws?\b|\sin\slaws?\b(?!\s(?:school|enforcement|firm|practice|class|classes|studies|exams?|courses?|office)\b))/giu;

/** English contractions in full, with and without their apostrophe: “cant”, “what's”; “in law” behind kin is no law. */
export function spelledOut(message: string): string {
  return message
    .replace(KIN_IN_LAW, '$1$2')
    .replace(/\bcan['’]?t\b/giu, 'can not')
    .replace(/\bwon['’]?t\b/giu, 'will not')
    .replace(/\b(do|does|did|is|are|was|have|has|had|would|could|should)n['’]?t\b/giu, '$1 not')
    .replace(/\b(what|who|where|how|that|it|there|when)['’]?s\b/giu, '$1 is');
}

/** The clauses of a message; “how long does it take and what does it cost” is two. */
function questionsOf(message: string): string[] {
  const ends = message.length > 2 * READ_AT_EACH_END;
  const text = ends ? `${message.slice(0, READ_AT_EACH_END)}\n${message.slice(-READ_AT_EACH_END)}` : message;
  return clausesOf(spelledOut(text)).flatMap((clause) => {
    const words = read(clause);
    const cuts = words.flatMap((word, at) => {
      const joined = /^(?:and|et|y|e|ו|also|plus)$/u.test(word.forms[0] ?? '') && asksAt(words, at + 1);
      const joinedInHebrew = /^ו\p{L}/u.test(clause.slice(word.from, word.to)) && at > 0 && asksAt(words, at);
      return joined || joinedInHebrew ? [word.from] : [];
    });
    return [0, ...cuts].map((from, at) => clause.slice(from, cuts[at] ?? clause.length));
  });
}

/** What is read as against the law, though no phrase of the lexicon names it. */
const unlawful: Ask = { intent: 'illegal', purpose: null, weak: false, minutes: null };

/** Of so few words with a meaning of their own a question names nothing: “where would I find them, not online”. */
const NAMES_NOTHING = 1;
/** A word of fewer letters joins others. */
const SHORTEST = 3;

/** Whether a message asks and names hardly anything, so that it has to be plainer before it is taken for a wrong. */
function namesNothing(message: string): boolean {
  const asking = message.includes('?') || asksNear(read(message));
  const isEmpty = (word: string) => languages.some((language) => isCommon(stem(word), language));
  const named = tokensOf(message).filter(({ word }) => word.length >= SHORTEST && !isEmpty(word));
  return asking && named.length <= NAMES_NOTHING;
}

function readAsks(message: string): readonly Ask[] {
  const isQuestion = message.includes('?');
  const asks = questionsOf(message)
    .flatMap((clause) => askOf(clause) ?? [])
    .filter(({ intent }) => !isQuestion || intent !== 'go');
  return asks
    .filter((ask, at) => asks.findIndex((other) => other.intent === ask.intent) === at)
    .map((ask) => asks.find((other) => other.intent === ask.intent && other.purpose !== null) ?? ask);
}

/**
 * Whether a message wants what is against the law. A price is asked for what somebody sells: said beside their own work,
 * `work`, “what do I sell the tablet for” is one of soap; a false passport is one beside any work. null: it asks for no price.
 */
function wantsWrong(message: string, isPlainer: boolean, work: string | null): boolean {
  if (!isUnlawful(message, isPlainer)) return false;
  return work === null || lawOf(message, true) === 'unlawful' || isUnlawful(`${message} ${work}`, isPlainer);
}

/** Words of a longer message are told, whatever else they ask: what is asked in it explains the rest no more. */
const BRIEF = 12;

/**
 * Whether buyers are asked for something against the law. “Who'd buy a bag made of old net” sounds like it by how it asks: what
 * counts is the `wish` to sell that, and the question beside the person's own work.
 */
function sellsWrong(message: string, isPlainer: boolean, work: string, wish: string): boolean {
  return isUnlawful(message, isPlainer) && [wish, `${message} ${work}`].some((text) => lawRead(text, true) !== null);
}

/**
 * Whether a message is a question of a kind that is known, and little else: what sounds like danger in it has to be plainer
 * then. That it sounds against the law makes no known question of it.
 */
export function isBriefQuestion(message: string, asks: readonly Ask[]): boolean {
  return asks.some(({ intent }) => intent !== 'illegal') && message.trim().split(/\s+/u).length < BRIEF;
}

/** Everything a message asks, in its order, each thing once. */
export const allAsks = remembered(readAsks);

/**
 * What a message asks, at most two things, the most particular first; empty when no phrase of the lexicon occurs. The
 * language of the message does not matter. `isCommand`: it is understood as one by other means, so that it has to be
 * plainer before it is taken for something against the law. `work`: what the plan is called. `wish`: it asks for
 * buyers, and that is the wish to sell what they would buy; empty where that is not named.
 */
export function asksOf(message: string, isCommand = false, work = '', wish: string | null = null): Ask[] {
  const named = allAsks(message);
  // What has fixed words of its own has been named more exactly; those on investing help nobody with anything either.
  const isOpen = named.every(({ intent }) => rank(intent) > rank('guarantee') && intent !== 'investment');
  // “Do I need a certificate to sell it?” asks what the law wants.
  const asksLaw = message.includes('?') && named.some(({ intent }) => isOutside(intent));
  const isPlainer = named.length > 0 || isCommand || namesNothing(message);
  const priced = named.length === 1 && named[0]?.intent === 'price' && named[0].bare !== true;
  const isWrong = () =>
    wish === null
      ? wantsWrong(message, isPlainer, priced && work !== '' ? work : null)
      : sellsWrong(message, isPlainer, work, wish);
  const isNew = isOpen && !asksLaw && isWrong();
  const asks = [...named, ...(isNew ? [unlawful] : [])].sort(
    (a, b) => Number(a.weak) - Number(b.weak) || rank(a.intent) - rank(b.intent),
  );
  const blocked = asks.some((ask) => inTheWay.has(ask.intent));
  const particular = asks.filter(({ intent, weak }, at) => {
    if (at === 0) return true;
    return !(polite.has(intent) || weak || (blocked && general.has(intent)));
  });
  const first = particular[0];
  // Whoever asks against the rules gets one answer, and no help beside it.
  if (!first || rank(first.intent) <= rank('guarantee')) return first ? [first] : [];
  // One answer of two may be that others must answer; a note says so for the rest.
  const inside = particular.slice(1).find((ask) => !(isOutside(first.intent) && isOutside(ask.intent)));
  const second = inside ?? particular[1];
  return second ? [first, second] : [first];
}
