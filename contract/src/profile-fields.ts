import * as z from 'zod/mini';
import { defaultLanguage, Language } from './language.ts';
import {
  Age,
  AGE_MAX,
  AGE_MIN,
  Experience,
  Goal,
  Hours,
  HOURS_MAX,
  ITEMS_MAX,
  Money,
  MONEY_MAX,
  Skill,
  skillFromItem,
  SkillItem,
  skillToItem,
} from './profile-values.ts';
import { MESSAGE_LIMIT, text } from './text.ts';

/**
 * What a field of the profile says of itself. All that handles a field (wire, field call, row, export, import, checklist,
 * form, profile page, interview) is made of this; see “a field of the profile” in CONTRIBUTING.
 */
interface Common {
  /** What the field call takes. */
  type: z.ZodMiniType;
  /** Its name in the profile and in the database, where that is another. */
  key?: string;
  /** The part of the profile it stands in, where it doesn't stand by itself. */
  within?: 'resources';
  /** Ideas can't be made without it. */
  required: boolean;
  /** Its place among the questions of the interview; null = the interview never touches it. */
  ask: number | null;
  /** The interview takes it when it is told, and never asks for it: another question brings it up. */
  onlyTold?: true;
  /** Empty is an answer too: plenty of people have none, so that nobody is asked back for it. */
  mayBeNone?: true;
  /** Its place in the checklist, and in what is shown of a profile. */
  checklist: number;
  page: number;
  /** Whether it is in the person's row, and so in what is exported and imported. The language is the account's. */
  exported: boolean;
  /** The record it first stood in: files from before it (1 = the first) don't hold it, and say nothing of it. */
  since: number;
}

interface TextKind {
  kind: 'text';
  /** Holds several things, one behind the other: what is told later is added. Others are one line, and replaced. */
  several?: true;
  /** Longest, in UTF-16 units; `FIELD_LIMIT` where it is not named. */
  limit?: number;
}

/** null = not said. */
interface NumberKind {
  kind: 'number';
  /** Least and most. */
  range: readonly [number, number];
  whole?: true;
  /** 0 says nothing. */
  zeroIsUnsaid?: true;
}

interface ListKind {
  kind: 'list';
  /** The member that an item is called by, as the field call spells it. */
  named: string;
  /** Items at most. */
  most: number;
  /** How the profile spells items that the field call spells otherwise. */
  saved?: { type: z.ZodMiniType; from: (payload: never) => unknown; back: (saved: never) => unknown };
}

/** true, false, or null = not said. What somebody has or has not: an answer is heard, and a sentence that names it. */
interface YesNoKind {
  kind: 'yesNo';
}

/** One of a few words. */
interface ChoiceKind {
  kind: 'choice';
  /** What it is before anybody chose. */
  empty: unknown;
}

type Declaration = Common & (TextKind | NumberKind | ListKind | YesNoKind | ChoiceKind);

const jobs = z.array(Experience).check(z.maxLength(ITEMS_MAX.experiences));
const skillItems = z.array(SkillItem).check(z.maxLength(ITEMS_MAX.skills));
const skills = z.array(Skill).check(z.maxLength(ITEMS_MAX.skills));
const goals = z.array(Goal).check(z.maxLength(ITEMS_MAX.goals));

const optional = { required: false, exported: true, since: 1 } as const;
const added = { required: false, exported: true, since: 2 } as const;
const needed = { required: true, exported: true, since: 1 } as const;

