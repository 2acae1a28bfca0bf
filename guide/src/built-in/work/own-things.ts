import type { Language, Profile } from '@foothold/contract';
import { archetypes } from '../../catalogue/archetype-facts.ts';
import type { Words } from '../../catalogue/load.ts';
import { entryOfTopic, idsOf, isOwnWords, ownTopicOf, topicOf } from '../../catalogue/work/compose.ts';
import { sectorOf } from '../../catalogue/work/sectors.ts';
import { batchOf, workFacts } from '../../catalogue/work/facts.ts';
import { type Fact, factsOf, piecesOfNotes, topicsIn, topicsNamed } from '../../profile/facts.ts';
import { negatorIn } from '../../text/negation.ts';
import { lawRead } from '../../reader/law.ts';
import { refusedFact, restOfQuitting } from '../../understand/facts-refused.ts';
import { flawsIn } from '../../understand/flaws.ts';
import { learntNeeds } from '../../understand/learnt-needs/learnt-needs.ts';
import { needsAskedIn, RULED_OUT_FROM } from '../../understand/limits.ts';
import { isDreaded, ruledOutIn, turnsAgainst } from '../../understand/ruled-out.ts';
import { isCommon } from '../../language/common.ts';
import { namesOccupation } from '../../language/occupations.ts';
import { read, type ReadText, type ReadWord } from '../../text/phrases.ts';
import { tokensOf } from '../../text/fold.ts';
import type { OwnKind } from '../../catalogue/work/schema.ts';
import { beginsDeed, calledBy, eachOf, namesThing } from '../../work/called.ts';
import { isDoneWith, isMaking, saysLittle, verbsIn } from '../../work/deeds.ts';
import { offersMention } from '../../work/mentions.ts';
import { entriesNamed, LIKE, type Named } from '../../work/recognise.ts';
import { asideWords, joining, learningWords, little, type SaidWords, saidWords } from '../../work/small-words.ts';

/** Kinds of facts that are somebody's own work or love; a goal is a wish and a town a place. */
const own: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>(['skill', 'experience', 'hobby']);
/** Own words as the name of what is offered are short, little words not counted; a sentence is no name. */
const MOST_OWN_WORDS = { experience: 5, skill: 4, hobby: 4 } as const;
const OWN_LENGTH = 60;
/** A shorter word names nothing. */
const SHORTEST_NAME = 3;

/** From this likeness on, a fact is the entry it names and nothing besides. */
const SURELY = 0.6;
/** What was learnt once is named without doubt, or stands behind what somebody does. */
const LEARNT = 0.8;

function isDenied(text: string, language: Language): boolean {
  const words = read(text);
  return words.some(negatorIn(language));
}

/** The sectors of the archetypes that a topic speaks for. */
const sectorsOf = new Map<string, Set<string>>();
for (const { sector, skills, interests } of archetypes) {
  for (const topic of [...skills.required.flat(), ...interests]) {
    sectorsOf.set(topic, (sectorsOf.get(topic) ?? new Set<string>()).add(sector));
  }
}

/** Without topics of another trade than the fact is known to be of: who decorates cakes paints no rooms. */
function ofTheTrade(topics: ReadonlySet<string>, entries: readonly string[]): string[] {
  const trades = new Set<string>(entries.map(sectorOf));
  return [...topics].filter(
    (topic) => entries.length === 0 || [...(sectorsOf.get(topic) ?? [])].some((one) => trades.has(one)),
  );
}

/** Who drives a minibus for a school does not own one, and one word of a job (“driver at an ice rink”) is no skill of it. */
function isJob({ entry, isAll, isOfItsKind }: Named): boolean {
  const kind = workFacts.get(entry)?.kind;
  return kind === 'job' || (kind === 'skill' && isAll && isOfItsKind);
}

/** The subject of a course or degree (“BTS apiculture”) where it is known; in own words it would be a school's name. */
function withSubject(fact: Fact, words: Words): Fact {
  const told = tokensOf(fact.text).filter(({ word }) => !learningWords.has(word));
  const subject = told.map(({ from, to }) => fact.text.slice(from, to)).join(' ');
  const sure = (text: string) =>
    entriesNamed(text, words).filter((one) => one.isAll && one.score >= LEARNT && isJob(one));
  // A technician is one by title, and has learnt the trade besides.
  const whole = sure(fact.text);
  const learnt = whole.length > 0 ? whole : sure(subject);
  return { ...fact, topics: new Set([...fact.topics, ...learnt.map(({ entry }) => topicOf(entry))]) };
}

