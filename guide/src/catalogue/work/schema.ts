import { languages, workUnits } from '@foothold/contract';
import * as z from 'zod';
import { ArchetypeFacts, ArchetypeWords, needs } from '../schema.ts';

/**
 * Knowledge of work: what somebody with this job, thing or skill can offer, to whom, and what it takes. Facts
 * (language-neutral, `facts/<batch>.json`) and words (`<language>/<batch>.json`); README.md beside this file is for
 * whoever writes entries.
 */

/** How work is offered. Each form has its own plan, written once in `forms/`. */
export const forms = [
  'do',
  'teach',
  'make',
  'batch',
  'repair',
  'check',
  'advise',
  'arrange',
  'guide',
  'rent',
  'write',
  'digital',
  'subcontract',
  'care',
  'group',
] as const;
export type Form = (typeof forms)[number];

/** Forms that suit any trade, and what somebody can do that the catalogue does not know. */
export const genericForms = ['teach', 'group', 'advise', 'do', 'digital', 'make'] as const satisfies readonly Form[];
export type GenericForm = (typeof genericForms)[number];

/**
 * What the person's own words name, where nothing else is known of them: what is done, made or sold, a job's title, or a
 * thing or an activity. It decides the forms that fit and how they are said: a chisel is shown, and not taught.
 */
export const ownKinds = ['own', 'done', 'made', 'sold', 'job', 'thing'] as const;
export type OwnKind = (typeof ownKinds)[number];

/** The forms in which somebody's own words are offered, by what they name, the best first. */
export const ownForms = {
  own: genericForms,
  done: ['do', 'teach', 'advise', 'digital', 'group'],
  made: ['make', 'teach', 'digital', 'group', 'advise'],
  sold: ['do', 'teach', 'advise', 'digital'],
  job: ['advise', 'do', 'teach', 'digital'],
  thing: ['teach', 'advise', 'group', 'digital'],
} as const satisfies Record<OwnKind, readonly GenericForm[]>;

/** How what somebody makes is sold besides, where something else of theirs is made to order already. */
export const spareForms: Partial<Record<OwnKind, readonly GenericForm[]>> = { made: ['do'] };

const OwnWords = z.strictObject({ name: z.string(), customer: z.string(), why: z.string(), first: z.string() });

/** Words of ideas composed from what a person brings; part of each language's `shared.json`. */
export const ComposedWords = z.strictObject({
  /** The title of an offer that was written for its trade: `{offer}`, `{customer}`. */
  title: z.string(),
  /** The title of a form that suits any trade: `{work}`, `{name}`, `{customer}`. */
  title_of: z.string(),
  /** The person's own words for their work, quoted and isolated: `{text}`. */
  own_words: z.string(),
  generic: z.record(
    z.enum(genericForms),
    z.strictObject({
      /** The form by itself: “one-to-one lessons”. */
      name: z.string(),
      /** With `{work}` in apposition. */
      offer: z.string(),
      customer: z.string(),
      why: z.string(),
      first: z.string(),
    }),
  ),
  /** The same of a job, of what is made or sold, and of a thing, whose words are neither lessons nor small jobs. */
  own: z.strictObject({
    made: z.strictObject({ do: OwnWords }),
    sold: z.strictObject({ do: OwnWords }),
    job: z.record(z.enum(ownForms.job), OwnWords),
    thing: z.record(z.enum(ownForms.thing), OwnWords),
  }),
  /** Why an idea is this person's, on its card: by where the fact stands that it is made of, quoted as `{fact}`. */
  because: z.strictObject({
    experience: z.string(),
    skill: z.string(),
    hobby: z.string(),
    education: z.string(),
    notes: z.string(),
  }),
  /** Where those who pay are met, and what goes wrong first, when nothing is known of the work. */
  meet: z.string(),
  trouble: z.string(),
});

export type ComposedWords = z.infer<typeof ComposedWords>;

/** A unit group of ISCO-08 (`7224`) or the name of a thing or skill (`piano`). */
export const WorkId = z.string().regex(/^(\d{4}|[a-z][a-z0-9]*(-[a-z0-9]+)*)$/);

const OfferFacts = z.strictObject({
  form: z.enum(forms),
  /** What is counted and paid: “600 a month ÷ 16 sessions”. */
  unit: z.enum(workUnits),
  /** The person's own hours for one unit, travel and preparation included; an assumption, shown as one. */
  hours: z.number().min(0.1).max(80),
  /** Where the work happens: on a screen, in person, or either. */
  place: z.enum(['online', 'local', 'both']),
  /** What it can't do without or always brings along, that a person may rule out. */
  needs: z.array(z.enum(needs)),
  /** What its words ask for in most languages, written by `guide/scripts/asks.mjs`; held against limits like its needs. */
  asks: z.array(z.enum(needs)),
  /** To start: 0 = nothing, 1 = pocket money, 2 = a month's small saving, 3 = a purchase to plan, 4 = an investment. */
  cost: z.int().min(0).max(4),
  /** `check` = rules differ from place to place; `required` = never without a licence, course or inspection. */
  licence: z.enum(['none', 'check', 'required']),
});
export type OfferFacts = z.infer<typeof OfferFacts>;

