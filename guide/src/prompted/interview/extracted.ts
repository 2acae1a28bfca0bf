import {
  type AskedField,
  FIELD_LIMIT,
  isInRange,
  isNumberField,
  isYesNoField,
  emptied as emptiedField,
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
import { findItem, withoutItem } from '../../interview/correct/find-item.ts';
import type { Mention } from '../../interview/fields.ts';
import { fieldNamed } from '../../interview/reading/field-names.ts';
import { flat } from '../../interview/reading/message.ts';
import { goalIn } from '../../interview/reading/items.ts';
import { yesNoMentions } from '../../interview/reading/yes-no.ts';
import { withSaid } from '../../interview/updates.ts';
import { oneLine } from '../../text/quote.ts';
import { visible } from '../containment/clean.ts';
import { figure, nameOrNone, oneOf } from '../strict.ts';
import { type Evidence, evidenceOf } from './evidence.ts';

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
export const Extracted = z.object({
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
export type Extracted = z.infer<typeof Extracted>;

/** The facts of an answer that are facts at all. */
export function extractedIn(raw: unknown): Extracted[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((one) => {
    const { success, data } = z.safeParse(Extracted, one);
    return success ? [data] : [];
  });
}

/** A name as it is stored: on one line, without marks at its ends. */
function nameOf(text: string | null, limit: number): string {
  return oneLine(visible(text ?? ''), limit).replace(/^[\s"'“”«».,;:-]+|[\s"'“”«».,;:-]+$/gu, '');
}

/** Yes or no as a model states it, where the message says the same of this field; which question it answers the model knows. */
function yesNoOf(field: AskedField, text: string | null, folded: string): Mention | null {
  const stated = text?.trim().toLowerCase();
  const said = yesNoMentions(folded, field).find((one) => one.field === field);
  return said && stated === (said.value ? 'yes' : 'no') ? said : null;
}

/** A fact as the built-in guide takes one; null when the person did not say it, or it can't be. */
function mentionOf(extracted: Extracted, { evidence, message }: Conversation, language: Language): Mention | null {
  const { field, number } = extracted;
  if (isYesNoField(field)) return yesNoOf(field, extracted.text, message.folded);
  if (isNumberField(field)) {
    const isPossible = number !== null && isInRange(field, number);
    return isPossible && evidence.holdsNumber(number, field) ? { field, value: number } : null;
  }
  const isName = field === 'experience' || field === 'skills';
  const text = nameOf(extracted.text, isName ? NAME_LIMIT : Math.min(FIELD_LIMIT, 1_000));
  if (!/[\p{L}\p{N}]{2}/u.test(text) || !evidence.holdsWords(text) || evidence.deniesWords(text, field)) return null;
  if (field === 'skills') return { field, value: { name: text, level: extracted.level } };
  if (field === 'goals') {
    const value = goalIn(text, language);
    return value && { field, value };
  }
  if (field !== 'experience') return { field, value: text };
  const employer = nameOf(extracted.employer, NAME_LIMIT);
  const months = Math.round(extracted.months ?? 0);
  return {
    field,
    value: {
      role_title: text,
      company_name: employer !== '' && evidence.holdsName(employer) ? employer : null,
      duration_months: evidence.holdsMonths(months) ? months : 0,
      description: null,
    },
  };
}

/** Whether a message speaks of a number of the profile: by the name of its field, or by itself. */
function speaksOf(message: Evidence & { folded: string }, profile: Profile, field: NumberField) {
  const value = payloadOf(profile, field);
  return fieldNamed(message.folded) === field || (value !== null && message.holdsNumber(value, field));
}

/** A number emptied that the message speaks of, an item of a list taken out that the person named. */
function removed(
  profile: Profile,
  { field, text }: Extracted,
  evidence: Evidence,
  message: Evidence & { folded: string },
): Profile {
  if (isNumberField(field)) {
    return speaksOf(message, profile, field) ? withPayload(profile, field, null) : profile;
  }
  if (isYesNoField(field)) return fieldNamed(message.folded) === field ? emptiedField(profile, field) : profile;
  const item = text !== null && evidence.holdsWords(text) ? findItem(profile, visible(text)) : null;
  return item?.field === field ? withoutItem(profile, item) : profile;
}

/** What is said anew of a text replaces it; lists and other texts grow. */
function emptied(profile: Profile, { field, action }: Extracted): Profile {
  return action === 'set' && isSeveralField(field) ? withPayload(profile, field, '') : profile;
}

/** What the person said in a talk, and in the message that is answered. */
export interface Conversation {
  evidence: Evidence;
  message: Evidence & { folded: string };
}

/** What was said in the turns of a person; the last of them is the message. `now` in milliseconds since the epoch. */
export function conversationOf(turns: readonly string[], language: Language, now: number): Conversation {
  const last = turns.at(-1) ?? '';
  return {
    evidence: evidenceOf(turns, language, now),
    message: { ...evidenceOf([last], language, now), folded: flat(last) },
  };
}

/**
 * The profile after the facts of an answer. Each is judged alone: a name, a number or a length that nobody said changes
 * nothing.
 */
export function withExtracted(
  profile: Profile,
  facts: readonly Extracted[],
  heard: Conversation,
  language: Language,
): Profile {
  return facts.reduce((known, fact) => {
    if (fact.action === 'remove') return removed(known, fact, heard.evidence, heard.message);
    const said = mentionOf(fact, heard, language);
    return said ? withSaid(emptied(known, fact), [said]) : known;
  }, profile);
}
