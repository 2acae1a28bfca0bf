import {
  type AskedField,
  askedFields,
  fieldOf,
  isNumberField,
  type ListField,
  type ItemOf,
  type NumberField,
  type SkillLevel,
  type YesNoField,
} from '@foothold/contract';
import type { Reading } from './reading/quantities.ts';

/** What ideas can't be made without. */
export const requiredFields = askedFields.filter((field) => fieldOf(field).required);
export const numberFields = askedFields.filter((field) => isNumberField(field));

/** A skill as said; the level is null when none was. */
export interface MentionedSkill {
  name: string;
  level: SkillLevel | null;
}

/** What a fact of a field is. Lists are taken an item at a time; a skill may be said without its level. */
type MentionedValue<Field extends AskedField> = Field extends 'skills'
  ? MentionedSkill
  : Field extends ListField
    ? ItemOf<Field>
    : Field extends NumberField
      ? number
      : Field extends YesNoField
        ? boolean
        : string;

/** One fact taken from a message; `reading` says how its number was arrived at. */
export type Mention = {
  [Field in AskedField]: { field: Field; value: MentionedValue<Field>; reading?: Reading };
}[AskedField];

/** The facts of one field, in the order they were said. */
export function valuesOf<Field extends AskedField>(said: readonly Mention[], field: Field): MentionedValue<Field>[] {
  return said.filter((one) => one.field === field).map((one) => one.value as MentionedValue<Field>);
}

/** Fields that say what somebody can’t or won’t do. */
export const LIMITING: ReadonlySet<Mention['field']> = new Set(['limits', 'dislikes']);
