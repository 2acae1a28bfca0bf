// What of a profile the built-in guide reads for ideas, a plan, a refinement, a reply and a word of welcome.
import {
  emptyProfile,
  FIELD_LIMIT,
  GOAL_VALUE_LIMIT,
  ITEMS_MAX,
  type Language,
  MESSAGE_LIMIT,
  NAME_LIMIT,
  type Profile,
} from '@foothold/contract';
import { heard } from '@foothold/guide/checks/ask';
import { guide, type Reader, type Scene } from './worst-texts-scene.ts';

const ideasFor = (profile: Profile, { context }: Scene) =>
  guide.recommend({ profile, mode: 'brainstorm', already: [], count: 5 }, context);

const fields: Record<string, { limit: number; fill: (text: string) => Partial<Profile> }> = {
  education: { limit: FIELD_LIMIT, fill: (education) => ({ education }) },
  hobbies: { limit: FIELD_LIMIT, fill: (hobbies) => ({ hobbies }) },
  location: { limit: FIELD_LIMIT, fill: (location) => ({ location }) },
  notes: { limit: MESSAGE_LIMIT, fill: (notes) => ({ notes }) },
  'notes on means': {
    limit: FIELD_LIMIT,
    fill: (notes) => ({ resources: { hours_per_week: 5, budget_per_month: 100, notes } }),
  },
  jobs: {
    limit: FIELD_LIMIT,
    fill: (text) => ({
      experiences: Array.from({ length: ITEMS_MAX.experiences }, () => ({
        role_title: text.slice(0, NAME_LIMIT),
        company_name: text.slice(0, NAME_LIMIT),
        duration_months: 12,
        description: text,
      })),
    }),
  },
  skills: {
    limit: FIELD_LIMIT,
    fill: (notes) => ({
      skills: Array.from({ length: ITEMS_MAX.skills }, () => ({
        skill_name: notes.slice(0, NAME_LIMIT),
        level: 'beginner' as const,
        notes,
      })),
    }),
  },
  goals: {
    limit: GOAL_VALUE_LIMIT,
    fill: (value) => ({
      goals: Array.from({ length: ITEMS_MAX.goals }, () => ({ goal_type: value.slice(0, NAME_LIMIT), value })),
    }),
  },
};

const filledProfile = (text: string, language: Language): Profile =>
  Object.values(fields).reduce<Profile>((profile, { limit, fill }) => ({ ...profile, ...fill(text.slice(0, limit)) }), {
    ...emptyProfile,
    language,
  });

/** Each field by itself for ideas, then all at once for everything. */
export const profileReaders: Reader[] = [
  ...Object.entries(fields).map(([name, { limit, fill }]): Reader => ({
    name: `ideas, profile's ${name}`,
    limit,
    read: (text, scene) => ideasFor({ ...scene.person.profile, ...fill(text) }, scene),
  })),
  {
    name: 'ideas, whole profile',
    limit: MESSAGE_LIMIT,
    read: (text, scene) => ideasFor(filledProfile(text, scene.context.language), scene),
  },
  {
    name: 'plan of an idea, whole profile',
    limit: MESSAGE_LIMIT,
    read: (text, { idea, context }) =>
      guide.planFromIdea({ profile: filledProfile(text, context.language), recommendation: idea }, context),
  },
  {
    name: 'refinement, whole profile',
    limit: MESSAGE_LIMIT,
    read: (text, { plan, context }) =>
      guide.adaptPlan({ profile: filledProfile(text, context.language), plan, feedback: 'less time' }, context),
  },
  {
    name: 'chat, whole profile',
    limit: MESSAGE_LIMIT,
    read: (text, { plan, context }) =>
      heard(
        guide.stepChat(
          {
            profile: filledProfile(text, context.language),
            plan,
            stepId: '0',
            history: [],
            message: 'What do I do first?',
          },
          context,
        ),
      ),
  },
  {
    name: 'interview, whole profile',
    limit: MESSAGE_LIMIT,
    read: (text, { context }) =>
      heard(
        guide.onboardingTurn(
          { profile: filledProfile(text, context.language), history: [], message: 'I have 6 hours a week' },
          context,
        ),
      ),
  },
  {
    name: 'welcome, whole profile',
    limit: MESSAGE_LIMIT,
    read: (text, { plan, context }) =>
      guide.checkIn({ profile: filledProfile(text, context.language), plan, days: 9 }, context),
  },
];
