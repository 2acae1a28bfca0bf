import type { ArchetypeFacts, ArchetypeWords, Need } from '../schema.ts';
import { sharedSubstepFacts } from '../shared-substeps.ts';
import type { SharedWords } from '../shared-schema.ts';
import { formFacts, workFacts } from './facts.ts';
import type { WorkBook } from './load.ts';
import { loadsOf } from './loads.ts';
import { sectorOf } from './sectors.ts';
import {
  type ComposedWords,
  type Form,
  genericForms,
  type GenericForm,
  type OfferFacts,
  type OfferWords,
  ownForms,
  type OwnKind,
  ownKinds,
  spareForms,
} from './schema.ts';

/**
 * Ideas composed of what a person brings and a form of offer, in the shape of the catalogue's own entries, so that all
 * that knows an archetype knows them too. An id says what it is made of: `work/7224/0` is the first offer of that
 * entry, `work/7224/teach` a form that suits any trade, `own/teach/…` (or `job/…`, `thing/…`) the same of something
 * the catalogue does not know, in the person's own words.
 */

/** What stands in the person's own words, in UTF-16 units: with its form before it, it fits a column of 200. */
const OWN_LIMIT = 80;

interface OfWork {
  kind: 'work';
  entry: string;
  /** Which of the entry's offers, or a form that suits any trade. */
  offer: number | GenericForm;
}

interface OfOwn {
  kind: OwnKind;
  offer: GenericForm;
  text: string;
}

export type Made = OfWork | OfOwn;

function isOwnKind(kind: string | undefined): kind is OwnKind {
  return ownKinds.some((one) => one === kind);
}

function isGeneric(form: string | undefined): form is GenericForm {
  return genericForms.some((one) => one === form);
}

/** What an id is made of; undefined of every other id, and of one whose entry is gone. */
export function madeOf(id: string): Made | undefined {
  const [kind, first = '', ...rest] = id.split('/');
  if (isOwnKind(kind)) return isGeneric(first) ? { kind, offer: first, text: rest.join('/') } : undefined;
  const offers = kind === 'work' ? workFacts.get(first)?.offers : undefined;
  const [named] = rest;
  if (!offers || named === undefined) return undefined;
  if (isGeneric(named)) return { kind: 'work', entry: first, offer: named };
  return offers[Number(named)] ? { kind: 'work', entry: first, offer: Number(named) } : undefined;
}

/** The form of offer that an id is composed of; undefined of an archetype that was written whole. */
export function formOfId(id: string): Form | undefined {
  const made = madeOf(id);
  return made && offerOf(made).form;
}

/** The form of an id that suits any trade; undefined of what was written for its trade. */
export function genericFormOf(id: string): GenericForm | undefined {
  const offer = madeOf(id)?.offer;
  return typeof offer === 'string' ? offer : undefined;
}

/** The entry that an id is composed of; undefined of everything else. */
export function entryOfId(id: string): string | undefined {
  const made = madeOf(id);
  return made?.kind === 'work' ? made.entry : undefined;
}

/** Whether an id is of an entry that is a trade, not a thing owned or a skill. */
export function isOfTrade(id: string): boolean {
  const entry = entryOfId(id);
  return entry !== undefined && workFacts.get(entry)?.kind === 'job';
}

/** Whether an id is of something in the person's own words. */
export function isOwnWords(id: string): boolean {
  return isOwnKind(madeOf(id)?.kind);
}

/** The person's own words that an id is composed of; empty of everything else. */
export function ownWordsOf(id: string): string {
  const made = madeOf(id);
  return made && made.kind !== 'work' ? made.text : '';
}

/** The topic of an entry: a person's fact that names it speaks for everything composed of it. */
export function topicOf(entry: string): string {
  return `work/${entry}`;
}

/** The entry that a topic is of; undefined of everything else. */
export function entryOfTopic(topic: string): string | undefined {
  const lead = topicOf('');
  return topic.startsWith(lead) ? topic.slice(lead.length) : undefined;
}

/** The topic of something in the person's own words; braces would be slots of a text. */
export function ownTopicOf(text: string, kind: OwnKind = 'own'): string {
  return `${kind}/${text.replace(/[{}]/gu, ' ').slice(0, OWN_LIMIT).toWellFormed()}`;
}