function withTopics(fact: Fact, words: Words): Fact {
  if (fact.kind === 'education') return withSubject(fact, words);
  if (!own.has(fact.kind)) return fact;
  const each = eachOf(fact.text, words.language);
  const parts = each.length === 1 ? [] : each.flatMap((text) => [...topicsFor({ ...fact, text }, words)]);
  // Where neither of two things is known, their name is what somebody calls both.
  const isKnown = parts.some(([topic]) => entryOfTopic(topic) !== undefined);
  const sureness = isKnown ? new Map(parts) : topicsFor(fact, words);
  return { ...fact, topics: new Set(sureness.keys()), sureness };
}

/** From this likeness on, an entry is what is meant; one that is only just like it counts so much. */
const MEANT = 0.8;
const JUST_LIKE = 0.4;

/** How surely an entry is what is meant: of a “cobrador de candongueiro” one word is known, and means another trade. */
function surenessOf({ score }: Named): number {
  const share = Math.max(0, Math.min(1, (score - LIKE) / (MEANT - LIKE)));
  return JUST_LIKE + (1 - JUST_LIKE) * share;
}

/** The topics of what a fact tells of one thing, each with how surely it is meant. */
function topicsFor(fact: Fact, words: Words): Map<string, number> {
  const found = entriesNamed(fact.text, words).filter((one) => fact.kind !== 'experience' || isJob(one));
  // Who makes rag dolls is not served by baskets: what they make stands in their own words.
  const theirs = ownWords(fact, words.language);
  const isSold = sells(fact.text, words.language) && theirs.length > 0;
  const all = isSold
    ? found.filter(({ entry }) => !SELLING.test(entry) || offersMention(entry, fact.text, words))
    : found;
  const isAnother = makesAnother(fact, all, words);
  const named = isAnother && theirs.length > 0 ? [] : all;
  const entries = named.map(({ entry }) => entry);
  // What is known of half of it leaves the other half to the person's own words.
  const surely = named.some(({ score, isAll }) => isAll && score >= SURELY);
  const known = named.map((one) => [topicOf(one.entry), surenessOf(one)] as const);
  const inTheirs = surely ? [] : theirs;
  // Where it is done is no trade: who sells a drink “en la ceja” has nothing to do with brows.
  const isNamed = entries.length > 0 || theirs.length === 0 || calledBy(fact.text, words.language) === fact.text;
  const touched = isNamed ? fact.topics : within(fact.topics, calledBy(fact.text, words.language));
  const certain = [...ofTheTrade(touched, entries), ...inTheirs].map((topic) => [topic, 1] as const);
  return new Map([...certain, ...known]);
}

/** Topics that a name touches by itself. */
function within(touched: ReadonlySet<string>, name: string): Set<string> {
  const inName = new Set(topicsNamed(read(name)).map(({ value }) => value));
  return new Set([...touched].filter((topic) => inName.has(topic)));
}

/** Trades of selling, whatever it is: a shop's, and those of who calls or knocks. */
const SELLING = /^52[2-4]/u;

function sells(text: string, language: Language): boolean {
  return verbsIn(saidWords(text), language).some(({ classes }) => classes.includes('sell'));
}

/** Whether somebody makes something that no offer of what it was taken for names: who makes soap is not served by candles. */
function makesAnother({ kind, text }: Fact, named: readonly Named[], words: Words): boolean {
  const makes = verbsIn(saidWords(text), words.language).some(({ classes }) => isMaking(classes));
  return kind !== 'experience' && makes && !named.some(({ entry }) => offersMention(entry, text, words));
}

/** What a list calls unlawful by one word (“tiro leite”) is so only where the reader finds it doubtful too. */
function isFlawed(text: string): boolean {
  return flawsIn(text).some((flaw) => flaw !== 'illegal' || lawRead(text) !== null);
}

/** Verbs of what one does oneself and for company, which nobody is paid to do for them. */
const OWN_PLEASURE: ReadonlySet<string> = new Set(
  'play do work have help run keep give take use ride study buy collect walk climb hunt read'.split(' '),
);

/** What is a service where it is work, and a pleasure where somebody loves it: flying kites, sailing. */
const LOVED: ReadonlySet<string> = new Set([...OWN_PLEASURE, ...'drive hang sit catch show record'.split(' ')]);

/** What somebody's own words name: what they say is done decides, then whether it is their job, then how much it says. */
function kindOf({ kind }: Pick<Fact, 'kind'>, telling: SaidWords, language: Language): OwnKind {
  const isTitle = telling.some((forms) => forms.some(namesOccupation));
  if (kind === 'experience' && (isTitle || !isDoneWith(telling, language))) return 'job';
  const verbs = verbsIn(telling, language).map(({ classes }) => classes);
  const pleasures = kind === 'hobby' ? LOVED : OWN_PLEASURE;
  // “Criar” makes things and keeps beasts: what may be either is not made to order.
  if (verbs.some((classes) => isMaking(classes) && !classes.includes('keep'))) return 'made';
  if (verbs.some((classes) => classes.includes('sell'))) return 'sold';
  if (verbs.some((classes) => !classes.some((one) => pleasures.has(one)))) return 'done';
  // A skill in several words is something one does; in one word it may be a thing, and a hobby is either.
  return kind === 'skill' && telling.length > 1 ? 'own' : 'thing';
}

