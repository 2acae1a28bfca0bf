import { flawsIn, flawsNamedIn, isRefused } from '../../understand/flaws.ts';
import { lessonsOf } from '../../ideas/declines.ts';
import { formOfId } from '../../catalogue/work/compose.ts';
import { numbersIn } from '../../checks/figures.ts';
import { ideaFigures, moneyFigures } from '../../checks/known-figures.ts';
import type { Reading } from '../ask.ts';
import { askedIssues, barredBy, ruledOutBy } from '../gate/asked.ts';
import { readEvidence } from '../gate/evidence.ts';
import { limitIssues } from '../gate/limits.ts';
import { type Beside, repeatIssues } from '../gate/repeats.ts';
import { textIssues } from '../gate/texts.ts';
import { inventedQuotes } from '../quotes.ts';
import { issuesOf } from '../strict.ts';
import type { Question } from './question.ts';
import { WrittenIdea } from './wire.ts';
import { entryOf, ideaFrom } from './write.ts';

/** All that the model itself has written of an idea. */
function textOf(idea: WrittenIdea): string {
  const { title, short_description, what_it_is, why_you, who_pays, first_customer, first_week } = idea;
  const { smallest_test, stop_if, risks, expectations } = idea;
  const first = [title, short_description, what_it_is, why_you, who_pays, first_customer, first_week];
  return [...first, smallest_test, stop_if, ...risks, expectations].join('\n');
}

/** What it says it asks of the person; risks and signs to stop tell what may go wrong, and ask for nothing. */
function toldIn(idea: WrittenIdea): string {
  const { title, short_description, what_it_is, why_you, who_pays, first_customer, first_week, smallest_test } = idea;
  return [title, short_description, what_it_is, why_you, who_pays, first_customer, first_week, smallest_test].join(
    '\n',
  );
}

/** Sentences that ask for what was ruled out, whatever the idea says of its needs; what the person brought may ask for what it is. */
function sentenceIssues(idea: WrittenIdea, { input, brought, language }: Question): string[] {
  const ruledOut = new Set([...ruledOutBy(input.profile), ...lessonsOf(input.already).limits.ruledOut]);
  const barred = idea.own ? barredBy(ruledOut, brought, language) : ruledOut;
  return askedIssues(toldIn(idea), barred, language);
}

/** Work that the guide plans for nobody: what the same words would be refused for, had the person brought them. */
function familyIssues(idea: WrittenIdea, question: Question): string[] {
  // Only what names the work: longer texts say what is kept out of it, in the same words.
  const text = [idea.title, idea.short_description].join('\n');
  // What follows an entry is lawful work by itself; it may still be turned into something that is named here.
  const refused = (entryOf(idea, question) ? flawsNamedIn(text) : flawsIn(text)).filter(isRefused);
  return refused.map((family) => `ideas of the kind “${family}” are not planned here: choose other work`);
}

/** A form of offer that the person wants no more of, whatever is offered by it. */
function formIssues(idea: WrittenIdea, question: Question): string[] {
  const entry = entryOf(idea, question);
  const form = (entry && formOfId(entry.id)) ?? idea.form;
  const isDenied = form !== null && question.deniedForms.has(form) && !idea.own;
  return isDenied ? [`the person wants nothing of the form “${form}”: offer it in another way`] : [];
}

function claimIssues(idea: WrittenIdea, question: Question): string[] {
  const entry = entryOf(idea, question);
  const claims = {
    hours_per_week: { min: idea.hours_min, max: idea.hours_max },
    startup_cost_band: idea.startup_cost_band,
    place: idea.place,
    min_age: Math.max(idea.min_age ?? 0, entry?.min_age ?? 0),
    needs: [...idea.needs, ...(entry?.needs ?? [])],
  };
  // What the person brought may be beyond their age: that is said as what stands in its way, and versions are smaller.
  const band = question.limits.band;
  const spared = entry && formOfId(entry.id) !== undefined ? question.limits.spared : 0;
  const within = { ...question.limits, band: band === null ? null : Math.max(band, spared) };
  const limits = idea.own ? { ...within, age: null, ruledOut: new Set<never>() } : within;
  return limitIssues(claims, limits);
}

/** An idea that holds by itself. */
export interface ReadIdea extends Beside {
  /** Whether it is a version of what the person brought. */
  own: boolean;
}

/** One idea of an answer, read strictly and held against everything that can be known of it by itself. */
export function readIdea(raw: unknown, question: Question): Reading<ReadIdea> {
  const parsed = WrittenIdea.safeParse(raw);
  if (!parsed.success) return { ok: false, issues: issuesOf(parsed.error) };
  const { input, language, said, facts, brought } = question;
  const written = { ...parsed.data, own: parsed.data.own && brought !== '' };
  const evidence = readEvidence(written.evidence, facts, question);
  const hours = { min: written.hours_min, max: written.hours_max };
  const figures = {
    known: new Set([...ideaFigures(hours, input.profile), ...numbersIn(said)]),
    money: moneyFigures(input.profile, said),
  };
  const issues = [
    ...(evidence.ok ? [] : evidence.issues),
    ...claimIssues(written, question),
    ...sentenceIssues(written, question),
    ...formIssues(written, question),
    ...familyIssues(written, question),
    ...inventedQuotes(written.why_you, said).map(
      (words) => `the person never wrote “${words}”: quote them to the letter`,
    ),
    ...textIssues(textOf(written), figures, language),
  ];
  if (!evidence.ok || issues.length > 0) return { ok: false, issues };
  const idea = ideaFrom(written, evidence.value, question);
  const repeats = repeatIssues(idea, input.already);
  if (repeats.length > 0) return { ok: false, issues: repeats };
  const entry = entryOf(written, question);
  // Work that is made of what the person brought may be all of one sector: that is theirs.
  const isTheirs = entry !== undefined && formOfId(entry.id) !== undefined;
  const counts = brought === '' && !input.feedback && !isTheirs;
  const { own } = written;
  return {
    ok: true,
    value: { idea, own, sector: counts ? (entry?.sector ?? written.sector) : null },
  };
}
