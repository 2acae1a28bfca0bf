import { type BusinessSnapshot, type Language, languages } from '@foothold/contract';
import type { Words } from '../../../catalogue/load.ts';
import type { Fact } from '../../../reader/spans/reader.ts';
import { workFacts } from '../../../catalogue/work/facts.ts';
import { understood } from '../../../interview/reading/learnt.ts';
import { isOwn } from '../../../interview/reading/whose.ts';
import { languagesOf } from '../../../interview/reading/language.ts';
import { cleaned } from '../../../interview/reading/message.ts';
import { fold } from '../../../text/fold.ts';
import { clausesOf } from '../../../text/phrases.ts';
import { entriesNamed } from '../../../work/recognise.ts';
import { type Figures, figuresIn } from './figures.ts';
import { isLabelled, readBusiness } from './read-business.ts';
import { isWanting, type Stage, stageOf, withoutWanting } from './stage.ts';

/** A business as somebody describes it, whether it runs or is to be begun. */
export interface Story {
  /** Its labelled lines, or what a text without labels says in their place. */
  lines: BusinessSnapshot;
  stage: Stage;
  /** What it is called in a title, in the person's words. */
  name: string;
  /** Entries of the knowledge of work that it names, the likeliest first. */
  entries: readonly string[];
  /** What somebody wants of a business that runs, in their words; null when they say nothing. */
  aim: string | null;
  figures: Figures | null;
}

/** As much of a description as is read for what it is; figures and troubles may follow. */
const READ = 2_000;
/** Facts that say what somebody does; and what they are about to do. */
const DOING: ReadonlySet<string> = new Set(['business', 'job', 'skill', 'hobby']);
const BEGINNING: ReadonlySet<string> = new Set([...DOING, 'idea', 'goal', 'wish']);
/** A longer clause than this is a sentence rather than a name. */
const LONGEST_NAME = 60;
/** A fact shorter than this share of its clause leaves out what it is about. */
const OF_CLAUSE = 0.4;
const FEWEST_LETTERS = 4;
/** Surer than this, a stretch of words is what the reader takes it for. */
const SURE = 0.3;

/** What a description calls its business: all it says at first where that is short, else what the reader takes for it. */
function nameIn(about: string, facts: readonly Fact[], stage: Stage): string {
  const [clause = about] = clausesOf(about);
  const kinds = stage === 'beginning' ? BEGINNING : DOING;
  const least = stage === 'beginning' ? OF_CLAUSE * clause.length : FEWEST_LETTERS;
  const named = facts.find(({ kind, sureness, text }) => kinds.has(kind) && sureness > SURE && text.length >= least);
  if (stage === 'beginning') return named?.text ?? withoutWanting(clause);
  return clause.length > LONGEST_NAME && named ? named.text : clause;
}

/** From here on, words say since when or for how long. */
const SURE_SPAN = 0.7;

/** Reads a description, with or without labelled lines. `now` in milliseconds since the epoch. */
export function readStory(description: string, now: number, words: Words): Story {
  const read = readBusiness(description);
  const { language } = words;
  const about = cleaned((read.description || description).slice(0, READ));
  const spoken = spokenIn(about, language);
  const heard = { asked: null, language, languages: spoken, now };
  const facts = understood(about, heard).facts.filter(isOwn);
  const figures = figuresIn(about, language);
  // What is sold in a day is a number of things, which a text without labels may seem to say of money.
  const lines = figures && !isLabelled(description) ? { ...read, revenue: '' } : read;
  const isDated = figures !== null || facts.some(({ kind, sureness }) => kind === 'span' && sureness >= SURE_SPAN);
  const isTrade = (word: string) =>
    entriesNamed(word, words).some(({ entry, isDone }) => !isDone && workFacts.get(entry)?.kind === 'job');
  const stage = stageOf(lines, { isDated, spoken, isTrade });
  const name = nameIn(about, facts, stage);
  const clauses = clausesOf(about);
  const named = [name, clauses[0] ?? ''].flatMap((text) => entriesNamed(text, words));
  return {
    lines,
    stage,
    name,
    entries: [...new Set(named.map(({ entry }) => entry))],
    aim: clauses.find(isWanting) ?? null,
    figures,
  };
}

function spokenIn(text: string, language: Language): readonly Language[] {
  const spoken = languagesOf(fold(text), language);
  return spoken.length > 0 ? spoken : languages;
}
