import { type AskedField, askedFields, isListField, isSeveralField, type Language } from '@foothold/contract';
import { isCommon } from '../../../language/common.ts';
import type { Fact, FactKind } from '../../../reader/spans/reader.ts';
import { stem, tokensOf } from '../../text/fold.ts';
import { isNegator } from '../../text/negation.ts';
import { read } from '../../text/phrases.ts';
import type { Said } from '../fields.ts';
import type { Heard } from './heard.ts';
import { isOwn, learntFrom, type Understood, understood } from './learnt.ts';
import { mentionsIn } from './mentions.ts';
import { flat } from './message.ts';
import { type Reading, readMessage, repeats } from './read-message.ts';

/** Up to so many words a message answers what was asked, and the grammar of answers reads it best (decision 025). */
const ANSWER_WORDS = 6;
/** Facts below are guesses. */
const SURE = 0.3;
/** From here on, a fact says what its words are not, too; of numbers the grammar knows more. */
const DECIDED = 0.5;
const SURELY_ELSE = 0.95;

const fields: Partial<Record<FactKind, AskedField>> = {
  age: 'age',
  place: 'location',
  hours: 'hours_per_week',
  have: 'budget_per_month',
  want: 'goals',
  goal: 'goals',
  job: 'experience',
  skill: 'skills',
  hobby: 'hobbies',
  study: 'education',
  limit: 'notes',
  dislike: 'notes',
  asset: 'notes',
};

/** Fields that hold one thing: what the grammar did not hear of them can double nothing. */
const SINGLE: ReadonlySet<AskedField> = new Set(
  askedFields.filter((field) => !isListField(field) && !isSeveralField(field)),
);

/** What a message says, and weaker than that, what it names in passing. */
export interface Hearing extends Reading {
  passing: Said[];
}

function wordsOf({ value }: Said): string {
  if (typeof value !== 'object') return String(value);
  if ('role_title' in value) return value.role_title;
  return 'name' in value ? value.name : value.value;
}

const overlap = (one: { from: number; to: number }, other: { from: number; to: number }) =>
  one.from < other.to && other.from < one.to;

/** Whether the learnt reader takes the words of a fact for the same. */
function agrees(fact: Fact, field: AskedField): boolean {
  return fields[fact.kind] === field && isOwn(fact);
}

/** The facts that the learnt reader hears, surely enough, where the grammar of answers heard one. */
function factsAt(one: Said, folded: string, { facts, numbersAt }: Understood, least: number): Fact[] {
  const from = typeof one.value === 'number' ? -1 : folded.indexOf(flat(wordsOf(one)));
  const words = from < 0 ? [] : [{ from, to: from + wordsOf(one).length }];
  const places = typeof one.value === 'number' ? numbersAt(one.field) : words;
  return facts.filter((fact) => fact.sureness >= least && places.some((place) => overlap(fact, place)));
}

/** Whether the learnt reader hears something else, and nothing of the same, where the grammar heard a fact. */
function isDisputed(one: Said, folded: string, again: Understood): boolean {
  const here = factsAt(one, folded, again, typeof one.value === 'number' ? SURELY_ELSE : DECIDED);
  return here.length > 0 && !here.some((fact) => agrees(fact, one.field));
}

const OWN_WORK: ReadonlySet<AskedField> = new Set(['experience', 'skills', 'hobbies']);

/**
 * What the grammar heard, without greetings and names; what holds a denial (“weekends no”, “nada de peso”) is no skill
 * and no hobby, and is kept as it was said, in the notes.
 */
function sensible(said: readonly Said[], folded: string, again: Understood, language: Language): Said[] {
  return said.flatMap((one) => {
    if (typeof one.value === 'number' || !OWN_WORK.has(one.field)) return [one];
    const words = wordsOf(one);
    if ((one.field === 'experience' && saysNothing(one, language)) || isName(one, folded, again)) return [];
    const isAnswer = one.field === 'experience';
    return !isAnswer && isRefusal(words, language) ? [{ field: 'notes', value: words }] : [one];
  });
}

/** Whether a word of denial stands in a text that should name a job or a skill. */
function isRefusal(text: string, language: Language): boolean {
  return read(text).some((word) => isNegator(word) && !(language === 'pt' && word.forms.includes('no')));
}

/** Whether the learnt reader hears a name where the grammar heard a fact. */
function isName(one: Said, folded: string, again: Understood): boolean {
  const here = factsAt(one, folded, again, SURE);
  return here.length > 0 && here.every(({ kind }) => kind === 'name');
}

/** Whether words heard as a job are only such as people use around facts: a greeting is no job. */
function saysNothing(one: Said, language: Language): boolean {
  const words = tokensOf(wordsOf(one)).map(({ word }) => stem(word));
  return words.length > 1 && words.every((word) => word.length < 3 || isCommon(word, language));
}

/** Whether the learnt reader hears somebody else's fact, or one that is denied, where the grammar heard one. */
function isDenied(one: Said, folded: string, again: Understood): boolean {
  const here = factsAt(one, folded, again, DECIDED);
  return here.length > 0 && here.every((fact) => !isOwn(fact) || fact.kind === 'limit' || fact.kind === 'dislike');
}

/**
 * Whether what the grammar of answers heard in a message that it understood in part may stay: words only where the
 * learnt reader hears the same, numbers unless it is sure that they are something else.
 */
function stands(one: Said, folded: string, again: Understood): boolean {
  if (typeof one.value === 'number') return !isDisputed(one, folded, again);
  const here = factsAt(one, folded, again, DECIDED);
  return here.length > 0 && here.every((fact) => agrees(fact, one.field));
}

/**
 * Everything a cleaned message says. A short one is an answer, read by the grammar of answers alone; in a longer one the
 * reader that learnt from people decides, and the grammar adds what it does not contradict.
 */
export function hear(message: string, heard: Heard): Hearing {
  const answer = readMessage(message, heard);
  const passing = mentionsIn(message, heard);
  if (message.split(/\s+/u).length <= ANSWER_WORDS || repeats(message)) return { ...answer, passing };
  const again = understood(message, heard);
  const folded = flat(message);
  const { facts } = again;
  const sure = facts.filter(({ sureness }) => sureness >= SURE);
  const learnt = learntFrom(sure, message, heard);
  const lacks = (list: readonly Said[], { field }: Said) => !list.some((one) => one.field === field);
  if (answer.complete) {
    const kept = sensible(answer.said, folded, again, heard.language).filter(
      (one) => one.field === 'notes' || !isDenied(one, folded, again),
    );
    const more = learnt.filter((one) => SINGLE.has(one.field) && lacks(kept, one));
    return { ...answer, said: [...kept, ...more], passing };
  }
  const rest = answer.said.filter((one) => lacks(learnt, one) && stands(one, folded, again));
  const unread = answer.unread.filter((text) => {
    const from = folded.indexOf(flat(text));
    return !facts.some((fact) => overlap(fact, { from, to: from + text.length }));
  });
  const told = (field: AskedField) => facts.some(({ kind }) => fields[kind] === field);
  return {
    said: [...learnt, ...rest],
    complete: false,
    unread,
    passing: passing.filter(({ field }) => !told(field)),
  };
}
