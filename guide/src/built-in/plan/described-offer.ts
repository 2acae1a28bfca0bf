import type { Language } from '@foothold/contract';
import { archetypeOf } from '../../catalogue/archetype-facts.ts';
import { type Words, wordsOf } from '../../catalogue/load.ts';
import type { ArchetypeFacts } from '../../catalogue/schema.ts';
import {
  entryOfId,
  formOfId,
  genericFormOf,
  idsOf,
  madeOf,
  ownTopicOf,
  topicOf,
} from '../../catalogue/work/compose.ts';
import type { Form } from '../../catalogue/work/schema.ts';
import { nearestTo } from '../../ideas/nearest.ts';
import { subjectsIn } from '../../ideas/subjects.ts';
import { isCommon } from '../../language/common.ts';
import { tokensOf } from '../../text/fold.ts';
import { calledBy } from '../../work/called.ts';
import { type Done, LEARNERS, saysLittle, thingsIn, verbsIn } from '../../work/deeds.ts';
import { tellsOf } from '../../work/recognise.ts';
import { asideWords, kindWords, type SaidWords, saidWords } from '../../work/small-words.ts';
import { namedKind } from '../work/own-things.ts';

/** An offer is the one that is described where it names so much of what the description says is done. */
const LEAST = 0.68;
/** Letters of a word that tell it from others; what stands behind them is mostly an ending. */
const STEM = 5;
const SHORTEST = 3;
/** A word of which nothing is known tells as much as a usual noun, and a verb less: many things are cleaned. */
const USUAL = 4;
const VERB = 2.5;
/** What is said about an offer is so much of it, and a form in which others are shown it. */
const ABOUT = 0.85;
const SHOWN = 0.7;
const BESIDE_DOING: ReadonlySet<Form> = new Set<Form>(['teach', 'group', 'advise']);
/** Of two that are as like, the one is meant whose offer says more of it. */
const ALIKE = 0.05;
/** The same thing by another name may be another one. */
const OTHER_NAME = 0.9;
/** As many of what is near are looked at: what is meant is among the first. */
const MOST_NEAR = 12;

/** A word of a description: what it may stand for, the verbs or things it is one of, and how much it tells. */
interface Telling {
  forms: readonly string[];
  classes: readonly string[];
  isVerb: boolean;
  tells: number;
}

const named = (text: SaidWords, { language }: Words) => [...verbsIn(text, language), ...thingsIn(text, language)];

/** What a description says is done with which thing: what says for whom or where is told of any work, if there is more. */
function tellingIn(name: string, words: Words): Telling[] {
  const all = tokensOf(name);
  const aside = all.findIndex(({ word }, index) => index > 1 && asideWords.has(word) && !kindWords.has(word));
  const end = aside < 0 ? undefined : all[aside]?.from;
  const first = tellingOf(saidWords(name.slice(0, end)), words);
  return first.length > 0 ? first : tellingOf(saidWords(name), words);
}

function tellingOf(said: SaidWords, words: Words): Telling[] {
  const { language } = words;
  const verbs = verbsIn(said, language);
  const things = thingsIn(said, language);
  // Who teaches or helps children does what is said besides; who looks after them does that.
  const isForSomebody = verbs.every(({ classes }) => saysLittle(classes) || classes.includes('teach'));
  const classesAt = (some: readonly Done[], place: number) =>
    some.flatMap(({ at, classes }) => (at.includes(place) ? classes : []));
  return said.flatMap((forms, place): Telling[] => {
    const done = classesAt(verbs, place);
    // How it is offered is known by its form: “classes” in “pottery classes”.
    if (forms.some((form) => subjectsIn(form, [], words).wantedForms.size > 0)) return [];
    const thing = classesAt(things, place);
    if (done.length > 0 && thing.length === 0) {
      return saysLittle(done) ? [] : [{ forms, classes: done, isVerb: true, tells: VERB }];
    }
    const isUsual = forms.some((form) => isCommon(form, language)) || (forms[0]?.length ?? 0) < SHORTEST;
    if (isUsual && thing.length === 0) return [];
    if (isForSomebody && thing.length > 0 && thing.every((one) => LEARNERS.has(one))) return [];
    return [{ forms, classes: [...done, ...thing], isVerb: false, tells: tellsOf(forms[0] ?? '', words) || USUAL }];
  });
}

const stem = (form: string) => form.slice(0, STEM);

/** How much of what a description says a text names, 0 to 1, whether it names what is done, and how many things. */
interface Cover {
  cover: number;
  isDone: boolean;
  things: number;
}

const NOTHING: Cover = { cover: 0, isDone: false, things: 0 };

function coverOf(text: string, telling: readonly Telling[], words: Words): Cover {
  const said = saidWords(text);
  const stems = new Set(said.flatMap((forms) => forms.map(stem)));
  const classes = new Set(named(said, words).flatMap((one) => one.classes));
  const coverOfOne = (one: Telling) => {
    if (one.forms.some((form) => form.length >= SHORTEST && stems.has(stem(form)))) return 1;
    return one.classes.some((each) => classes.has(each)) ? OTHER_NAME : 0;
  };
  const all = telling.reduce((sum, { tells }) => sum + tells, 0);
  const cover = telling.reduce((sum, one) => sum + coverOfOne(one) * one.tells, 0) / (all || 1);
  const covered = telling.filter((one) => coverOfOne(one) > 0);
  const things = covered.filter(({ isVerb }) => !isVerb).length;
  return { cover, isDone: things < covered.length, things };
}

/** What an entry of the knowledge of work is called. */
function namesOf(entry: string | undefined, { work }: Words): readonly string[] {
  const known = entry === undefined ? undefined : work.entries.get(entry);
  return known ? [known.work, ...known.also] : [];
}

