import { workUnits } from '@foothold/contract';
import * as z from 'zod/mini';
import { purposes } from '../../catalogue/goals/schema.ts';
import { needs, sectors } from '../../catalogue/schema.ts';
import { forms } from '../../catalogue/work/schema.ts';
import { figure, nameOrNone, names, oneOf, wireOneOf, written } from '../strict.ts';

const places = ['online', 'local', 'both'] as const;
const said = (description: string) => z.string().check(z.describe(description));
const evidence = z.array(z.string()).check(z.describe('names of numbered facts, such as E1'));

/** What the provider is told of ideas. The candidates come first, so that the best of eight are written out. */
export const IdeasWire = z.object({
  candidates: z.array(z.object({ line: said('the idea in one line'), evidence })),
  ideas: z.array(
    z.object({
      title: said('the work and its customers, no full stop, at most 90 characters'),
      own: z.boolean().check(z.describe('true when it is a version of what the person brought')),
      entry: z.nullable(said('id of the catalogue entry it follows')),
      sector: wireOneOf(sectors),
      form: wireOneOf(forms, 'how the work is offered'),
      purpose: wireOneOf(purposes, 'whom the idea serves: an income, others, or a goal of the person’s own'),
      unit: wireOneOf(workUnits, 'what is counted and paid: a piece, a session, a day …'),
      hours_per_unit: z
        .number()
        .check(z.describe('the person’s own hours for one unit, travel and preparation included')),
      evidence,
      hours_min: z.number().check(z.describe('hours a week at least')),
      hours_max: z.number().check(z.describe('hours a week at most')),
      startup_cost_band: z
        .number()
        .check(
          z.describe('0 nothing, 1 pocket money, 2 a month’s small saving, 3 a planned purchase, 4 an investment'),
        ),
      place: wireOneOf(places, 'where the work is done'),
      min_age: z
        .nullable(z.number())
        .check(z.describe('the youngest age at which one may do it alone; null = anybody')),
      needs: z.array(wireOneOf(needs)).check(z.describe('what it can’t do without')),
      short_description: said('one sentence'),
      what_it_is: said('what one does for whom, two or three sentences'),
      why_you: said('what the named facts say for it, one sentence for each'),
      who_pays: said('who pays, and why they pay rather than do it themselves'),
      first_customer: said('who the first paying customer will probably be, and where to meet them'),
      first_week: said('what to do in the first week, two sentences'),
      smallest_test: said('the cheapest reversible way to learn whether anybody wants it'),
      stop_if: said('the sign that says stop: something one can count or see'),
      risks: z.array(z.string()).check(z.describe('whole sentences; the first names what can stop it altogether')),
      expectations: said('what to expect of the start, honestly, one or two sentences'),
    }),
  ),
});

/** Longest texts, in UTF-16 units: what fits an idea's card and page, with room over the catalogue's own. */
const LINE = 120;
const SENTENCE = 320;
const PARAGRAPH = 700;

/** Whatever is not plainly said counts as no. */
const yes = z.pipe(
  z.transform((raw) => raw === true || raw === 'true'),
  z.boolean(),
);

/** Words for what may be done in either way. */
const EITHER =
  /^(?:hybrid|mixed|either|any(?:where)?|remote (?:and|or) .+|online (?:and|or) .+|local (?:and|or) .+)$/iu;
const placeOf = (raw: unknown) => (typeof raw === 'string' && EITHER.test(raw.trim()) ? 'both' : raw);

const MOST_RISKS = 4;

/** Risks as a list, or one after the other in a text; the first ones count. */
const risks = z.pipe(
  z.transform((raw) => {
    const list: unknown = typeof raw === 'string' ? raw.split(/(?<=[.!?…])\s+/u) : raw;
    return Array.isArray(list) ? list.slice(0, MOST_RISKS) : list;
  }),
  z.array(written(15, SENTENCE), 'must be a list of sentences').check(z.minLength(1, 'must name at least one risk')),
);

/** The strict reading of one idea. */
export const WrittenIdea = z.object({
  title: written(8, LINE),
  own: yes,
  entry: nameOrNone,
  sector: oneOf(sectors),
  // What a server without the whole schema leaves out is taken from the entry, or counts as not said.
  form: z._default(z.nullable(oneOf(forms)), null),
  purpose: z._default(oneOf(purposes), 'earn'),
  unit: z._default(z.nullable(oneOf(workUnits)), null),
  // A length that no work has counts as not said: the sum with it is left out, and the idea holds.
  hours_per_unit: z.pipe(
    z.transform((raw) => figure(0.05, 80).safeParse(raw).data ?? null),
    z.nullable(z.number()),
  ),
  evidence: names,
  hours_min: figure(0.5, 40),
  hours_max: figure(0.5, 60),
  startup_cost_band: figure(0, 4).check(z.refine((band) => Number.isInteger(band), 'must be a whole number')),
  place: z.pipe(z.transform(placeOf), oneOf(places)),
  min_age: z._default(z.nullable(figure(0, 100)), null),
  needs: names,
  short_description: written(20, SENTENCE),
  what_it_is: written(40, PARAGRAPH),
  why_you: written(0, PARAGRAPH),
  who_pays: written(20, PARAGRAPH),
  first_customer: written(20, SENTENCE),
  first_week: written(20, PARAGRAPH),
  smallest_test: written(20, SENTENCE),
  stop_if: written(15, SENTENCE),
  risks,
  expectations: written(0, PARAGRAPH),
});
export type WrittenIdea = z.infer<typeof WrittenIdea>;