export const WorkFacts = z.strictObject({
  /** A job (ISCO-08), or something one owns, or something one can do or loves. */
  kind: z.enum(['job', 'thing', 'skill']),
  /** Three, the most usual first; four where there are four good ones. */
  offers: z.array(OfferFacts).min(3).max(4),
});
export type WorkFacts = z.infer<typeof WorkFacts>;

const words = (min: number, max: number) => z.string().min(min).max(max);

const OfferWords = z.strictObject({
  /** What is sold, as a noun phrase without article and capital: “weekly knife sharpening”. */
  offer: words(4, 70),
  /** Who pays, plural, as it follows “for” / “pour” / “para” / “עבור”: “small restaurants”, “les petits restaurants”. */
  customer: words(3, 80),
  /** Why they pay instead of doing it or leaving it, a whole sentence. */
  why: words(20, 150),
  /** The first and smallest job of it, concretely, a whole sentence: imperative in English, infinitive elsewhere. */
  first: words(20, 170),
});
export type OfferWords = z.infer<typeof OfferWords>;

export const WorkWords = z.strictObject({
  /**
   * What people call this job, thing or skill, or themselves, beside the titles of ESCO (which lacks Hebrew and every
   * thing): lower case, both genders, plural where one says it so; never a word that means several of our entries.
   */
  also: z.array(words(2, 50)).max(16),
  /** The work itself, as a noun phrase without article: “sharpening knives and tools”. */
  work: words(3, 60),
  /** Where those who pay are met, a whole sentence: imperative in English, infinitive elsewhere. */
  meet: words(20, 160),
  /** What most often goes wrong or stands in the way at first, a whole sentence. */
  trouble: words(20, 170),
  /** As many as in the facts, in their order. */
  offers: z.array(OfferWords).min(3).max(4),
});
export type WorkWords = z.infer<typeof WorkWords>;

export const WorkFactsFile = z.record(WorkId, WorkFacts);
export const WorkWordsFile = z.record(WorkId, WorkWords);

/**
 * The trade of doing something with a thing: by thing and class of verb, and of verbs that need no thing.
 */
export const DeedFacts = z.strictObject({
  alone: z.record(z.string(), WorkId),
  things: z.record(z.string(), z.record(z.string(), WorkId)),
});
export type DeedFacts = z.infer<typeof DeedFacts>;

/**
 * How verbs and things are said in one language, parted by bars and without small words: whole words, or a stem with a
 * star (`repair*`). Verbs stand in every form that has no stem of its own.
 */
export const DeedWords = z.strictObject({
  verbs: z.record(z.string(), z.string()),
  things: z.record(z.string(), z.string()),
});
export type DeedWords = z.infer<typeof DeedWords>;

/** How a verb phrase of somebody's own becomes a noun phrase; words are folded, and lists parted by spaces. */
const CalledIn = z.strictObject({
  /** Verbs as people begin with them, parted by bars, and what doing it with `{thing}` is called. */
  nouns: z.record(z.string(), z.string()),
  /** What stands before a verb and only says that somebody loves it or can: “adoro fazer …”. */
  leads: z.string(),
  /** What stands before the name of a job in a sentence: “I was a …”, “trabalhei de …”. */
  roles: z.string(),
  /** What stands before a thing and is no part of its name. */
  before: z.string(),
  /** Behind these the word before was a noun: “conserto de …”. */
  noun_behind: z.string(),
  /** What is written at a verb and says for whom or what: “arreglarlos”. */
  clitics: z.string(),
  /** Words that want less of a thing, and so name no wish for it. */
  less: z.string(),
  /** What begins a phrase that says for whom, where or since when. */
  tails: z.string(),
  /** “de ” is “d’” before these letters. */
  elided: z.nullable(z.tuple([z.string(), z.string(), z.string()])),
  /** Whether a thing has its article behind a verb, which tells “cuisine le couscous” from “cuisine algérienne”. */
  verbs_take_articles: z.boolean(),
});
export const CalledWords = z.record(z.enum(languages), CalledIn);

/** What a form of offer takes, whoever offers what by it: the facts of an archetype that the offer itself does not say. */
export const FormFacts = z.strictObject({
  setting: ArchetypeFacts.shape.setting,
  hours_per_week: ArchetypeFacts.shape.hours_per_week,
  weeks_to_first_customer: ArchetypeFacts.shape.weeks_to_first_customer,
  risk: ArchetypeFacts.shape.risk,
  min_age: ArchetypeFacts.shape.min_age,
  phases: ArchetypeFacts.shape.phases,
});
export type FormFacts = z.infer<typeof FormFacts>;

/** Slots of a form's words; the first seven are filled from the entry, the others from the person. */
export const formSlots = [
  'offer',
  'customer',
  'work',
  'why',
  'first',
  'meet',
  'trouble',
  'in_town',
  'hours',
  'skill',
] as const;

/** Words of one form in one language: those of an archetype, with the offer left open. */
export const FormWords = z.strictObject({
  what_it_is: words(60, 420),
  first_week: words(60, 400),
  /** Two or three; the first is the entry's own `{trouble}`. */
  risks: z.array(words(9, 240)).min(2).max(3),
  substeps: ArchetypeWords.shape.substeps,
  phases: ArchetypeWords.shape.phases,
});
export type FormWords = z.infer<typeof FormWords>;