/** What a phrase of somebody's own names, by the verbs in it: what is made, sold or done, else a thing or an activity. */
export const namedKind = (text: string, language: Language): OwnKind =>
  kindOf({ kind: 'skill' }, saidWords(text), language);

/** Whether there is a word in it that says what it is, and not only that something is done, or what anybody says. */
function saysWhat(telling: SaidWords, language: Language): boolean {
  const done = verbsIn(telling, language);
  const verbs = new Set(done.flatMap(({ at }) => at));
  // “Keeping my mouth shut” is a sentence about somebody.
  if (done.some(({ classes, at }) => at.includes(0) && saysLittle(classes))) return false;
  return telling.some(
    (forms, place) =>
      !verbs.has(place) &&
      forms.some((form) => form.length >= SHORTEST_NAME) &&
      !forms.some((form) => isCommon(form, language)),
  );
}

/** Languages in which what a thing is stands last in its name: a wine rack is a rack, and “licor de café” a liqueur. */
const NAMED_LAST: ReadonlySet<Language> = new Set(['en']);

/**
 * Who makes a drink at home may drink it; what is sold of it is for licensed houses everywhere. Only where the drink is
 * what is made, and not what a rack, a biscuit or a sign is for.
 */
function isHomeMadeDrink(text: string, kind: OwnKind, language: Language): boolean {
  const asks = (part: ReadText) => {
    const [from, to] = [part[0]?.from ?? 0, part.at(-1)?.to ?? 0];
    return needsAskedIn(text.slice(from, to)).has('alcohol');
  };
  const said = read(text);
  if (kind === 'job' || !asks(said)) return false;
  const [verb] = verbsIn([[...(said[0]?.forms ?? [])]], language);
  if (verb && !isMaking(verb.classes)) return false;
  const isSmall = ({ forms }: ReadWord) => forms.some((form) => asideWords.has(form) || little.has(form));
  const named = said.slice(verb ? 1 : 0);
  const first = named.findIndex((word) => !isSmall(word));
  const thing = named.slice(Math.max(0, first));
  const until = thing.findIndex((word, index) => index > 0 && isSmall(word));
  const name = until < 0 ? thing : thing.slice(0, until);
  // Of more words than one (“home brew”, “eau de vie”) no other is a drink by itself.
  if (NAMED_LAST.has(language)) return asks(name) && (asks(name.slice(-1)) || !asks(name.slice(0, -1)));
  return asks(name.slice(0, 1)) || (asks(thing) && !asks(thing.slice(1)));
}

/** No further than anybody explains something. */
const BRACKETED = /\s?\([^()]{0,120}\)/gu;

function ownWords(fact: Fact, language: Language): string[] {
  const { kind, text } = fact;
  const most = kind === 'experience' || kind === 'skill' || kind === 'hobby' ? MOST_OWN_WORDS[kind] : 0;
  // A sentence may hold a name: “I make straw hats for the people at the beach”; what stands in brackets explains it.
  const name = calledBy(text.replace(BRACKETED, ' ').trim() || text, language);
  const named = saidWords(name);
  const isName =
    named.length <= most &&
    name.length <= OWN_LENGTH &&
    saysWhat(named, language) &&
    !isDenied(text, language) &&
    !isFlawed(text);
  if (!isName) return [];
  const ownKind = kindOf(fact, saidWords(text), language);
  return isHomeMadeDrink(name, ownKind, language) ? [] : [ownTopicOf(name, ownKind)];
}

/** Verbs of which no work can be offered by itself: of teaching (whom, and what?), and of asking for other ideas. */
const OF_ASKING: ReadonlySet<string> = new Set(
  'teach sell buy change show take give use open have run wait sit help find read study plan set'.split(' '),
);
/** As many things as one wish names. */
const MOST_WISHED = 3;

/** The parts of a clause that each begin with a verb of work, from it on: “mend clocks or paint signs”. */
function deedsWished(clause: string, language: Language): string[] {
  const all = tokensOf(clause);
  const starts = all.filter(({ word }) => beginsDeed(word, language));
  return starts.flatMap(({ from }, index) => {
    const next = starts[index + 1];
    const until = next === undefined ? all : all.filter((token) => token.to <= next.from);
    const last = until.at(-1);
    const text = clause.slice(from, next !== undefined && last && joining.has(last.word) ? last.from : last?.to).trim();
    const verbs = verbsIn(saidWords(text), language)[0]?.classes ?? [];
    return saysLittle(verbs) || verbs.some((one) => OF_ASKING.has(one)) || !namesThing(text, language) ? [] : [text];
  });
}

