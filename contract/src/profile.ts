import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { defaultLanguage, Language } from './language.ts';
import { filledText, GOAL_VALUE_LIMIT, issue, MESSAGE_LIMIT, NAME_LIMIT, text } from './text.ts';

/** Nobody younger may use the product; nobody older than 120 is believed. */
export const AGE_MIN = 16;
export const AGE_MAX = 120;
export const HOURS_MAX = 168;
export const MONTHS_MAX = 1_200;
export const MONEY_MAX = 1_000_000_000;

export const skillLevels = ['beginner', 'intermediate', 'advanced'] as const;
export const SkillLevel = z.enum(skillLevels);
export type SkillLevel = z.infer<typeof SkillLevel>;

export const onboardingModes = ['brainstorm', 'idea', 'from-description'] as const;
export const OnboardingMode = z.enum(onboardingModes);
export type OnboardingMode = z.infer<typeof OnboardingMode>;

const Age = z.int().check(z.gte(AGE_MIN, issue.young), z.lte(AGE_MAX));
const Hours = z.number().check(z.gte(0), z.lte(HOURS_MAX));
const Money = z.number().check(z.gte(0), z.lte(MONEY_MAX));

export const Experience = z.object({
  role_title: filledText(NAME_LIMIT),
  company_name: z._default(z.nullable(text(NAME_LIMIT)), null),
  /** Whole months; 0 = not said. */
  duration_months: z._default(z.int().check(z.gte(0), z.lte(MONTHS_MAX)), 0),
  description: z._default(z.nullable(text()), null),
});
export type Experience = z.infer<typeof Experience>;

const level = z._default(SkillLevel, 'beginner');
const notes = z._default(text(), '');

/** A skill as the profile payload and GET /api/profile spell it. */
export const Skill = z.object({ skill_name: filledText(NAME_LIMIT), level, notes });
export type Skill = z.infer<typeof Skill>;

/** A skill as the field call, the interview's updates and a read CV spell it. */
export const SkillItem = z.object({ name: filledText(NAME_LIMIT), level, notes });
export type SkillItem = z.infer<typeof SkillItem>;

export const Goal = z.object({ goal_type: filledText(NAME_LIMIT), value: filledText(GOAL_VALUE_LIMIT) });
export type Goal = z.infer<typeof Goal>;

export const Resources = z.object({
  /** null = not said. */
  hours_per_week: z._default(z.nullable(Hours), null),
  /** In the person's own currency; null = not said, 0 = no money. */
  budget_per_month: z._default(z.nullable(Money), null),
  notes,
});
export type Resources = z.infer<typeof Resources>;

export const ITEMS_MAX = { experiences: 50, skills: 100, goals: 30 } as const;

const experiences = z.array(Experience).check(z.maxLength(ITEMS_MAX.experiences));
const goals = z.array(Goal).check(z.maxLength(ITEMS_MAX.goals));

/** What the profile call saves, and what GET /api/profile gives back. */
export const Profile = z.object({
  language: z._default(Language, defaultLanguage),
  age: z._default(z.nullable(Age), null),
  education: z._default(text(), ''),
  hobbies: z._default(text(), ''),
  location: z._default(text(), ''),
  notes: z._default(text(MESSAGE_LIMIT), ''),
  experiences: z._default(experiences, []),
  skills: z._default(z.array(Skill).check(z.maxLength(ITEMS_MAX.skills)), []),
  resources: z._default(Resources, { hours_per_week: null, budget_per_month: null, notes: '' }),
  goals: z._default(goals, []),
});
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

/** One field and its value: lists are whole and replace what was there; null empties a number. */
export const FieldUpdate = z.discriminatedUnion('field', [
  z.object({ field: z.literal('language'), payload: Language }),
  z.object({ field: z.literal('age'), payload: z.nullable(Age) }),
  z.object({ field: z.literal('education'), payload: text() }),
  z.object({ field: z.literal('hobbies'), payload: text() }),
  z.object({ field: z.literal('location'), payload: text() }),
  z.object({ field: z.literal('notes'), payload: text(MESSAGE_LIMIT) }),
  z.object({ field: z.literal('hours_per_week'), payload: z.nullable(Hours) }),
  z.object({ field: z.literal('hoursPerWeek'), payload: z.nullable(Hours) }),
  z.object({ field: z.literal('budget_per_month'), payload: z.nullable(Money) }),
  z.object({ field: z.literal('budgetPerMonth'), payload: z.nullable(Money) }),
  z.object({ field: z.literal('experience'), payload: experiences }),
  z.object({ field: z.literal('skills'), payload: z.array(SkillItem).check(z.maxLength(ITEMS_MAX.skills)) }),
  z.object({ field: z.literal('goals'), payload: goals }),
]);
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
