import {
  MONEY_MAX,
  skillFromItem,
  skillToItem,
  type Experience,
  type FieldUpdate,
  type Language,
  type OnboardingMode,
  type Profile,
  type SkillItem,
  type StoredProfile,
} from '@foothold/contract';

/** A goal as the draft spells it; `goal_type` on the wire. */
export interface DraftGoal {
  type: string;
  value: string;
}

/** The fields of the draft a person fills in. */
export interface DraftFields {
  language: Language;
  experience: Experience[];
  skills: SkillItem[];
  goals: DraftGoal[];
  /** Years; null = not said. */
  age: number | null;
  education: string;
  hobbies: string;
  location: string;
  notes: string;
  /** null = not said. */
  hoursPerWeek: number | null;
  /** As typed, with whatever currency; the number is taken from its digits. */
  budgetPerMonth: string;
  onboardingMode: OnboardingMode;
  ideaText: string;
  businessDesc: string;
}

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

/** The draft as the profile call wants it. */
export function draftToProfile(draft: DraftFields): Profile {
  return {
    language: draft.language,
    age: draft.age,
    education: draft.education,
    hobbies: draft.hobbies,
    location: draft.location,
    notes: draft.notes,
    experiences: draft.experience,
    skills: draft.skills.map(skillFromItem),
    resources: {
      hours_per_week: draft.hoursPerWeek,
      budget_per_month: budgetNumber(draft.budgetPerMonth),
      notes: resourcesNote(draft),
    },
    goals: draft.goals.map(({ type, value }) => ({ goal_type: type, value })),
  };
}

/** What the server has, as the draft spells it. The budget text comes back from the note it was saved with. */
export function fieldsOf(stored: StoredProfile): DraftFields {
  const { budget_per_month: budget, hours_per_week: hours, notes } = stored.resources;
  const typed = /^Monthly budget: (.*) • Hours\/week: /u.exec(notes)?.[1];
  return {
    language: stored.language,
    experience: stored.experiences,
    skills: stored.skills.map(skillToItem),
    goals: stored.goals.map((goal) => ({ type: goal.goal_type, value: goal.value })),
    age: stored.age,
    education: stored.education,
    hobbies: stored.hobbies,
    location: stored.location,
    notes: stored.notes,
    hoursPerWeek: hours,
    budgetPerMonth: typed !== undefined && budgetNumber(typed) === budget ? typed : (budget?.toString() ?? ''),
    onboardingMode: stored.onboarding_mode ?? 'brainstorm',
    ideaText: stored.idea_text,
    businessDesc: stored.business_desc,
  };
}

/** The fields of the draft the field call can save, under their names on the wire. */
export type SavedField = Exclude<keyof DraftFields, 'onboardingMode' | 'ideaText' | 'businessDesc'>;

/** One field of the draft as the field call wants it; lists whole. */
export function fieldUpdateOf(draft: DraftFields, field: SavedField): FieldUpdate {
  const { resources, goals } = draftToProfile(draft);
  switch (field) {
    case 'language':
      return { field, payload: draft.language };
    case 'age':
      return { field, payload: draft.age };
    case 'hoursPerWeek':
      return { field: 'hours_per_week', payload: resources.hours_per_week };
    case 'budgetPerMonth':
      return { field: 'budget_per_month', payload: resources.budget_per_month };
    case 'experience':
      return { field, payload: draft.experience };
    case 'skills':
      return { field, payload: draft.skills };
    case 'goals':
      return { field, payload: goals };
    default:
      return { field, payload: draft[field] };
  }
}

/** A field the server changed (an interview's update), as a part of the draft. */
export function fieldsFromUpdate(update: FieldUpdate): Partial<DraftFields> {
  switch (update.field) {
    case 'hours_per_week':
    case 'hoursPerWeek':
      return { hoursPerWeek: update.payload };
    case 'budget_per_month':
    case 'budgetPerMonth':
      return { budgetPerMonth: update.payload?.toString() ?? '' };
    case 'goals':
      return { goals: update.payload.map((goal) => ({ type: goal.goal_type, value: goal.value })) };
    default: {
      const field: keyof DraftFields = update.field;
      return { [field]: update.payload };
    }
  }
}
