import {
  camel,
  emptyValue,
  type FieldName,
  fieldNames,
  fieldOf,
  type ItemOf,
  type ListField,
  type NumberField,
  type PayloadOf,
  type SavedOf,
} from './profile-fields.ts';
import { emptyProfile, type FieldUpdate, type Profile, type Resources, type StoredProfile } from './profile.ts';
import { isBlank } from './text.ts';

/**
 * Numbers nobody said are null. The existing-business form sends fixed zeros for both numbers; no hours at all is
 * never an answer, and a zero budget counts only beside hours that were given.
 */
export function saidResources(resources: Resources): Resources {
  if (resources.hours_per_week !== 0) return resources;
  return { ...resources, hours_per_week: null, budget_per_month: resources.budget_per_month || null };
}

const bySpelling = new Map<string, FieldName>(
  fieldNames.flatMap((name) => [
    [name, name],
    [camel(name), name],
  ]),
);

/** The field that is called so in a field call, or in the browser's draft. Throws for a name that is none. */
export function fieldCalled(spelling: FieldUpdate['field']): FieldName {
  const name = bySpelling.get(spelling);
  if (!name) throw new RangeError(`The profile has no ${spelling}`);
  return name;
}

/** An update as it stands once it is made: a number that says nothing is null. */
export function asSaved(update: FieldUpdate): FieldUpdate {
  const unsaid = update.payload === 0 && fieldOf(fieldCalled(update.field)).zeroIsUnsaid;
  return unsaid ? ({ ...update, payload: null } as FieldUpdate) : update;
}

/** What profile and row hold of an update. */
export function savedValue(update: FieldUpdate): unknown {
  return fieldOf(fieldCalled(update.field)).saved.from(asSaved(update).payload);
}

function withSaved<P extends Profile | StoredProfile>(profile: P, name: FieldName, value: unknown): P {
  const { key, within } = fieldOf(name);
  const part = { [key]: value };
  return within ? { ...profile, [within]: { ...profile[within], ...part } } : { ...profile, ...part };
}

/** The profile with one field replaced; the camel-case names of the browser draft mean the same fields. */
export function applyField<P extends Profile | StoredProfile>(profile: P, update: FieldUpdate): P {
  return withSaved(profile, fieldCalled(update.field), savedValue(update));
}

/** A profile whose fields hold these values, as profile and row spell them. */
export function profileWith(saved: (name: FieldName) => unknown): Profile {
  return fieldNames.reduce((profile, name) => withSaved(profile, name, saved(name)), emptyProfile);
}

/** What a field of the profile holds, as profile and row spell it. */
export function savedIn<Name extends FieldName>(profile: Profile, name: Name): SavedOf<Name> {
  const { key, within } = fieldOf(name);
  return Reflect.get(within ? profile[within] : profile, key);
}

/** What a field of the profile holds, as the field call spells it. */
export function payloadOf<Name extends FieldName>(profile: Profile, name: Name): PayloadOf<Name> {
  return fieldOf(name).saved.back(savedIn(profile, name)) as PayloadOf<Name>;
}

/** The update that has a field hold this; whoever makes one knows that the payload is the field's. */
export function updateWith(field: FieldName, payload: unknown): FieldUpdate {
  return { field, payload } as FieldUpdate;
}

/** The profile without what a field holds. */
export function emptied(profile: Profile, name: FieldName): Profile {
  return applyField(profile, updateWith(name, emptyValue(name)));
}

/** The profile with a field that holds this, as the field call spells it. */
export function withPayload<Name extends FieldName>(profile: Profile, name: Name, payload: PayloadOf<Name>): Profile {
  return applyField(profile, updateWith(name, payload));
}

/** The items of a list, as the field call spells them. */
export function itemsIn<Name extends ListField>(profile: Profile, list: Name): readonly ItemOf<Name>[] {
  return payloadOf(profile, list) as readonly object[] as readonly ItemOf<Name>[];
}

/** Gives how an item of a list is called, as the field call spells it. */
export function nameIn(list: ListField): (item: object) => string {
  const { named = '' } = fieldOf(list);
  return (item) => String(Reflect.get(item, named));
}

/** An item of a list under another name; whatever else is said of it stays. */
export function renamedIn(list: ListField, item: object, name: string): object {
  const { named = '' } = fieldOf(list);
  return { ...item, [named]: name };
}

/** Items that a list holds at most. */
export function mostItems(list: ListField): number {
  return fieldOf(list).most ?? Infinity;
}

/** Whether a number can be the value of a field. */
export function isInRange(name: NumberField, value: number): boolean {
  const { range: [least, most] = [-Infinity, Infinity], whole } = fieldOf(name);
  return value >= least && value <= most && (!whole || Number.isInteger(value));
}

/** What a field of the profile holds, as the update that would put it there. */
export function updateOf(profile: Profile, name: FieldName): FieldUpdate {
  return updateWith(name, payloadOf(profile, name));
}

/** Whether a value of a field says anything: items, words that show, a number. */
export function isSaid(name: FieldName, payload: unknown): boolean {
  if (Array.isArray(payload)) return payload.length > 0;
  if (typeof payload === 'string') return !isBlank(payload);
  return payload !== null && !(fieldOf(name).zeroIsUnsaid && payload === 0);
}

/** Whether the profile holds anything of a field. */
export function isFilled(profile: Profile, name: FieldName): boolean {
  return isSaid(name, payloadOf(profile, name));
}

/** Whether anything at all is known about the person (the question behind where a log-in leads). Means alone are nothing. */
export function hasProfileData(profile: Profile): boolean {
  return fieldNames.some((name) => {
    const { exported, within } = fieldOf(name);
    return exported && !within && isFilled(profile, name);
  });
}
