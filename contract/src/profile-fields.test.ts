import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import {
  askedFields,
  camel,
  checklistFields,
  emptyValue,
  exportedFields,
  type FieldName,
  fieldNames,
  fieldOf,
  isListField,
  isNumberField,
  type ListField,
  type PayloadOf,
} from './profile-fields.ts';
import { emptyProfile, FieldUpdate } from './profile.ts';
import {
  applyField,
  emptied,
  fieldCalled,
  isFilled,
  isSaid,
  itemsIn,
  mostItems,
  nameIn,
  payloadOf,
  profileWith,
  renamedIn,
  savedIn,
  updateOf,
  updateWith,
} from './profile-rules.ts';

const told: { [Name in ListField]: PayloadOf<Name> } & { [Name in FieldName]?: PayloadOf<Name> } = {
  language: 'he',
  experience: [{ role_title: 'Baker', company_name: 'Bread & Co', duration_months: 12, description: 'Nights' }],
  skills: [{ name: 'Sewing', level: 'advanced', notes: 'by hand' }],
  budget_per_month: 0,
  goals: [{ goal_type: 'earn', value: '300 a month' }],
};
/** Says something of every field there is. */
const full = fieldNames.reduce(
  (profile, name) => applyField(profile, updateWith(name, told[name] ?? (isNumberField(name) ? 20 : 'Words'))),
  emptyProfile,
);
const orders: [string, (name: FieldName) => number | null][] = [
  ['interview', (name) => fieldOf(name).ask],
  ['checklist', (name) => fieldOf(name).checklist],
  ['page', (name) => fieldOf(name).page],
];

describe('the record of fields', () => {
  it.each(orders)('gives no place of the %s twice', (_order, place) => {
    const places = fieldNames.map(place).filter((one) => one !== null);
    expect(new Set(places).size).toBe(places.length);
  });

  it('asks first for what ideas need', () => {
    const needed = askedFields.map((name) => fieldOf(name).required);
    expect(needed).toEqual(needed.toSorted((one, other) => Number(other) - Number(one)));
    expect(checklistFields.toSorted()).toEqual(fieldNames.toSorted());
    expect(exportedFields).toEqual(expect.arrayContaining([...askedFields]));
  });

  it.each(fieldNames.filter((one) => isNumberField(one)))('bounds the number %s as its type does', (name) => {
    const { range: [least = 0, most = 0] = [], type, whole } = fieldOf(name);
    const takes = (value: number) => z.safeParse(type, value).success;
    expect([least - 1, least, most, most + 1].map(takes)).toEqual([false, true, true, false]);
    expect(takes(least + 0.5)).toBe(!whole);
  });

  it.each(fieldNames.filter((one) => isListField(one)))(
    'bounds the list %s as its type does, and names items',
    (name) => {
      const [item = {}] = itemsIn(full, name);
      const takes = (count: number) => z.safeParse(fieldOf(name).type, Array(count).fill(item)).success;
      expect([takes(mostItems(name)), takes(mostItems(name) + 1)]).toEqual([true, false]);
      expect(nameIn(name)(renamedIn(name, item, 'Other'))).toBe('Other');
      expect(Object.keys(renamedIn(name, item, 'Other'))).toEqual(Object.keys(item));
    },
  );
});

describe.each(fieldNames)('the field %s', (name) => {
  it('is taken out of one profile and put into another, under both spellings', () => {
    for (const field of [name, camel(name)]) {
      const update = z.parse(FieldUpdate, { field, payload: payloadOf(full, name) });
      expect(fieldCalled(update.field)).toBe(name);
      const next = applyField(emptyProfile, update);
      expect(updateOf(next, name)).toEqual(updateOf(full, name));
      expect(applyField(full, update)).toEqual(full);
    }
  });

  it('says something in a full profile, and nothing once it is emptied', () => {
    expect(isFilled(full, name)).toBe(true);
    expect(payloadOf(emptied(full, name), name)).toEqual(emptyValue(name));
    expect(isFilled(emptied(full, name), name)).toBe(name === 'language');
  });
});

it('a profile is what its fields hold', () => {
  expect(profileWith((name) => savedIn(full, name))).toEqual(full);
});

it('blanks and no hours say nothing, no money does', () => {
  expect(isSaid('notes', ' \u200B\n')).toBe(false);
  expect(isSaid('hours_per_week', 0)).toBe(false);
  expect(isSaid('budget_per_month', 0)).toBe(true);
});
