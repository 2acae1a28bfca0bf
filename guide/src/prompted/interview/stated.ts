import {
  type AskedField,
  FIELD_LIMIT,
  isInRange,
  isNumberField,
  isSeveralField,
  type Language,
  MONEY_MAX,
  MONTHS_MAX,
  NAME_LIMIT,
  type NumberField,
  payloadOf,
  type Profile,
  type SkillLevel,
  askedFields,
  skillLevels,
  withPayload,
} from '@foothold/contract';
import * as z from 'zod/mini';
import { findItem, withoutItem } from '../../built-in/interview/correct/find-item.ts';
import type { Said } from '../../built-in/interview/fields.ts';
import { fieldNamed } from '../../built-in/interview/reading/field-names.ts';
import { flat } from '../../built-in/interview/reading/message.ts';
import { goalIn } from '../../built-in/interview/reading/items.ts';
import { withSaid } from '../../built-in/interview/updates.ts';
import { oneLine } from '../../built-in/text/quote.ts';
import { visible } from '../containment/clean.ts';
import { figure, nameOrNone, oneOf } from '../strict.ts';
import { type Ground, groundOf } from './ground.ts';

const aliases: Readonly<Record<string, AskedField>> = {
  experiences: 'experience',
  job: 'experience',
  jobs: 'experience',
  skill: 'skills',
  goal: 'goals',
  hours: 'hours_per_week',
  budget: 'budget_per_month',
  place: 'location',
};
export const actions = ['add', 'set', 'remove'] as const;

function levelOf(raw: unknown): SkillLevel | null {
  return skillLevels.find((level) => typeof raw === 'string' && raw.trim().toLowerCase() === level) ?? null;
}

/** A fact as a model states it, each member read strictly; one of another kind is no fact. */
export const Stated = z.object({
  field: z.pipe(
    z.transform((raw) => (typeof raw === 'string' ? (aliases[raw.trim().toLowerCase()] ?? raw) : raw)),
    oneOf(askedFields),
  ),
  action: z._default(oneOf(actions), 'add'),
  text: z._default(nameOrNone, null),
  number: z._default(z.nullable(figure(0, MONEY_MAX)), null),
  employer: z._default(nameOrNone, null),
  months: z._default(z.nullable(figure(0, MONTHS_MAX)), null),
  level: z.pipe(z.transform(levelOf), z.nullable(z.enum(skillLevels))),
});
export type Stated = z.infer<typeof Stated>;

/** The facts of an answer that are facts at all. */
export function statedIn(raw: unknown): Stated[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((one) => {
    const { success, data } = z.safeParse(Stated, one);
    return success ? [data] : [];
  });
}

/** A name as it is stored: on one line, without marks at its ends. */
function nameOf(text: string | null, limit: number): string {
  return oneLine(visible(text ?? ''), limit).replace(/^[\s"'“”«».,;:-]+|[\s"'“”«».,;:-]+$/gu, '');
}

/** A fact as the built-in guide takes one; null when the person did not say it, or it can't be. */
function saidOf(stated: Stated, ground: Ground, language: Language): Said | null {
  const { field, number } = stated;
  if (isNumberField(field)) {
    const isPossible = number !== null && isInRange(field, number);
    return isPossible && ground.holdsNumber(number) ? { field, value: number } : null;
  }
  const isName = field === 'experience' || field === 'skills';
  const text = nameOf(stated.text, isName ? NAME_LIMIT : Math.min(FIELD_LIMIT, 1_000));
  if (!/[\p{L}\p{N}]{2}/u.test(text) || !ground.holdsWords(text)) return null;
  if (field === 'skills') return { field, value: { name: text, level: stated.level } };
  if (field === 'goals') {
    const value = goalIn(text, language);
    return value && { field, value };
  }
  if (field !== 'experience') return { field, value: text };
  const employer = nameOf(stated.employer, NAME_LIMIT);
  const months = Math.round(stated.months ?? 0);
  return {
    field,
    value: {
      role_title: text,
      company_name: employer !== '' && ground.holdsWords(employer) ? employer : null,
      duration_months: ground.holdsMonths(months) ? months : 0,
      description: null,
    },
  };
}

/** Whether a message speaks of a number of the profile: by the name of its field, or by itself. */
function speaksOf(message: Ground & { folded: string }, profile: Profile, field: NumberField) {
  const value = payloadOf(profile, field);
  return fieldNamed(message.folded) === field || (value !== null && message.holdsNumber(value));
}

/** A number emptied that the message speaks of, an item of a list taken out that the person named. */
function removed(
  profile: Profile,
  { field, text }: Stated,
  ground: Ground,
  message: Ground & { folded: string },
): Profile {
  if (isNumberField(field)) {
    return speaksOf(message, profile, field) ? withPayload(profile, field, null) : profile;
  }
  const item = text !== null && ground.holdsWords(text) ? findItem(profile, visible(text)) : null;
  return item?.field === field ? withoutItem(profile, item) : profile;
}

/** What is said anew of a text replaces it; lists and other texts grow. */
function emptied(profile: Profile, { field, action }: Stated): Profile {
  return action === 'set' && isSeveralField(field) ? withPayload(profile, field, '') : profile;
}

/** What the person said in a talk, and in the message that is answered. */
export interface Heard {
  ground: Ground;
  message: Ground & { folded: string };
}

/** What was said in the turns of a person; the last of them is the message. `now` in milliseconds since the epoch. */
export function heardIn(turns: readonly string[], language: Language, now: number): Heard {
  const last = turns.at(-1) ?? '';
  return {
    ground: groundOf(turns, language, now),
    message: { ...groundOf([last], language, now), folded: flat(last) },
  };
}

/**
 * The profile after the facts of an answer. Each is judged alone: a name, a number or a length that nobody said changes
 * nothing.
 */
export function withStated(profile: Profile, facts: readonly Stated[], heard: Heard, language: Language): Profile {
  return facts.reduce((known, fact) => {
    if (fact.action === 'remove') return removed(known, fact, heard.ground, heard.message);
    const said = saidOf(fact, heard.ground, language);
    return said ? withSaid(emptied(known, fact), [said]) : known;
  }, profile);
}
