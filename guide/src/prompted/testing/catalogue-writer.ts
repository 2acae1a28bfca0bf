import { type Language, languages } from '@foothold/contract';
import { archetypeOf } from '../../catalogue/archetype-facts.ts';
import { loadWords, type Words, wordsOf } from '../../catalogue/load.ts';
import { shareOf } from '../../text/share.ts';
import type { Prompt } from '../ask.ts';
import { englishName } from '../languages.ts';
import { dataIn } from './data-in.ts';
import type { Writer } from './scripted-models.ts';

interface Facts {
  facts: Record<string, { text: string; kind: string }>;
}
interface Entry {
  entry: string;
}
interface Shown {
  title: string;
}

/** The language that a prompt asks for. */
export function languageOf({ instructions }: Prompt): Language {
  const found = languages.find((language) => instructions.includes(`Write every text in ${englishName[language]},`));
  if (!found) throw new Error('The prompt names no language');
  return found;
}

const quoted: Record<Language, (fact: string) => string> = {
  en: (fact) => `“${fact}” helps you with the very first job.`,
  he: (fact) => `״${fact}״ עוזר כבר בפגישה הראשונה.`,
  fr: (fact) => `« ${fact} » vous aide dès le premier travail.`,
  es: (fact) => `«${fact}» te ayuda desde el primer encargo.`,
  pt: (fact) => `“${fact}” ajuda você já no primeiro trabalho.`,
};

const bare = (text: string, words: Words) =>
  text
    .replace('{in_town}', words.shared.phrases.near_you)
    .replace('{hours}', words.shared.phrases.few_hours)
    .replace('{skill}', words.shared.phrases.known_skill);

const optional = <Value>(prompt: Prompt, name: string, otherwise: Value): Value =>
  prompt.messages.some(({ content }) => content.includes(`<data name="${name}">`)) ? dataIn(prompt, name) : otherwise;

interface Told {
  facts: Facts['facts'];
  /** Names of the facts it rests on. */
  evidence: string[];
  /** Whether it stands for what the person brought. */
  own: boolean;
}

/** An idea on the wire, out of an entry and one of its angles. */
function ideaFrom(id: string, angle: string, { facts, evidence, own }: Told, words: Words) {
  const entry = archetypeOf(id)!;
  const { angles, what_it_is, who_pays, first_week, smallest_test, phases, risks } = wordsOf(words, id);
  const said = angles[angle]!;
  const text = (template: string) => bare(template, words);
  // Each person is told something else of the same work, as a good model would.
  const lot = (kind: string, wordings: readonly string[]) =>
    text(wordings[Math.floor(shareOf(`${JSON.stringify(facts)} ${kind}`) * wordings.length)] ?? '');
  const tasks = Object.values(wordsOf(words, id).substeps).map(({ title, description }) => `${title}. ${description}`);
  return {
    title: text(said.title),
    own,
    entry: id,
    sector: entry.sector,
    evidence,
    hours_min: entry.hours_per_week.min,
    hours_max: entry.hours_per_week.max,
    startup_cost_band: own ? 0 : entry.startup_cost_band,
    place: entry.angles.find((one) => one.id === angle)?.place ?? entry.place,
    min_age: entry.min_age,
    needs: entry.needs,
    short_description: text(said.short_description),
    what_it_is: text(what_it_is),
    why_you: evidence.map((name) => quoted[words.language](facts[name]!.text)).join(' '),
    who_pays: text(who_pays),
    first_customer: text(said.first_customer),
    first_week: lot('week', [first_week, ...tasks]),
    smallest_test: lot('test', [smallest_test, phases.check.smallest_test, phases['first-customer'].smallest_test]),
    stop_if: lot('stop', [phases.check.stop_if, phases['first-customer'].stop_if]),
    risks: [text(risks[0]!), lot('risk', risks.slice(1))],
    expectations: '',
  };
}

async function ideas(prompt: Prompt) {
  const words = await loadWords(languageOf(prompt));
  const { facts } = dataIn<Facts>(prompt, 'profile');
  const { ideas: count } = dataIn<{ ideas: number }>(prompt, 'task');
  const shown = new Set(optional<Shown[]>(prompt, 'shown', []).map(({ title }) => title));
  const own = optional(prompt, 'brought', '') !== '';
  const limits = dataIn<{ place: string | null }>(prompt, 'limits');
  // A good model rests nothing on a place or on a sum.
  const named = Object.keys(facts).filter((name) => !['location', 'goal'].includes(facts[name]!.kind));
  const names = named.length > 0 ? named : Object.keys(facts);
  const made = dataIn<Entry[]>(prompt, 'catalogue').flatMap(({ entry }, index) => {
    const angles = archetypeOf(entry)!
      .angles.filter(({ place }) =>
        [limits.place, 'both'].includes(limits.place && (place ?? archetypeOf(entry)!.place)),
      )
      .map(({ id }) => id)
      .sort((a, b) => shareOf(`${JSON.stringify(facts)} ${a}`) - shareOf(`${JSON.stringify(facts)} ${b}`));
    // Further facts for each further idea, so that no two rest on the same ones.
    const evidence = [0, 1].map((at) => names[(2 * index + at) % names.length]!).filter((name) => name !== undefined);
    const told = { facts, evidence: [...new Set(evidence)], own: own && index === 0 };
    const all = angles.map((angle) => ideaFrom(entry, angle, told, words));
    return all.find(({ title }) => !shown.has(title)) ?? [];
  });
  return { candidates: made.map(({ title, evidence }) => ({ line: title, evidence })), ideas: made.slice(0, count) };
}

function plan(prompt: Prompt) {
  const { title, steps } = dataIn<{ title: string; steps: { title: string; substeps: { ref: string | null }[] }[] }>(
    prompt,
    'draft',
  );
  return {
    title,
    short_description: `${steps[0]?.title ?? title}.`,
    steps: steps.map((step) => ({
      ...step,
      substeps: step.substeps.map(({ ref, ...task }) => ({ ...task, like: ref })),
    })),
  };
}

/** A model that writes what the catalogue says, in any of the five languages: sound ideas and plans for anybody. */
export const catalogueWriter: Writer = (prompt) => {
  switch (prompt.ability) {
    case 'recommend':
      return ideas(prompt);
    case 'plan':
      return plan(prompt);
    default:
      return null;
  }
};
