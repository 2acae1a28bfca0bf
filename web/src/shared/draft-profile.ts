import {
  camel,
  type Camel,
  fieldCalled,
  type FieldName,
  fieldNames,
  fieldOf,
  type FieldUpdate,
  type Goal,
  MONEY_MAX,
  type OnboardingMode,
  payloadOf,
  type PayloadOf,
  type Profile,
  profileWith,
  purposeOfType,
  type StoredProfile,
  updateWith,
} from '@foothold/contract';

/** A goal as the draft spells it; `goal_type` on the wire. */
export interface DraftGoal {
  type: string;
  value: string;
}

/** What the draft holds otherwise than the field call. */
interface OwnValues {
  goals: DraftGoal[];
  /** As typed, with whatever currency; the number is taken from its digits. */
  budget_per_month: string;
}
type ValueOf<Name extends FieldName> = Name extends keyof OwnValues ? OwnValues[Name] : PayloadOf<Name>;

/** The fields of the draft a person fills in; of a number null = not said. */
export type DraftFields = { [Name in FieldName as Camel<Name>]: ValueOf<Name> } & {
  onboardingMode: OnboardingMode;
  ideaText: string;
  businessDesc: string;
};

/** The fields of the draft that are fields of the profile, and the field call can save. */
export type SavedField = Camel<FieldName>;
export const savedField: (name: FieldName) => SavedField = camel;

/**
 * The number in a budget text: `₪1,500 a month` → 1500, `1.500,00 €` → 1500, no digits → null. The first number counts;
 * one or two digits after a last point or comma are cents and left out.
 */
export function budgetNumber(text: string): number | null {
  const first = /\d(?:[\d.,'’\s]*\d)?/u.exec(text)?.[0];
  if (!first) return null;
  const number = Number(first.replace(/[.,]\d{1,2}$/, '').replace(/\D/g, ''));
  return Math.min(number, MONEY_MAX);
}

/** The line kept beside the two numbers; empty when neither was said. */
function resourcesNote({ budgetPerMonth, hoursPerWeek }: DraftFields): string {
  if (budgetPerMonth.trim() === '' && hoursPerWeek === null) return '';
  return `Monthly budget: ${budgetPerMonth.trim()} • Hours/week: ${hoursPerWeek ?? ''}`;
}

/** A sum that says what it is in: “€600”, “600 ₪”, “600 CHF”. */
const SUM_OF_MONEY = /(?:R?\p{Sc}|\b[A-Z]{3}\b)\s?\d[\d.,'’]*|\d[\d.,'’]*\s?(?:\p{Sc}|[A-Z]{3}\b)/u;

/** A budget as text: in the money in which the goal of earning names its sum; a bare number where none does. */
function budgetText(budget: number | null, goals: readonly Goal[]): string {
  if (budget === null) return '';
  const sums = goals.flatMap((goal) =>
    purposeOfType(goal.goal_type) === 'earn' ? (SUM_OF_MONEY.exec(goal.value) ?? []) : [],
  );
  return sums[0]?.replace(/\d[\d.,'’]*/u, budget.toString()) ?? budget.toString();
}

const own: { [Name in keyof OwnValues]: Own<PayloadOf<Name>, OwnValues[Name]> } = {
  goals: {
    read: (goals) => goals.map((goal) => ({ type: goal.goal_type, value: goal.value })),
    write: (goals) => goals.map(({ type, value }): Goal => ({ goal_type: type, value })),
  },
  budget_per_month: { read: (budget) => budget?.toString() ?? '', write: budgetNumber },
};
interface Own<Payload, Value> {
  read(payload: Payload): Value;
  write(value: Value): Payload;
}
const ownOf = (name: FieldName): Own<unknown, unknown> | undefined => Reflect.get(own, name);

/** The value of a field as the field call spells it. */
export function payloadIn(draft: DraftFields, name: FieldName): unknown {
  const value = draft[savedField(name)];
  const spelt = ownOf(name);
  return spelt ? spelt.write(value) : value;
}

/** The draft as the profile call wants it. */
export function draftToProfile(draft: DraftFields): Profile {
  const told = profileWith((name) => fieldOf(name).saved.from(payloadIn(draft, name)));
  return { ...told, resources: { ...told.resources, notes: resourcesNote(draft) } };
}

/** A value that the field call spells so, under its name in the draft. */
function drafted(name: FieldName, payload: unknown): [string, unknown] {
  const spelt = ownOf(name);
  return [camel(name), spelt ? spelt.read(payload) : payload];
}

/** What the server has, as the draft spells it. The budget text comes back from the note it was saved with, where that names its money. */
export function fieldsOf(stored: StoredProfile): DraftFields {
  const { budget_per_month: budget, notes } = stored.resources;
  const typed = /^Monthly budget: (.*) • Hours\/week: /u.exec(notes)?.[1];
  const fields = Object.fromEntries(fieldNames.map((name) => drafted(name, payloadOf(stored, name)))) as DraftFields;
  return {
    ...fields,
    budgetPerMonth:
      typed !== undefined && budgetNumber(typed) === budget && !/^\d*$/.test(typed)
        ? typed
        : budgetText(budget, stored.goals),
    onboardingMode: stored.onboarding_mode ?? 'brainstorm',
    ideaText: stored.idea_text,
    businessDesc: stored.business_desc,
  };
}

/** One field of the draft as the field call wants it; lists whole. */
export function fieldUpdateOf(draft: DraftFields, field: SavedField): FieldUpdate {
  const name = fieldCalled(field);
  return updateWith(name, payloadIn(draft, name));
}

/** A field the server changed (an interview's update), as a part of the draft. */
export function fieldsFromUpdate(update: FieldUpdate): Partial<DraftFields> {
  return Object.fromEntries([drafted(fieldCalled(update.field), update.payload)]);
}
