import * as z from 'zod/mini';
import { filledText, GOAL_VALUE_LIMIT, issue, NAME_LIMIT, text } from './text.ts';

/** Nobody younger may use the product; nobody older than 120 is believed. */
export const AGE_MIN = 16;
export const AGE_MAX = 120;
export const HOURS_MAX = 168;
export const MONTHS_MAX = 1_200;
export const MONEY_MAX = 1_000_000_000;

export const skillLevels = ['beginner', 'intermediate', 'advanced'] as const;
export const SkillLevel = z.enum(skillLevels);
export type SkillLevel = z.infer<typeof SkillLevel>;

export const Age = z.int().check(z.gte(AGE_MIN, issue.young), z.lte(AGE_MAX));
export const Hours = z.number().check(z.gte(0), z.lte(HOURS_MAX));
export const Money = z.number().check(z.gte(0), z.lte(MONEY_MAX));

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

export const ITEMS_MAX = { experiences: 50, skills: 100, goals: 30 } as const;

export function skillFromItem(item: SkillItem): Skill {
  return { skill_name: item.name, level: item.level, notes: item.notes };
}

export function skillToItem(skill: Skill): SkillItem {
  return { name: skill.skill_name, level: skill.level, notes: skill.notes };
}