/**
 * Groups of ISCO-08 whose own work is for licensed people or in uniform (health, law, money, electricity, driving,
 * guarding): what they may sell is among their offers, and neither doing it nor advising on it goes without saying.
 */
const REGULATED = /^(?:0|22|32|241|261|331|341|541|741|83)/u;
const madeByJobs: ReadonlySet<GenericForm> = new Set<GenericForm>(['make']);
const hardlyRegulated: ReadonlySet<GenericForm> = new Set<GenericForm>(['make', 'do', 'advise']);

const spareFormsOf = (kind: OwnKind): readonly GenericForm[] => spareForms[kind] ?? [];

/** Ids of all that is composed of a topic, the best first; empty for a topic that names no entry. */
export function idsOf(topic: string): string[] {
  const [kind, ...rest] = topic.split('/');
  const name = rest.join('/');
  if (isOwnKind(kind)) {
    return [...ownForms[kind], ...spareFormsOf(kind)].map((form) => `${kind}/${form}/${name}`);
  }
  const facts = kind === 'work' ? workFacts.get(name) : undefined;
  if (!facts) return [];
  // What a job makes stands among its offers; of a skill or a thing nobody knows beforehand.
  const unfit = facts.kind === 'job' ? (REGULATED.test(name) ? hardlyRegulated : madeByJobs) : new Set<GenericForm>();
  const suits = (form: GenericForm) => !unfit.has(form);
  // Who can't get about is served by the same form wherever the entry's own is done on the spot.
  const forms = new Set<Form>(facts.offers.flatMap(({ form, place }) => (place === 'local' ? [] : [form])));
  const own = facts.offers.map((_, index) => `work/${name}/${index}`);
  return [
    ...own,
    ...genericForms.filter((form) => !forms.has(form) && suits(form)).map((form) => `work/${name}/${form}`),
  ];
}

/** How much of its rank an idea keeps for each offer of its entry that is more usual. */
const LATER = 0.95;
/** What a form that suits any trade keeps against one that was written for this one, and one in own words. */
const ANY_TRADE = 0.5;
export const OWN_WORDS = 0.55;
/** Of what only the words are known, the forms are ordered by how surely they fit. */
const LATER_OWN = 0.8;

/** How much of its rank an idea keeps beside the best that its entry has: 1 for that, and for every written archetype. */
export function shareOfBest(id: string): number {
  const made = madeOf(id);
  if (!made) return 1;
  if (typeof made.offer === 'number') return LATER ** made.offer;
  if (made.kind === 'work') return ANY_TRADE * LATER ** genericForms.indexOf(made.offer);
  const order: readonly GenericForm[] = ownForms[made.kind];
  const at = order.indexOf(made.offer);
  // One that is spare stands beside the second, and pushes none of the others back.
  return OWN_WORDS * LATER_OWN ** (at < 0 ? 1 : at);
}

/** What a form that suits any trade takes. */
const genericFacts: Record<GenericForm, OfferFacts> = {
  teach: { form: 'teach', unit: 'session', hours: 2, place: 'both', needs: [], asks: [], cost: 0, licence: 'none' },
  advise: { form: 'advise', unit: 'hour', hours: 1.5, place: 'both', needs: [], asks: [], cost: 0, licence: 'none' },
  group: {
    form: 'group',
    unit: 'session',
    hours: 3,
    place: 'local',
    needs: ['camera-or-stage'],
    // “With a fixed evening they stay.”
    asks: ['evenings'],
    cost: 0,
    licence: 'none',
  },
  digital: {
    form: 'digital',
    unit: 'piece',
    hours: 8,
    place: 'both',
    needs: ['writing', 'computer'],
    asks: [],
    cost: 0,
    licence: 'none',
  },
  make: { form: 'make', unit: 'piece', hours: 3, place: 'both', needs: ['tools'], asks: [], cost: 1, licence: 'check' },
  do: { form: 'do', unit: 'job', hours: 3, place: 'both', needs: [], asks: [], cost: 0, licence: 'check' },
};

/** Being alone with strangers' children, homes or frail people is for grown-ups. */
const GROWN_UP = 18;
const grownUp: ReadonlySet<Need> = new Set(['homes', 'children', 'frail-people', 'car', 'alcohol']);