/** Every field of a person, once, in the order of the wire. Places leave gaps, so that another fits in between. */
export const profileFields = {
  language: {
    kind: 'choice',
    type: Language,
    empty: defaultLanguage,
    required: true,
    ask: null,
    checklist: 40,
    page: 0,
    exported: false,
    since: 1,
  },
  age: {
    kind: 'number',
    type: z.nullable(Age),
    range: [AGE_MIN, AGE_MAX],
    whole: true,
    ...optional,
    ask: 90,
    checklist: 50,
    page: 10,
  },
  education: { kind: 'text', type: text(), several: true, ...optional, ask: 80, checklist: 60, page: 30 },
  hobbies: { kind: 'text', type: text(), several: true, ...optional, ask: 70, checklist: 70, page: 40 },
  location: { kind: 'text', type: text(), ...optional, ask: 60, checklist: 80, page: 20 },
  notes: {
    kind: 'text',
    type: text(MESSAGE_LIMIT),
    limit: MESSAGE_LIMIT,
    several: true,
    ...optional,
    ask: 110,
    onlyTold: true,
    checklist: 110,
    page: 70,
  },
  /** What somebody can't or may not do: evenings, lifting, driving. Asked for together with what they don't want to. */
  limits: { kind: 'text', type: text(), several: true, ...added, ask: 100, mayBeNone: true, checklist: 105, page: 65 },
  /** What they would rather not do. */
  dislikes: {
    kind: 'text',
    type: text(),
    several: true,
    ...added,
    ask: 105,
    onlyTold: true,
    mayBeNone: true,
    checklist: 107,
    page: 67,
  },
  experience: {
    kind: 'list',
    type: jobs,
    named: 'role_title',
    most: ITEMS_MAX.experiences,
    key: 'experiences',
    ...needed,
    ask: 10,
    checklist: 10,
    page: 80,
  },
  skills: {
    kind: 'list',
    type: skillItems,
    named: 'name',
    most: ITEMS_MAX.skills,
    saved: {
      type: skills,
      from: (items: SkillItem[]) => items.map(skillFromItem),
      back: (items: Skill[]) => items.map(skillToItem),
    },
    ...needed,
    ask: 20,
    checklist: 20,
    page: 90,
  },
  hours_per_week: {
    kind: 'number',
    type: z.nullable(Hours),
    range: [0, HOURS_MAX],
    within: 'resources',
    zeroIsUnsaid: true,
    ...optional,
    ask: 40,
    checklist: 90,
    page: 50,
  },
  /** In the person's own currency; 0 = no money. */
  budget_per_month: {
    kind: 'number',
    type: z.nullable(Money),
    range: [0, MONEY_MAX],
    within: 'resources',
    ...optional,
    ask: 50,
    checklist: 100,
    page: 60,
  },
  goals: {
    kind: 'list',
    type: goals,
    named: 'value',
    most: ITEMS_MAX.goals,
    ...needed,
    ask: 30,
    checklist: 30,
    page: 100,
  },
} as const satisfies Record<string, Declaration>;

type Fields = typeof profileFields;
/** A field by its name in the field call. */
export type FieldName = keyof Fields;
/** The fields that were declared so. */
export type FieldsWith<Part> = { [Name in FieldName]: Fields[Name] extends Part ? Name : never }[FieldName];

export type TextField = FieldsWith<{ kind: 'text' }>;
export type NumberField = FieldsWith<{ kind: 'number' }>;
export type ListField = FieldsWith<{ kind: 'list' }>;
export type YesNoField = FieldsWith<{ kind: 'yesNo' }>;
/** Texts that hold several things. */
export type SeveralField = FieldsWith<{ several: true }>;
/** What stands in the person's row. */
export type ExportedField = FieldsWith<{ exported: true }>;

/** `hours_per_week` → `hoursPerWeek`: how the draft of the browser and the columns are called. */
export type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;
/** Its name in the profile and in the database. */
export type KeyOf<Name extends FieldName> = Fields[Name] extends { key: infer Key extends string } ? Key : Name;
/** What the field call takes. */
export type TypeOf<Name extends FieldName> = Fields[Name]['type'];
/** What the profile and the row hold. */
export type SavedTypeOf<Name extends FieldName> = Fields[Name] extends {
  saved: { type: infer Type extends z.ZodMiniType };
}
  ? Type
  : TypeOf<Name>;
