import { glueOf } from '../../language/glued.ts';
import { tokensOf as readTokensOf } from '../../reader/spans/tokens.ts';
import { formsOf, tokensOf } from '../../text/fold.ts';
import { isNegator } from '../../text/negation.ts';
import { read } from '../../text/phrases.ts';
import { oneLine } from '../../text/quote.ts';
import { isDoneWith, isMaking, verbsIn } from '../../work/deeds.ts';
import { little } from '../../work/small-words.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { namesJob } from './jobs.ts';
import { flat, overlaps, placeOfWords, type Stretch } from './message.ts';
import { ownWorkWords } from './own-work/words.ts';
import { quantitiesIn } from './quantities.ts';
import { wordsOf } from './refusals.ts';
import { studyBooks } from './study-words/words.ts';
import { nameKinds } from './work-words.ts';

/** As long as a name of work may grow, in characters, and as many words as one thing has. */
const LONGEST = 100;
const MOST_WORDS = 4;
/** As far as a colon may stand behind the work whose things it lists, in characters. */
const BEFORE_COLON = 24;

/** What a list of things may go on from. */
const WORK: ReadonlySet<Mention['field']> = new Set(['skills', 'hobbies', 'experience']);

interface Placed extends Stretch {
  one: Mention;
}

/** Work, where the things end that are told with it, and how many they are. */
interface Head extends Placed {
  end: number;
  things: Mention[];
}

/** So many things belong to a verb of nobody, which lists of skills are full of: “welding gates, ponytails”. */
const MANY = 2;

const saidOf = (words: readonly { word: string }[]) => words.map(({ word }) => formsOf(word));

/** The words of a name, without whoever tells it. */
function wordsIn(name: string, { language }: ReadingContext) {
  const words = tokensOf(name);
  return ownWorkWords[language].self.has(words[0]?.word ?? '') ? words.slice(1) : words;
}

/** Whether a name begins with a verb that is done with things, and names one: “afilo peines”, and not “costura recta”. */
function isDeed({ one }: Placed, heard: ReadingContext): boolean {
  const { language } = heard;
  const words = wordsIn(wordsOf(one), heard).filter(({ word }) => !little.has(word));
  const { infinitive, now } = ownWorkWords[language];
  const verb = words[0]?.word ?? '';
  const isVerb = infinitive.test(verb) || (now.test(verb) && !isKnownSkill(verb, heard));
  const deed = saidOf(words.slice(0, 2));
  // Of what somebody makes each thing is one that they can make: “I make baskets, hats, traps”.
  const isMade = verbsIn(deed.slice(0, 1), language).some(({ classes }) => isMaking(classes));
  return words.length > 1 && isVerb && !isMade && isDoneWith(deed, language);
}

/** Whether a name stands in a list of skills or of jobs. */
const isKnownSkill = (name: string, { language }: ReadingContext) =>
  nameKinds(readTokensOf(name), language).some((kind) => kind.has('skill') || kind.has('job'));

/** Whether a name is one of things and no more: several of them, or a known one; no verb, and nothing known as work by itself. */
function isThingNamed(name: string, heard: ReadingContext): boolean {
  const { language } = heard;
  const words = wordsIn(name, heard);
  const { before, infinitive } = ownWorkWords[language];
  // “Back a trailer” is done, as is “reversing down a track”.
  const isDone = words.some(({ word }, at) => (at > 0 && before.has(word)) || (at === 0 && infinitive.test(word)));
  if (words.length === 0 || words.length > MOST_WORDS || isDone || /\d/u.test(name)) return false;
  if (isDoneWith(saidOf(words.slice(0, 2)), language) || read(name).some((word) => isNegator(word))) return false;
  const kinds = nameKinds(readTokensOf(name), language);
  return (
    kinds.some((kind) => kind.has('thing')) ||
    (!isKnownSkill(name, heard) && words.some(({ word }) => ownWorkWords[language].many.test(word)))
  );
}

/** Whether nothing but a comma, an “and” and an article stands between two names. */
function isNext(between: string, { language }: ReadingContext): boolean {
  const words = between.split(/[\s,]+/u).filter(Boolean);
  const { and, before } = ownWorkWords[language];
  const isSmall = (word: string) =>
    and.has(word) || before.has(word) || glueOf[language]?.andBefore.includes(word) === true;
  return /[,\p{L}]/u.test(between) && words.every(isSmall);
}

/** Whether a name says in few words what work is done to or with: no deed of its own, and no number. */
function isShort(item: string, heard: ReadingContext): boolean {
  const words = wordsIn(item, heard);
  const isDeedToo = words.length > 1 && isDoneWith(saidOf(words.slice(0, 2)), heard.language);
  return words.length > 0 && words.length <= MOST_WORDS && !isDeedToo && !/\d/u.test(item);
}