/** Whether it is a small order of what somebody makes, which takes what making takes. */
export function isOrder({ kind, offer }: Made): boolean {
  return kind === 'made' && offer === 'do';
}

function offerOf(made: Made): OfferFacts {
  const written =
    made.kind === 'work' && typeof made.offer === 'number' ? workFacts.get(made.entry)?.offers[made.offer] : undefined;
  if (written) return written;
  if (typeof made.offer === 'number') throw new Error(`No offer ${made.offer} of an entry`);
  return isOrder(made) ? { ...genericFacts.make, form: 'do', unit: 'job' } : genericFacts[made.offer];
}

const RULES = 'shared.check-rules';

/** The phases of a form; where rules differ or bind, they are looked up, and never left out for want of time. */
function phasesOf({ form, licence }: OfferFacts): ArchetypeFacts['phases'] {
  const { phases } = formFacts[form];
  if (licence === 'none') return phases;
  const others = phases.check.filter(({ ref }) => ref !== RULES);
  return {
    ...phases,
    check: [...others.slice(0, 3), { ref: RULES, minutes: sharedSubstepFacts['check-rules'].minutes }],
  };
}

/** Needs that lie in the thing itself, however it is offered. */
const thingsNeeded: ReadonlySet<Need> = new Set<Need>([
  'animals',
  'children',
  'frail-people',
  'alcohol',
  'cleaning',
  'car',
]);

/** What the work takes wherever it is done, and who only teaches or advises on it need not have. */
const handsNeeded: ReadonlySet<Need> = new Set<Need>(['physical-work', 'standing', 'tools', 'kitchen', 'homes']);
const byHand: ReadonlySet<Form> = new Set<Form>(['do', 'make']);
/** What doing something may take of which only the words are known. */
export const unknownLoad: readonly Need[] = ['physical-work', 'standing', 'dust'];

/**
 * What an offer needs: what was written of it and what follows from its form. A form that suits any trade needs what
 * every offer of its entry does (hens are animals) and, where the work itself is done, what doing it takes.
 */
function needsOf(made: Made, offer: OfferFacts): OfferFacts['needs'] {
  if (made.kind !== 'work') {
    // Nobody knows what doing it takes: who must not stand or lift is not asked to find out.
    return [...new Set([...offer.needs, ...(byHand.has(offer.form) ? unknownLoad : []), ...loadsOf('', offer)])];
  }
  if (typeof made.offer === 'number') return [...new Set([...offer.needs, ...loadsOf(made.entry, offer)])];
  const offers = workFacts.get(made.entry)?.offers ?? [];
  const [first, ...others] = offers;
  const common = (first?.needs ?? []).filter(
    (need) => thingsNeeded.has(need) && others.every(({ needs }) => needs.includes(need)),
  );
  const done = offers.filter(({ form, place }) => place === 'local' && form !== 'teach');
  const hands = byHand.has(offer.form)
    ? done.flatMap(({ needs }) => needs.filter((need) => handsNeeded.has(need)))
    : [];
  return [...new Set([...offer.needs, ...common, ...hands, ...loadsOf(made.entry, offer)])];
}

/** The facts of a composed idea. */
export function composedFacts(id: string, made: Made): ArchetypeFacts {
  const offer = offerOf(made);
  const form = formFacts[offer.form];
  const topic = made.kind === 'work' ? topicOf(made.entry) : `${made.kind}/${made.text}`;
  const needs = needsOf(made, offer);
  return {
    id,
    sector: made.kind === 'work' ? sectorOf(made.entry) : 'office-services',
    place: offer.place,
    setting: offer.place === 'online' ? 'screen' : form.setting,
    skills: { required: [[topic]], helpful: [] },
    subject: [topic],
    interests: [],
    startup_cost_band: offer.cost,
    monthly_cost_band: 0,
    hours_per_week: form.hours_per_week,
    weeks_to_first_customer: form.weeks_to_first_customer,
    licence: offer.licence,
    risk: form.risk,
    min_age: needs.some((need) => grownUp.has(need)) ? Math.max(GROWN_UP, form.min_age) : form.min_age,
    needs: [...new Set([...needs, ...offer.asks])],
    unit: offer.unit,
    hours_per_unit: offer.hours,
    angles: [{ id: 'own', suits: [] }],
    phases: phasesOf(offer),
  };
}

