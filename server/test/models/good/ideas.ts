import * as z from 'zod/mini';
import { archetypeOf } from '../../../../guide/src/catalogue/archetype-facts.ts';
import { wordsOf } from '../../../../guide/src/catalogue/load.ts';
import { plainWords, type Question } from './read.ts';

const Profile = z.looseObject({ facts: z.record(z.string(), z.looseObject({ kind: z.string() })) });
const Limits = z.looseObject({ hours_per_week: z.nullable(z.number()) });
const Entries = z.array(z.looseObject({ entry: z.string() }));
const Shown = z.array(z.looseObject({ title: z.string(), entry: z.nullable(z.string()) }));
const Task = z.looseObject({ ideas: z.number(), facts_each: z.number(), own: z.number() });

const CANDIDATES = 8;
const OF_ONE_SECTOR = 2;

/** Entries to write out: no two of them crowd a sector, and those shown before come last. */
function chosen(entries: z.infer<typeof Entries>, shown: z.infer<typeof Shown>) {
  const before = new Set(shown.map(({ entry }) => entry));
  const facts = entries.flatMap(({ entry }) => archetypeOf(entry) ?? []);
  const kept = facts.filter(
    ({ id, sector }, index) =>
      !before.has(id) && facts.slice(0, index).filter((other) => other.sector === sector).length < OF_ONE_SECTOR,
  );
  return [...kept, ...facts.filter((one) => !kept.includes(one))];
}

/**
 * Ideas out of the catalogue entries of the request, within its limits and resting on its facts. Asked again, it leaves
 * out what was named: taken already, or objected to.
 */
export function ideas({ asked, blocks, language, words }: Question): unknown {
  const told = z.parse(Profile, blocks.get('profile')).facts;
  // A good model rests nothing on a place or on a sum.
  const grounds = Object.keys(told).filter((name) => !['location', 'goal'].includes(told[name]?.kind ?? ''));
  const facts = grounds.length > 0 ? grounds : Object.keys(told);
  const { hours_per_week: hours } = z.parse(Limits, blocks.get('limits'));
  const shown = z.parse(Shown, blocks.get('shown') ?? []);
  const task = z.parse(Task, blocks.get('task'));
  const entries = chosen(z.parse(Entries, blocks.get('catalogue')), shown);
  const plain = (text: string) => plainWords(text, language);
  const evidenceOf = (index: number) =>
    Array.from({ length: task.facts_each }, (_, at) => facts[(index + at) % facts.length] ?? '');

  const objections = asked.messages.length > 1 ? (asked.messages.at(-1)?.content ?? '') : '';

  const written = entries.map((entry, index) => {
    const text = wordsOf(words, entry.id);
    const isAgain = shown.some((one) => one.entry === entry.id);
    const angle = Object.values(text.angles).at(isAgain ? -1 : 0);
    if (!angle) throw new Error(`${entry.id} has no angle`);
    return {
      title: plain(angle.title),
      own: index < task.own,
      entry: entry.id,
      sector: entry.sector,
      evidence: evidenceOf(index),
      hours_min: Math.min(entry.hours_per_week.min, hours ?? Infinity),
      hours_max: Math.min(entry.hours_per_week.max, hours ?? Infinity),
      startup_cost_band: entry.startup_cost_band,
      place: entry.place,
      min_age: entry.min_age,
      needs: entry.needs,
      short_description: plain(angle.short_description),
      what_it_is: plain(text.what_it_is),
      why_you: '',
      who_pays: plain(text.who_pays),
      first_customer: plain(angle.first_customer),
      first_week: plain(text.first_week),
      smallest_test: plain(text.smallest_test),
      stop_if: plain(text.phases.check.stop_if),
      risks: text.risks.map(plain),
      expectations: '',
    };
  });
  const left = written.filter(({ title }) => !objections.includes(title));
  return {
    candidates: left.slice(0, CANDIDATES).map(({ title, evidence }) => ({ line: title, evidence })),
    ideas: left.slice(0, task.ideas),
  };
}
