import type { FactField, Profile, ProfileFact, SkillLevel } from '@foothold/contract';
import { topics } from '../catalogue/load.ts';
import { cut } from '../text/quote.ts';
import { isNegated } from '../text/negation.ts';
import { clausesOf, type Found, PhraseBook, read, type ReadText } from '../text/phrases.ts';

/** Where in the profile a fact stands. */
export type FactKind = 'skill' | 'experience' | 'hobby' | 'education' | 'notes' | 'goal' | 'location';

/** One thing the person said, with what it speaks for. */
export interface Fact {
  kind: FactKind;
  /** The person's own words, verbatim: a substring of the profile. */
  text: string;
  /** The profile's field it stands in, and its place in a list; null where the field is one text. */
  field: FactField;
  index: number | null;
  /** How much it counts as evidence, about 0.5 to 3. */
  weight: number;
  /** Topics of the catalogue that it touches. */
  topics: ReadonlySet<string>;
  /** How surely it names a topic that it may not mean, 0 to 1; what is not in it is sure. */
  sureness?: ReadonlyMap<string, number>;
  level?: SkillLevel;
  /** Whole months of an experience, when said. */
  months?: number;
  /** Whether they want no more of it, so that nothing is made of it. */
  isRefused?: true;
}

const LONGEST_FACT = 120;
/** “Advisor: …”, “Grade: …”: a line about something else on the page. */
const LABEL = /^\p{L}+(?: \p{L}+)?\s?:\s/u;
/** As many pieces of one long text as are told apart. */
const MOST_PIECES = 60;
/** As much of a goal, a description or a note as is searched for topics; a job says what it is at its beginning. */
const READ_OF_NOTE = 600;
/** More clauses than so much text has, unless it is all marks. */
const MOST_CLAUSES = 60;
const levelWeight: Record<SkillLevel, number> = { beginner: 1, intermediate: 1.6, advanced: 2.2 };

/** Short Latin words mean other things in other languages; from this length on a word counts in all five. */
const SAFE_LENGTH = 4;

const topicBook = new PhraseBook<string>(
  Object.entries(topics).flatMap(([topic, byLanguage]) =>
    Object.entries(byLanguage).flatMap(([language, words]) =>
      words
        .filter((word) => language === 'en' || language === 'he' || word.length >= SAFE_LENGTH)
        .map((word) => [word, topic] as const),
    ),
  ),
);

/** Without what is only a part of a longer phrase: a “mozo de almacén” waits at no table, “cake decorating” is no wall. */
function longest(hits: readonly Found<string>[]): Found<string>[] {
  const covered = new Map<number, number>();
  for (const { start, end } of hits) {
    for (let index = start; index < end; index += 1) {
      covered.set(index, Math.max(covered.get(index) ?? 0, end - start));
    }
  }
  return hits.filter(({ start, end }) => end - start >= (covered.get(start) ?? 0));
}

/** Where a clause names topics, the longest names only. */
export function topicsNamed(words: ReadText): readonly Found<string>[] {
  return longest(topicBook.findAll(words));
}

/** The topics the first `most` clauses of a text touch, in whatever language it is written; what is negated does not count. */
export function topicsIn(text: string, most = Infinity): Set<string> {
  const found = clausesOf(text)
    .slice(0, most)
    .flatMap((clause) => {
      const words = read(clause);
      return topicsNamed(words).filter((hit) => !isNegated(words, hit.start));
    });
  return new Set(found.map((hit) => hit.value));
}

/** What parts two pieces of a list or two sentences; what stands in brackets is of one piece: “joints (dovetail, halved)”. */
const PARTED = /\([^()\p{Cc}]{0,120}\)|[\p{Cc}\p{Cf}\p{Zl}\p{Zp},;•·|]+|[.!?]+(?=\s|$)/gu;

function splitOutside(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(PARTED)) {
    if (found.startsWith('(')) continue;
    pieces.push(text.slice(from, index));
    from = index + found.length;
  }
  return [...pieces, text.slice(from)];
}

/** The pieces of a free text that a person wrote as a list or as sentences, each verbatim. */
function piecesOf(text: string): string[] {
  return splitOutside(text)
    .map((piece) => cut(piece.trim(), LONGEST_FACT))
    .filter((piece) => /[\p{L}\p{N}]{2}/u.test(piece));
}