/** Fills the slots that are known; those of the person stay for later. */
function fillKnown(template: string, slots: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/gu, (slot, name: string) => slots[name] ?? slot);
}

function capitalised(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase());
}

interface Said extends OfferWords {
  title: string;
  work: string;
  meet: string;
  trouble: string;
}

/** A form as it is said of a job or a thing; undefined of all that is done. */
function ownSaid({ kind, offer }: Made, { own }: ComposedWords) {
  if (kind === 'work' || kind === 'own' || kind === 'done') return undefined;
  const byForm: Partial<Record<string, { name: string; customer: string; why: string; first: string }>> = own[kind];
  const said = byForm[offer];
  return said && { ...said, offer: `${said.name} ({work})` };
}

/** What is sold, to whom, why and where, as the entry or the form that suits any trade says it. */
function saidOf(made: Made, shared: SharedWords, book: WorkBook): Said {
  const entry = made.kind === 'work' ? book.entries.get(made.entry) : undefined;
  const { title, title_of, own_words, generic, meet, trouble } = shared.work;
  if (entry && typeof made.offer === 'number') {
    const offer = entry.offers[made.offer];
    if (!offer) throw new Error(`No words of offer ${made.offer}`);
    const { work, meet: met, trouble: known } = entry;
    return { ...offer, title: capitalised(fillKnown(title, { ...offer })), work, meet: met, trouble: known };
  }
  if (typeof made.offer === 'number') throw new Error(`No words of offer ${made.offer}`);
  const work = entry?.work ?? fillKnown(own_words, { text: made.kind === 'work' ? '' : made.text });
  const { offer, name, customer, why, first } = { ...generic[made.offer], ...ownSaid(made, shared.work) };
  const fill = (template: string) => fillKnown(template, { work, customer, name });
  return {
    title: capitalised(fill(title_of)),
    offer: fill(offer),
    customer,
    why: fill(why),
    first: fill(first),
    work,
    meet: entry?.meet ?? meet,
    trouble: entry?.trouble ?? trouble,
  };
}

function mapText<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => mapText(one, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => [key, mapText(one, change)]),
  ) as Value;
}

/** How an idea is offered, without its plan. */
function angleOf({ title, offer, customer, why, meet }: Said): ArchetypeWords['angles'] {
  return { own: { title, short_description: why, offer, customer, first_customer: meet } };
}

/** The card of a composed idea: a fraction of its words. */
export function composedAngles(made: Made, shared: SharedWords, book: WorkBook): ArchetypeWords['angles'] {
  return angleOf(saidOf(made, shared, book));
}

/** What is known of the trade is sold, and the work itself is not done. */
const byKnowledge: ReadonlySet<Form> = new Set<Form>(['teach', 'advise', 'write', 'digital', 'group']);
/** How a form names what goes wrong in the trade. */
const TROUBLE = '{trouble}';

/**
 * What can go wrong with this offer, the gravest first. What a trade warns of is about its work: who only teaches or
 * writes about it runs the risks of that form, and the trade's only where rules may bind both.
 */
function risksOf(made: Made, risks: readonly string[]): string[] {
  const { form, licence } = offerOf(made);
  const offers = made.kind === 'work' ? (workFacts.get(made.entry)?.offers ?? []) : [];
  const isOfWork = byKnowledge.has(form) && offers.some((offer) => !byKnowledge.has(offer.form));
  if (!isOfWork) return [...risks];
  const own = risks.filter((risk) => risk !== TROUBLE);
  return licence === 'none' ? own : [...own.slice(0, 1), TROUBLE];
}

/** The words of a composed idea, with the slots of the person still open. */
export function composedWords(made: Made, shared: SharedWords, book: WorkBook): ArchetypeWords {
  const said = saidOf(made, shared, book);
  const form = book.forms[offerOf(made).form];
  const slots = { ...said };
  return {
    ...mapText({ ...form, risks: risksOf(made, form.risks) }, (text) => fillKnown(text, slots)),
    who_pays: said.why,
    smallest_test: said.first,
    angles: angleOf(said),
  };
}
