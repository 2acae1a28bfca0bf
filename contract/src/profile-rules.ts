import type { FieldUpdate, Profile, Resources, Skill, SkillItem, StoredProfile } from './profile.ts';

export function skillFromItem(item: SkillItem): Skill {
  return { skill_name: item.name, level: item.level, notes: item.notes };
}

export function skillToItem(skill: Skill): SkillItem {
  return { name: skill.skill_name, level: skill.level, notes: skill.notes };
}

/**
 * Numbers nobody said are null. The existing-business form sends fixed zeros for both numbers; no hours at all is
 * never an answer, and a zero budget counts only beside hours that were given.
 */
export function saidResources(resources: Resources): Resources {
  if (resources.hours_per_week !== 0) return resources;
  return { ...resources, hours_per_week: null, budget_per_month: resources.budget_per_month || null };
}

/** The profile with one field replaced; the camel-case names of the browser draft mean the same fields. */
export function applyField<P extends Profile | StoredProfile>(profile: P, update: FieldUpdate): P {
  switch (update.field) {
    case 'hours_per_week':
    case 'hoursPerWeek':
      return { ...profile, resources: { ...profile.resources, hours_per_week: update.payload || null } };
    case 'budget_per_month':
    case 'budgetPerMonth':
      return { ...profile, resources: { ...profile.resources, budget_per_month: update.payload } };
    case 'experience':
      return { ...profile, experiences: update.payload };
    case 'skills':
      return { ...profile, skills: update.payload.map(skillFromItem) };
    default: {
      const field: keyof Profile = update.field;
      return { ...profile, [field]: update.payload };
    }
  }
}

/** Whether anything at all is known about the person (the question behind where a log-in leads). */
export function hasProfileData(profile: Profile): boolean {
  return (
    profile.experiences.length > 0 ||
    profile.skills.length > 0 ||
    profile.goals.length > 0 ||
    profile.age !== null ||
    [profile.education, profile.hobbies, profile.location, profile.notes].some((value) => value.trim() !== '')
  );
}