const fieldOf: Record<FactKind, FactField> = {
  skill: 'skills',
  experience: 'experiences',
  hobby: 'hobbies',
  education: 'education',
  notes: 'notes',
  goal: 'goals',
  location: 'location',
};

interface OfItem {
  /** Which item of its list it is. */
  index: number;
  /** What adds to its topics only. */
  readAlso: string;
}

/** One fact of a field that is short, or of an item of a list. */
function fact(kind: FactKind, text: string, weight: number, item?: OfItem): Fact[] {
  const { index = null, readAlso = '' } = item ?? {};
  const [first] = piecesOf(text);
  const named = topicsIn(`${text.slice(0, READ_OF_NOTE)}\n${readAlso.slice(0, READ_OF_NOTE)}`, MOST_CLAUSES);
  return first ? [{ kind, text: first, field: fieldOf[kind], index, weight, topics: named }] : [];
}

/** As many skills as are told apart in the line of one; a longer list is a text. */
const MOST_IN_A_LINE = 4;

/** The facts of one skill: whoever fills in a form writes several on a line (“knitting, spinning, felt”). */
function skillFacts({ skill_name: text, level, notes }: Profile['skills'][number], index: number): Fact[] {
  const weight = levelWeight[level];
  const pieces = [...new Set(piecesOf(text))];
  const facts =
    pieces.length < 2 || pieces.length > MOST_IN_A_LINE
      ? fact('skill', text, weight, { index, readAlso: notes })
      : pieces.flatMap((piece, at) => fact('skill', piece, weight, { index, readAlso: at === 0 ? notes : '' }));
  return facts.map((one) => ({ ...one, level }));
}

/** The facts of a field that is one long text, each said once; the first ones, since nobody is asked for more. */
function factsFrom(kind: FactKind, text: string, weight: number): Fact[] {
  return [...new Set(piecesOf(text))].slice(0, MOST_PIECES).map((piece) => ({
    kind,
    text: piece,
    field: fieldOf[kind],
    index: null,
    weight,
    topics: topicsIn(piece),
  }));
}

const factsByProfile = new WeakMap<Profile, readonly Fact[]>();

/**
 * Everything the profile says that can speak for an idea, strongest kinds first. Nothing is inferred. One call of a
 * guide asks for it several times, so a profile is read once.
 */
export function factsOf(profile: Profile): readonly Fact[] {
  const known = factsByProfile.get(profile) ?? readFacts(profile);
  factsByProfile.set(profile, known);
  return known;
}

function readFacts(profile: Profile): Fact[] {
  return [
    ...profile.skills.flatMap(skillFacts),
    ...profile.experiences.flatMap((job, index) =>
      fact('experience', job.role_title, 1 + Math.min(job.duration_months, 120) / 60, {
        index,
        readAlso: job.description ?? '',
      }).map((one) => (job.duration_months > 0 ? { ...one, months: job.duration_months } : one)),
    ),
    // A CV's education holds labels and leftovers (“Advisor: Prof”); what names nothing we know of is left out.
    ...factsFrom('education', profile.education, 1.2).filter((one) => one.topics.size > 0 || !LABEL.test(one.text)),
    ...factsFrom('hobby', profile.hobbies, 1),
    ...factsFrom('notes', profile.notes, 0.7).filter((one) => one.topics.size > 0),
    ...fact('location', profile.location, 0.5),
    ...profile.goals.flatMap((goal, index) => fact('goal', goal.value, 0.5, { index, readAlso: goal.goal_type })),
  ];
}

/** The pieces of the notes, each verbatim; few of them speak for any work. */
export function piecesOfNotes(profile: Profile): string[] {
  return [...new Set(piecesOf(profile.notes))].slice(0, MOST_PIECES);
}

/** A fact as an idea shows it. */
export function profileFactOf({ text, field, index }: Fact): ProfileFact {
  return { text, field, index };
}

/** How many facts of the profile could be quoted at all. */
export function quotableFacts(facts: readonly Fact[]): number {
  return new Set(facts.map((one) => one.text)).size;
}
