import { type AskedField, isNumberField, isSeveralField } from '@foothold/contract';
import { oneLine } from '../../text/quote.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { soundsLikeWork } from './jobs.ts';
import { flat, type Passage, passageOf, sentencesOf, sliceOf } from './message.ts';
import { bareAnswer, numberMentions } from './number-mentions.ts';
import { asAnswer, namesLength, NOT_BEING, segmentMentions } from './segment-mentions.ts';
import { edgesOf, type Hit, hitsIn } from './segments.ts';

/** What was taken from a message, and the parts nothing was taken from. */
export interface Reading {
  said: Mention[];
  /** Whether every part of the message said something by itself, so that nothing had to be guessed from the question. */
  complete: boolean;
  unread: string[];
}

/** A part that nothing was taken from. */
interface Open {
  passage: Passage;
  /** Whether a number was taken from beside it. */
  cut: boolean;
}

interface Part {
  /** What opened it; null when nothing did. */
  hit: Hit | null;
  body: Passage;
  /** A fact that is read already. */
  said: Mention | null;
  /** Whether a number was taken out of it. */
  cut: boolean;
  /** Whether a comma stands before it. */
  afterComma: boolean;
}

/** As many lead-ins and numbers as one sentence is read for; nobody says more. */
const MOST_CUTS = 60;
/** As many parts as answer one question. */
const MOST_PARTS = 60;

/** A sentence cut at its lead-ins and at the numbers that are facts by themselves. */
function partsOf(sentence: Passage, heard: ReadingContext): Part[] {
  const hits = hitsIn(sentence.flat, heard.languages).slice(0, MOST_CUTS);
  const numbers = numberMentions(sentence, hits, heard).slice(0, MOST_CUTS);
  const inNumber = (at: number) => numbers.some(({ from, to }) => at > from && at < to);
  const cuts = [
    ...hits.filter(({ from }) => !inNumber(from)).map((hit) => ({ at: hit.from, to: hit.to, hit, said: null })),
    ...numbers.map(({ said, from, to }) => ({ at: from, to, hit: null, said })),
  ].sort((a, b) => a.at - b.at || (a.hit ? -1 : 1));
  const parts: Part[] = [];
  let at = 0;
  let open: Hit | null = null;
  const push = (to: number, hit: Hit | null, cut: boolean) => {
    const edges = edgesOf(sentence, at, to);
    const afterComma =
      /,\s*$/u.test(sentence.flat.slice(Math.max(0, (hit?.from ?? at) - 3), hit?.from ?? at)) ||
      sentence.flat[at] === ',';
    parts.push({ hit, body: sliceOf(sentence, Math.min(edges.from, edges.to), edges.to), said: null, cut, afterComma });
  };
  for (const [index, { at: from, to, hit, said }] of cuts.entries()) {
    if (from >= at) push(from, open, said !== null || cuts[index - 1]?.said !== null);
    if (said) parts.push({ hit: null, body: passageOf(''), said, cut: true, afterComma: false });
    open = hit;
    at = Math.max(at, to);
  }
  push(sentence.flat.length, open, cuts.at(-1)?.said !== undefined && cuts.at(-1)?.said !== null);
  return parts.filter(({ hit, body, said }) => said !== null || body.text !== '' || hit?.kind === 'limit');
}

/** Words that answer nothing by themselves: “no, 5 hours” says the hours only. */
const FILLER =
  /^(?:(?:no|yes|yeah|yep|ok|okay|well|hi|hello|hey|please|so|and|also|sorry|actually|wait|i mean|i don't know|i dont know|don't know|dont know|idk|not sure|i'm not sure|it depends|maybe|i guess|je ne sais pas|ca depend|peut-etre|no se|no lo se|depende|quizas|nao sei|talvez|לא יודעת?|תלוי|אולי|non|oui|bonjour|salut|en fait|enfin|si|hola|bueno|pues|y|espera|perdon|nao|sim|ola|oi|bom|entao|e|ne|כן|לא|אוקיי|שלום|היי|אז|בעצם|סליחה|רגע|old|or so|ish|a month|a week|to spare|spare|free|max|for this|for it|disponibles?|libres?|de libre|dispo|dedicar|livres?|total|altogether|about|around|that's it|thats it|that is all|thats all|c'est tout|eso es todo|e isso|זהו|פנויות|להקדיש|להשקיע|a y mettre|y|i'm|im|i have|i|de|per|x)[,. ]*)+$/u;

/** “…, not 34”: what is meant was said beside it. */
const DENIAL = /^(?:and |et |y |e |ו)?(?:not|pas|no|nao|לא) [^,]{1,30}$/u;

const says = ({ flat }: Passage) => /[\p{L}\p{N}]/u.test(flat) && !FILLER.test(flat);

function labelled(part: Part, field: AskedField, heard: ReadingContext): Mention[] {
  const asked = { ...heard, asked: field };
  if (isNumberField(field)) {
    const one = bareAnswer(sliceOf(part.body, 0, Math.min(60, part.body.flat.length)), field, asked);
    return one ? [one] : [];
  }
  return asAnswer([part.body], part.body.text, field, asked);
}

/** As many words beside other facts may answer the question too. */
const ASIDE_WORDS = 8;
const wordsIn = (parts: readonly Passage[]) => parts.reduce((sum, { text }) => sum + text.split(' ').length, 0);