/**
 * What can be made of the work that somebody would rather do, whether or not their profile tells of it: of what is known all
 * that suits it, of their own words the nearest form.
 */
export function wishedIds(clauses: readonly string[], words: Words): string[] {
  const { language } = words;
  const blank = { kind: 'skill', field: 'skills', index: null, weight: 1, topics: new Set<string>() } as const;
  const topics = clauses
    .filter((clause) => !isDenied(clause, language))
    .flatMap((clause) => deedsWished(clause, language))
    .slice(0, MOST_WISHED)
    .flatMap((text) => [...topicsFor({ ...blank, text }, words).keys()]);
  return [...new Set(topics)].flatMap((topic) => {
    const ids = idsOf(topic);
    return ids.some(isOwnWords) ? ids.slice(0, 1) : ids;
  });
}

/** What lies in somebody's life (an illness, a family) is theirs to offer, and stands among skills and hobbies then. */
function isInPassing(entry: string): boolean {
  return workFacts.get(entry)?.kind !== 'job' && batchOf.get(entry) !== 'skills-home-people';
}

/** Whether a note says what somebody can't have or do, with or without a “no”: “off ladders since the fall”. */
function isLimit(text: string, language: Language): boolean {
  const isLikely = [...learntNeeds(text, language).values()].some((likely) => likely >= RULED_OUT_FROM.notes);
  return isLikely || isDreaded(text) || turnsAgainst(text, language) || ruledOutIn(text, language).size > 0;
}

/** A note without what its writer wants out of: “I want to quit driving and bake” begins something with baking alone. */
function withoutQuitting(fact: Fact, language: Language): Fact {
  const rest = fact.kind === 'notes' ? restOfQuitting(fact.text, language) : undefined;
  return rest === undefined ? fact : { ...fact, text: rest || fact.text, topics: topicsIn(rest) };
}

/** What notes tell, and goals behind what they want out of: “stop washing up and make soap”. */
function toldBeside({ goals, ...profile }: Profile, language: Language): string[] {
  const notes = piecesOfNotes({ ...profile, goals }).map((text) => restOfQuitting(text, language) ?? text);
  const wishes = goals.flatMap(({ value }) => restOfQuitting(value, language, true) ?? []);
  return [...notes, ...wishes].filter((text) => text !== '');
}

/** Things and skills that a note names in passing (“I have a telescope”), unless it denies them. */
function fromNotes(profile: Profile, facts: readonly Fact[], words: Words): Fact[] {
  const known = new Set(facts.map(({ text }) => text));
  return toldBeside(profile, words.language)
    .filter((text) => !known.has(text) && !isDenied(text, words.language))
    .flatMap((text) => {
      const named = entriesNamed(text, words).filter(({ entry }) => isInPassing(entry));
      if (named.length === 0 || isLimit(text, words.language)) return [];
      const topics = new Set(named.map(({ entry }) => topicOf(entry)));
      return [{ kind: 'notes', text, field: 'notes', index: null, weight: 0.9, topics } satisfies Fact];
    });
}

const known = new WeakMap<readonly Fact[], Map<string, readonly Fact[]>>();

/** The facts of a profile, each with the entries of the knowledge of work that it names in the words of a language. */
export function ownFactsOf(profile: Profile, words: Words): readonly Fact[] {
  const facts = factsOf(profile);
  const byLanguage = known.get(facts) ?? new Map<string, readonly Fact[]>();
  known.set(facts, byLanguage);
  const before = byLanguage.get(words.language);
  if (before) return before;
  const whole = facts.map((fact) => withTopics(withoutQuitting(fact, words.language), words));
  const isRefused = refusedFact(profile, words);
  const told = whole.map((fact) =>
    isRefused?.(fact) ? { ...fact, topics: new Set<string>(), isRefused: true as const } : fact,
  );
  const beside = fromNotes(profile, facts, words).filter((fact) => isRefused?.(fact) !== true);
  const all = [...told, ...beside];
  byLanguage.set(words.language, all);
  return all;
}

/** A note of fewer words names something at hand, or a time. */
const TELLING = 3;

/** Whether a person told of something they do, can or like, even where nothing is known of it; a denial tells of nothing. */
export function bringsWork(profile: Profile, facts: readonly Fact[], language: Language): boolean {
  const tells = (text: string) => text.split(/\s+/u).length >= TELLING && !isDenied(text, language);
  return facts.some(({ kind, isRefused }) => own.has(kind) && isRefused !== true) || piecesOfNotes(profile).some(tells);
}

/** Ids of all that can be composed of what a person brought. */
export function composedFrom(facts: readonly Fact[]): string[] {
  return [...new Set(facts.flatMap(({ topics }) => [...topics]))].flatMap(idsOf);
}