interface Asked {
  telling: readonly Telling[];
  wanted: ReadonlySet<Form>;
}

/** The offer of an entry that its trade is known for. */
const isUsualOffer = (id: string) => madeOf(id)?.offer === 0;

/**
 * How surely an archetype is what is described. What is said about it counts less than what it offers, and only where it
 * says what is done: “a choir” stands in what is said of music lessons. What the description names no trade of has
 * to offer two of its words: choirs are filmed as well.
 */
function likenessOf({ id }: ArchetypeFacts, { telling, wanted }: Asked, words: Words): number {
  const { angles, what_it_is: about } = wordsOf(words, id);
  const form = formOfId(id);
  const isAside = form !== undefined && BESIDE_DOING.has(form);
  const names = namesOf(entryOfId(id), words).join('\n');
  // Lessons in what a trade is called are lessons in it.
  const called = genericFormOf(id) === undefined ? '' : names;
  // Each angle by itself: vases are cared for in one, and planted with children in another.
  const [offered = NOTHING] = Object.values(angles)
    .map(({ title, offer }) => coverOf([title, offer, called].join('\n'), telling, words))
    .toSorted((one, other) => other.cover - one.cover);
  const behind = coverOf([about, ...Object.values(angles).map(({ offer }) => offer)].join('\n'), telling, words);
  if (entryOfId(id) === undefined && offered.things + (offered.isDone ? 1 : 0) < 2) return 0;
  const byName = isUsualOffer(id) ? coverOf(names, telling, words).cover : 0;
  const said = Math.max(offered.cover, behind.isDone ? ABOUT * behind.cover : 0, ABOUT * byName);
  return (said + ALIKE * offered.cover) * (isAside && !wanted.has(form) ? SHOWN : 1);
}

/** Of what can be composed of a topic: by a form that was named, written for the trade before one that suits any. */
function byForm(topic: string, wanted: ReadonlySet<Form>): string | undefined {
  const ids = idsOf(topic);
  const named = ids.filter((id) => wanted.has(formOfId(id) ?? 'do'));
  return named.find((id) => genericFormOf(id) === undefined) ?? named[0] ?? (wanted.size === 0 ? ids[0] : undefined);
}

/** “Hacer” makes a thing and does a job: what may be either is done. */
const isMadeOrDone = (name: string, language: Language) =>
  verbsIn(saidWords(name), language).some(
    ({ classes, at }) => at.includes(0) && MAKE_OR_DO.every((one) => classes.includes(one)),
  );
const MAKE_OR_DO = ['make', 'do'];

/** What is offered in the person's own words, by the form they name or what their verb says. */
function inOwnWords(name: string, wanted: ReadonlySet<Form>, { language }: Words): string | undefined {
  const kind = isMadeOrDone(name, language) ? 'done' : namedKind(name, language);
  const topic = ownTopicOf(calledBy(name, language), kind === 'own' || kind === 'thing' ? 'done' : kind);
  return byForm(topic, wanted) ?? idsOf(topic)[0];
}

/** Work as a description names it. */
export interface Described {
  name: string;
  /** Entries of the knowledge of work that it names. */
  entries: readonly string[];
  /** Forms in which it says that it is offered. */
  wanted: ReadonlySet<Form>;
}

/**
 * The offer that is described, of all that the catalogue has near it; undefined where none names what is done with which
 * thing. That a trade is near does not make its offers theirs: who walks dogs grooms none.
 */
function knownOffer({ name, entries, wanted }: Described, words: Words): ArchetypeFacts | undefined {
  const telling = tellingIn(name, words);
  const written = wanted.size === 0 ? nearestTo(name, words).slice(0, MOST_NEAR) : [];
  const isWanted = (id: string) => wanted.size === 0 || wanted.has(formOfId(id) ?? 'do');
  // Of a form that is named, one that suits any trade is theirs as well.
  const isOffered = (id: string) => isWanted(id) && (wanted.size > 0 || genericFormOf(id) === undefined);
  const near = written.map(({ archetype }) => archetype);
  const composed = entries
    .flatMap((entry) => idsOf(topicOf(entry)).filter(isOffered))
    .flatMap((id) => archetypeOf(id) ?? []);
  const [best] = [...near, ...composed]
    .map((archetype) => ({ archetype, like: likenessOf(archetype, { telling, wanted }, words) }))
    .filter(({ like }) => like >= LEAST)
    .toSorted((one, other) => other.like - one.like);
  return best?.archetype;
}

/** Whether a description says by its verbs what is done, and of no teaching: a workshop is a room as well. */
function doesOnly(name: string, { language }: Words): boolean {
  const verbs = verbsIn(saidWords(name), language).filter(({ classes }) => !saysLittle(classes));
  return verbs.length > 0 && verbs.every(({ classes }) => !classes.includes('teach'));
}

/** The same of a business that runs: who repairs accordions in a workshop holds none. */
export function runningOffer(described: Described, words: Words): ArchetypeFacts | undefined {
  const wanted = doesOnly(described.name, words)
    ? new Set([...described.wanted].filter((form) => !BESIDE_DOING.has(form)))
    : described.wanted;
  const known = knownOffer({ ...described, wanted }, words);
  const form = formOfId(known?.id ?? '');
  return form !== undefined && BESIDE_DOING.has(form) && !wanted.has(form) ? undefined : known;
}

/** What a plan for something that is described is made of: the offer that it is, else its own words. */
export function describedOffer(described: Described, words: Words): ArchetypeFacts | undefined {
  const own = () => archetypeOf(inOwnWords(described.name, described.wanted, words) ?? '');
  return knownOffer(described, words) ?? own();
}