/** From so many words on, an answer is a story, in which a length of time may be anything's. */
const STORY_WORDS = 14;

/** So many parts, an answer says nothing but the answer. */
const PLAIN_PARTS = 2;

/** Questions that a denial answers. */
const REFUSING: ReadonlySet<AskedField | null> = new Set<AskedField | null>(['limits', 'dislikes', 'notes']);
/** A whole message that is a list or a short phrase answers; a story of many sentences does not. */
const ANSWER_LENGTH = 400;

const MANY_WORDS = 100;

/** Whether a long message is the same few words over and over: nobody tells about themselves like that. */
export function repeats(message: string): boolean {
  const words = message.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
  return words.length > MANY_WORDS && new Set(words).size * 8 < words.length;
}

/**
 * Everything a message says, several facts from one sentence included, in any of its languages. What says nothing by
 * itself answers the question that was asked; nothing is guessed beyond that.
 */
export function readMessage(message: string, heard: ReadingContext): Reading {
  const said: Mention[] = [];
  const open: Open[] = [];
  const sentences = repeats(message) ? [] : sentencesOf(message);
  for (const sentence of sentences) {
    let before: Hit | null = null;
    for (const part of partsOf(sentence, heard)) {
      if (part.said) {
        said.push(part.said);
        continue;
      }
      const { hit } = part;
      const read =
        hit?.kind === 'label' && hit.field
          ? labelled(part, hit.field, heard)
          : segmentMentions(
              part.body,
              { hit: hit ?? before, own: hit !== null, afterNumber: part.cut },
              sentence,
              heard,
            );
      said.push(...read);
      if (
        read.length === 0 &&
        (hit === null || hit.kind === 'have' || (hit.kind === 'being' && !NOT_BEING.test(part.body.flat))) &&
        says(part.body) &&
        !(said.length > 0 && !REFUSING.has(heard.asked) && DENIAL.test(part.body.flat))
      )
        open.push({ passage: part.body, cut: part.cut });
      if (hit) before = hit;
    }
  }
  const { asked } = heard;
  if (asked === null || open.length === 0 || said.some(({ field }) => field === asked))
    return { said, complete: said.length > 0 && !open.some(isOpen), unread: unreadOf(open) };
  const whole = said.length === 0 ? message.trim() : null;
  const answer = answerFrom(open, { whole, sentences: sentences.length }, asked, heard);
  return { said: [...said, ...answer.said], complete: false, unread: answer.unread };
}

const HEDGE =
  /^(?:(?:i )?(?:don't|dont|do not) know|i'm not sure|not sure|idk|hm+|well|je ne sais pas|euh|no (?:lo )?se|nao sei|לא יודעת?|maybe|peut-etre|quizas|talvez|אולי)[,. ]+/u;

interface Told {
  /** The message, when nothing else was taken from it. */
  whole: string | null;
  /** How many sentences it has. */
  sentences: number;
}

/** What is left over as the answer to the question. */
function answerFrom(
  open: readonly Open[],
  { whole, sentences }: Told,
  asked: AskedField,
  heard: ReadingContext,
): Omit<Reading, 'complete'> {
  // Beside other facts, and among several parts, what is left over is a job only when it sounds like one.
  const few = whole !== null && open.length <= PLAIN_PARTS;
  const isLong = wordsIn(open.map(({ passage }) => passage)) > STORY_WORDS;
  const sure = ({ passage: { text } }: Open) =>
    few || asked !== 'experience' || soundsLikeWork(text) || (!isLong && namesLength(text));
  const parts = open
    .slice(0, MOST_PARTS)
    .filter(sure)
    .map(({ passage }) => passage);
  if (isNumberField(asked)) {
    const answers = parts.map((part) => bareAnswer(part, asked, heard));
    const own = answers.find((answer) => answer !== null);
    return own
      ? { said: [own], unread: unreadOf(open.filter((_, index) => !answers[index])) }
      : { said: [], unread: unreadOf(open) };
  }
  const text = whole ?? parts.map((part) => part.text).join(', ');
  const told = sentences > 2 && text.length > ANSWER_LENGTH && !isSeveralField(asked);
  // In a story that says other things, what nobody led up to is no skill and no goal.
  const isAside = whole === null && ['skills', 'goals'].includes(asked) && wordsIn(parts) > ASIDE_WORDS;
  if (parts.length === 0 || told || isAside) return { said: [], unread: unreadOf(open) };
  const said = asAnswer(parts, text.slice(HEDGE.exec(flat(text.slice(0, 40)))?.[0].length ?? 0), asked, heard);
  return { said, unread: said.length > 0 ? [] : unreadOf(open) };
}

/** So many words say something; beside a number that was taken, the first few belong to it. */
const TELLING = 3;
const BESIDE_NUMBER = 6;

/** Whether a part that nothing was taken from leaves a message half understood. */
const isOpen = ({ passage: { flat }, cut }: Open) => /\d/u.test(flat) || (flat.split(' ').length >= TELLING && !cut);

/** What is worth telling that it was not taken: numbers, and more than a word or two. */
function unreadOf(open: readonly Open[]): string[] {
  return open
    .filter((part) => isOpen(part) || part.passage.flat.split(' ').length >= BESIDE_NUMBER)
    .map(({ passage }) => oneLine(passage.text));
}
