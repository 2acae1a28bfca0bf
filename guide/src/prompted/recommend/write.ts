import { numbersFor, otherGoalSentence, UNKNOWN_WORK, type WorkPiece } from '../../ideas/goal-arithmetic.ts';
import { hoursSentence, paragraphs, sentences } from '../../ideas/write-idea.ts';
import { type Fact, profileFactOf } from '../../profile/facts.ts';
import { fill } from '../../text/fill.ts';
import { isolatedQuotes } from '../quotes.ts';
import { wordingOf } from '../../text/wording.ts';
import { archetypeOf } from '../../catalogue/archetype-facts.ts';
import type { ArchetypeFacts } from '../../catalogue/schema.ts';
import type { Idea } from '../../guide.ts';
import type { Question } from './question.ts';
import type { WrittenIdea } from './wire.ts';

const MOST_RISKS = 4;

/** The catalogue entry an idea follows; only one that was offered to the model counts. */
export function entryOf({ entry }: WrittenIdea, { near }: Question): ArchetypeFacts | undefined {
  return near.some(({ fit }) => fit.archetype === entry) ? archetypeOf(entry) : undefined;
}

/** What is counted and how long one takes: the entry's, else what the model says of its own work. */
function pieceOf({ unit, hours_per_unit }: WrittenIdea, entry: ArchetypeFacts | undefined): WorkPiece {
  if (entry) return entry;
  return unit && hours_per_unit ? { unit, hours_per_unit } : UNKNOWN_WORK;
}

/** Whom an idea serves: only a goal that the person has can be other than an income. */
function purposeOf({ purpose }: WrittenIdea, { wishes }: Question): WrittenIdea['purpose'] {
  return wishes.some((wish) => wish.purpose === purpose) ? purpose : 'earn';
}

/** A text with the full stop that a model left out. */
const ended = (text: string) => (text === '' || /[.!?…"”»״]$/u.test(text) ? text : `${text}.`);

/**
 * An idea as the page shows it: the model's texts between the product's own labels, its facts verbatim, hours, costs
 * and the goal's arithmetic by code. What was judged of an idea that the person brought stands first.
 */
export function ideaFrom(written: WrittenIdea, evidence: readonly Fact[], question: Question): Idea {
  const { words, said, input, seed } = question;
  const { idea } = words.shared;
  const entry = entryOf(written, question);
  const range = { min: written.hours_min, max: Math.max(written.hours_min, written.hours_max) };
  const purpose = purposeOf(written, question);
  const lot = `${seed} ${written.title}`;
  const text = (raw: string) => ended(isolatedQuotes(raw, said));
  const standing = written.own ? question.standing : null;
  const blocking = standing?.blocking ?? null;
  const risks = [...(blocking ? [blocking] : []), ...(standing?.further ?? []), ...written.risks.map(text)].slice(
    0,
    MOST_RISKS,
  );
  return {
    title: isolatedQuotes(written.title.replace(/\.$/u, ''), said),
    short_description: text(written.short_description),
    expectations: sentences(
      standing?.remark ?? '',
      blocking ? fill(idea.blocked, { text: blocking }) : '',
      hoursSentence(range, input.profile, lot, words),
      idea.cost[written.startup_cost_band] ?? '',
      text(written.expectations),
      evidence.some(({ kind }) => kind === 'goal') ? '' : otherGoalSentence(input.profile, words),
      wordingOf(idea.no_promise, lot),
    ),
    detailed_description: paragraphs(
      text(written.what_it_is),
      text(written.why_you),
      fill(idea.who_pays, { text: text(written.who_pays) }),
      fill(idea.first_week, { text: text(written.first_week) }),
      sentences(fill(idea.smallest_test, { text: text(written.smallest_test) }), text(written.stop_if)),
      fill(idea.risks, { text: written.risks.map(text).join(' ') }),
    ),
    fit: {
      why: evidence.map((fact) => fact.text),
      evidence: evidence.map(profileFactOf),
      hours_per_week: range,
      startup_cost_band: written.startup_cost_band,
      place: written.place,
      first_customer: text(written.first_customer),
      first_week: text(written.first_week),
      risks,
      archetype: entry?.id ?? null,
      purpose,
      // A goal that is not money has no price to reckon with.
      numbers: purpose === 'earn' ? numbersFor(input.profile, pieceOf(written, entry)) : null,
      source: 'model',
    },
  };
}