/** Whether what stands in a list is what came next, or somebody else's: “then cleaner”. */
const goesOnInTime = (item: string, { language }: ReadingContext) =>
  studyBooks[language].findAll(read(item)).some(({ value, start }) => value === 'stop' && start === 0);

/** Where the list stands that tells more of work, behind how long it was done and a colon; null where none does. */
function listBehind({ to }: Stretch, folded: string, heard: ReadingContext): Stretch | null {
  const [, lead, list] = /^([^:.;!?\n]*):([^:.;!?\n]+)/u.exec(folded.slice(to, to + BEFORE_COLON + LONGEST)) ?? [];
  if (lead === undefined || list === undefined || lead.length > BEFORE_COLON) return null;
  if (!quantitiesIn(lead, heard.languages).some(({ kind }) => kind === 'years')) return null;
  const items = list.split(',');
  const end = items.findIndex((item) => !isShort(item, heard) || goesOnInTime(item, heard));
  const named = end < 0 ? items : items.slice(0, end);
  const from = to + lead.length + 1;
  return named.length > 1 ? { from, to: from + named.join(',').length } : null;
}

/**
 * Whether what was heard in a list behind a job is nothing by itself: nothing known as work, and no job, of which nobody
 * holds several: “buses” are what was painted.
 */
function isNothing(one: Mention, heard: ReadingContext): boolean {
  const name = wordsOf(one);
  const isJob = () => namesJob(name) && !ownWorkWords[heard.language].many.test(wordsIn(name, heard)[0]?.word ?? '');
  return !isKnownSkill(name, heard) && !(one.field === 'experience' && isJob());
}

/** Work that is told with the things it is done with. */
function headsIn(placed: readonly Placed[], folded: string, heard: ReadingContext): Head[] {
  const heads: Head[] = [];
  for (const next of placed) {
    const head = heads.at(-1);
    const goesOn = head && isDeed(head, heard) && isNext(folded.slice(head.end, next.from), heard);
    if (head && goesOn && next.to - head.from <= LONGEST && isThingNamed(wordsOf(next.one), heard)) {
      head.end = next.to;
      head.things.push(next.one);
    } else heads.push({ ...next, end: next.to, things: [] });
  }
  const { infinitive } = ownWorkWords[heard.language];
  const isOnes = ({ one }: Head) => !infinitive.test(wordsIn(wordsOf(one), heard)[0]?.word ?? '');
  return heads.filter((head) => head.things.length >= (isOnes(head) ? 1 : MANY));
}

/** Work as it is named with its things. */
function whole({ one, from, end }: Head, message: string): Mention {
  const name = oneLine(message.slice(from, end), LONGEST);
  if (one.field === 'skills') return { ...one, value: { ...one.value, name } };
  if (one.field === 'hobbies') return { ...one, value: name };
  return one.field === 'experience' ? { ...one, value: { ...one.value, role_title: name } } : one;
}

/**
 * What was heard, with the things that a list goes on with as part of the work they are told of: who says “afilo peines,
 * tijeras, cuchillos” has one skill, and knives are none; nor are walls and lorries behind “sign painter 9 years: walls,
 * lorries”.
 */
export function withObjects(said: readonly Mention[], message: string, heard: ReadingContext): Mention[] {
  const folded = flat(message);
  const placed = said
    .flatMap((one): Placed[] => {
      const place = WORK.has(one.field) ? placeOfWords(wordsOf(one), folded) : null;
      return place ? [{ one, ...place }] : [];
    })
    .toSorted((a, b) => a.from - b.from);
  const heads = headsIn(placed, folded, heard);
  const things = new Set(heads.flatMap((head) => head.things));
  const lists = placed.flatMap(({ one, to, from }) => {
    const list = one.field === 'experience' ? listBehind({ from, to }, folded, heard) : null;
    return list ? [{ one, ...list }] : [];
  });
  const isListed = (one: Mention) =>
    isNothing(one, heard) && placed.some((other) => other.one === one && lists.some((list) => overlaps(list, other)));
  return said.flatMap((one) => {
    if (things.has(one) || isListed(one)) return [];
    const head = heads.find((each) => each.one === one);
    const list = lists.find((each) => each.one === one);
    const named = head ? whole(head, message) : one;
    if (!list || named.field !== 'experience') return [named];
    return [{ ...named, value: { ...named.value, description: oneLine(message.slice(list.from, list.to), LONGEST) } }];
  });
}