/** The value of a field as the field call spells it. */
export type PayloadOf<Name extends FieldName> = z.infer<TypeOf<Name>>;
/** The value of a field as profile and row hold it. */
export type SavedOf<Name extends FieldName> = z.infer<SavedTypeOf<Name>>;
/** An item of a list as the field call spells it, and as profile and row hold it. */
export type ItemOf<Name extends ListField> =
  PayloadOf<Name> extends readonly (infer Item extends object)[] ? Item : never;
export type SavedItemOf<Name extends ListField> =
  SavedOf<Name> extends readonly (infer Item extends object)[] ? Item : never;

type Own<Kind> = Partial<Omit<Kind, 'kind' | 'saved'>>;
/** A field as what is derived reads it. */
interface ReadField extends Common, Own<TextKind>, Own<NumberKind>, Own<ListKind>, Own<ChoiceKind> {
  kind: Declaration['kind'];
  name: FieldName;
  /** In the profile and in the database. */
  key: string;
  saved: { type: z.ZodMiniType; from(payload: unknown): unknown; back(saved: unknown): unknown };
}

function readField(name: FieldName, declared: Declaration): ReadField {
  const same: ReadField['saved'] = { type: declared.type, from: (value) => value, back: (value) => value };
  const saved = declared.kind === 'list' ? declared.saved : undefined;
  return { key: name, ...declared, saved: saved ?? same, name };
}

export const fieldNames = Object.keys(profileFields) as FieldName[];
const fields = new Map<string, ReadField>(fieldNames.map((name) => [name, readField(name, profileFields[name])]));

/** What a field says of itself. Throws for a name that is none. */
export function fieldOf(name: FieldName): ReadField {
  const field = fields.get(name);
  if (!field) throw new RangeError(`The profile has no ${name}`);
  return field;
}

/** `hours_per_week` → `hoursPerWeek`. */
export function camel<Name extends string>(name: Name): Camel<Name> {
  return name.replace(/_(.)/gu, (_match, letter: string) => letter.toUpperCase()) as Camel<Name>;
}

/** What a field holds when nothing was said. */
export function emptyValue(name: FieldName): unknown {
  const { kind, empty } = fieldOf(name);
  return { text: '', number: null, list: [], yesNo: null, choice: empty }[kind];
}

const isOfKind = (name: FieldName | null, kind: Declaration['kind']) => name !== null && fieldOf(name).kind === kind;
export const isTextField = (name: FieldName | null): name is TextField => isOfKind(name, 'text');
export const isNumberField = (name: FieldName | null): name is NumberField => isOfKind(name, 'number');
export const isListField = (name: FieldName | null): name is ListField => isOfKind(name, 'list');
export const isYesNoField = (name: FieldName | null): name is YesNoField => isOfKind(name, 'yesNo');
export const isSeveralField = (name: FieldName | null): name is SeveralField =>
  name !== null && fieldOf(name).several === true;

const inOrder = (names: readonly FieldName[], place: (field: ReadField) => number) =>
  names.toSorted((one, other) => place(fieldOf(one)) - place(fieldOf(other)));

/** What the interview asks for or takes when it is told, in the order it asks. */
export const askedFields = inOrder(
  fieldNames.filter((name) => fieldOf(name).ask !== null),
  ({ ask }) => ask ?? 0,
) as readonly FieldName[] as readonly FieldsWith<{ ask: number }>[];
export const AskedField = z.enum(askedFields);
export type AskedField = z.infer<typeof AskedField>;
/** Every field in the order of the checklist. */
export const checklistFields: readonly FieldName[] = inOrder(fieldNames, ({ checklist }) => checklist);
/** What stands in the person's row, in the order in which a profile is shown. */
export const exportedFields = inOrder(
  fieldNames.filter((name) => fieldOf(name).exported),
  ({ page }) => page,
) as readonly FieldName[] as readonly ExportedField[];
