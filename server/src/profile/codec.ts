import {
  camel,
  type Camel,
  type ExportedField,
  exportedFields,
  type FieldUpdate,
  fieldCalled,
  type FieldName,
  fieldOf,
  type KeyOf,
  type Profile,
  profileWith,
  type SavedOf,
  savedIn,
  savedValue,
  saidResources,
  type StoredProfile,
} from '@foothold/contract';
import type { profile } from '../db/schema/profile.ts';

type Row = typeof profile.$inferSelect;
export type Columns = Partial<Omit<Row, 'userId' | 'updatedAt'>>;

/** The columns that the contract's fields are kept in, and what is told beside two of them. */
type FieldColumns = { [Name in ExportedField as Camel<KeyOf<Name>>]: SavedOf<Name> } & Pick<Row, 'resourcesNotes'>;
/** What other rows keep: the language is the account's. Another such field does not compile where these are written. */
type Elsewhere = { [Name in Exclude<FieldName, ExportedField>]: SavedOf<Name> };
/** An update of a field that the row keeps. */
type KeptUpdate = Extract<FieldUpdate, { field: ExportedField | Camel<ExportedField> }>;
/** How the person starts: no field, with calls of its own. */
type Start = 'onboardingMode' | 'ideaText' | 'businessDesc';

/** The profile that a row holds, with what other rows do. A field without a column of its type does not compile. */
export function fromRow(row: FieldColumns & Pick<Row, Start>, elsewhere: Elsewhere): StoredProfile {
  const told = profileWith((name) => {
    const { key, exported } = fieldOf(name);
    return exported ? Reflect.get(row, camel(key)) : Reflect.get(elsewhere, name);
  });
  return {
    ...told,
    resources: { ...told.resources, notes: row.resourcesNotes },
    onboarding_mode: row.onboardingMode,
    idea_text: row.ideaText,
    business_desc: row.businessDesc,
  };
}

/** What a profile is kept in. A column that no field fills does not compile. */
export function toColumns(told: Profile): Omit<Row, 'userId' | 'updatedAt' | Start> {
  const said = { ...told, resources: saidResources(told.resources) };
  const columns = exportedFields.map((name) => [camel(fieldOf(name).key), savedIn(said, name)]);
  const fields: Omit<FieldColumns, 'resourcesNotes'> = Object.fromEntries(columns);
  return { ...fields, resourcesNotes: said.resources.notes };
}

/** The one column that a field call writes. */
export function columnOf(update: KeptUpdate): Columns {
  return { [camel(fieldOf(fieldCalled(update.field)).key)]: savedValue(update) };
}
