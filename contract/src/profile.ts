import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  camel,
  type Camel,
  emptyValue,
  type FieldName,
  fieldNames,
  fieldOf,
  type FieldsWith,
  type KeyOf,
  type SavedTypeOf,
  type TypeOf,
} from './profile-fields.ts';
import { MESSAGE_LIMIT, text } from './text.ts';

export const onboardingModes = ['brainstorm', 'idea', 'from-description'] as const;
export const OnboardingMode = z.enum(onboardingModes);
export type OnboardingMode = z.infer<typeof OnboardingMode>;

type FieldOfResources = FieldsWith<{ within: 'resources' }>;
/** What holds these fields, by their keys; one that is not said is empty. */
type ShapeOf<Names extends FieldName> = {
  [Name in Names as KeyOf<Name>]: z.ZodMiniDefault<SavedTypeOf<Name>>;
};
type ProfileShape = ShapeOf<Exclude<FieldName, FieldOfResources>> & { resources: z.ZodMiniDefault<typeof Resources> };

const isOfResources = (name: FieldName) => fieldOf(name).within === 'resources';
const member = (name: FieldName) =>
  [fieldOf(name).key, z._default(fieldOf(name).saved.type, emptyValue(name))] as const;

/** Numbers: null = not said. */
export const Resources = z.object({
  ...(Object.fromEntries(fieldNames.filter(isOfResources).map(member)) as ShapeOf<FieldOfResources>),
  notes: z._default(text(), ''),
});
export type Resources = z.infer<typeof Resources>;

const resources = ['resources', z._default(Resources, z.parse(Resources, {}))] as const;

/** What the profile call saves, and what GET /api/profile gives back. */
export const Profile = z.object(
  Object.fromEntries(fieldNames.map((name) => (isOfResources(name) ? resources : member(name)))) as ProfileShape,
);
export type Profile = z.infer<typeof Profile>;

export const emptyProfile: Profile = z.parse(Profile, {});

/** The profile as it stands on the server, with how the person chose to start. */
export const StoredProfile = z.extend(Profile, {
  /** null until the person has chosen. */
  onboarding_mode: z.nullable(OnboardingMode),
  idea_text: z.string(),
  business_desc: z.string(),
});
export type StoredProfile = z.infer<typeof StoredProfile>;

/** How a field call may name a field: the camel-case names of the browser's draft mean the same fields. */
type SpellingOf<Name extends FieldName> = Name | Camel<Name>;
type UpdateOf<Name extends FieldName> = {
  [Spelling in SpellingOf<Name>]: z.ZodMiniObject<{ field: z.ZodMiniLiteral<Spelling>; payload: TypeOf<Name> }>;
}[SpellingOf<Name>];
type AnyUpdate = { [Name in FieldName]: UpdateOf<Name> }[FieldName];

const updates = fieldNames.flatMap((name) =>
  [...new Set([name, camel(name)])].map((field) => z.object({ field: z.literal(field), payload: fieldOf(name).type })),
);

/** One field and its value: lists are whole and replace what was there; null empties a number. */
export const FieldUpdate = z.discriminatedUnion('field', updates as unknown as [AnyUpdate, ...AnyUpdate[]]);
export type FieldUpdate = z.infer<typeof FieldUpdate>;
export type ProfileField = FieldUpdate['field'];

export const Intent = z.object({
  intent: OnboardingMode,
  idea_text: z.optional(text(MESSAGE_LIMIT)),
  business_desc: z.optional(text(MESSAGE_LIMIT)),
});

export const profile = {
  get: endpoint({
    method: 'GET',
    path: '/api/profile',
    summary: 'The profile as last saved',
    reply: z.object({ profile: StoredProfile }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/profile',
    summary: 'Save the whole profile',
    /** `description` is the composed text of existing-business mode. */
    body: z.extend(Profile, { description: z.optional(text(MESSAGE_LIMIT)) }),
    reply: z.object({ profile: StoredProfile }),
    hears: true,
  }),
  saveIntent: endpoint({
    method: 'POST',
    path: '/api/profile/intent',
    summary: 'Save how the person starts',
    body: Intent,
    reply: z.object({ intent: OnboardingMode }),
    hears: true,
  }),
  saveField: endpoint({
    method: 'POST',
    path: '/api/profile/field',
    summary: 'Save one field of the profile',
    body: FieldUpdate,
    reply: FieldUpdate,
    hears: true,
  }),
};
