import type { Declined, Experience, Goal, Skill } from '@foothold/contract';
import { inline, labelled, list, quoted } from './markdown-text.ts';
import type { ExportedRows } from './personal-data.ts';
import { rowsOf, type Words } from './readable-words.ts';

interface ProfileRow {
  age: number | null;
  education: string;
  hobbies: string;
  location: string;
  notes: string;
  experiences: Experience[];
  skills: Skill[];
  goals: Goal[];
  hours_per_week: number | null;
  budget_per_month: number | null;
  idea_text: string;
  business_desc: string;
}

export function profilePart(data: ExportedRows, { texts, format }: Words): string[] {
  const labels = texts.profile;
  return rowsOf<ProfileRow>(data, 'profile').flatMap((row) => {
    const experience = row.experiences.map(({ role_title, company_name, duration_months, description }) => {
      const months = duration_months > 0 ? texts.months.replace('{months}', format.number(duration_months)) : null;
      return listed([role_title, company_name, months, description]);
    });
    const skills = row.skills.map(({ skill_name, level, notes }) => listed([skill_name, texts.levels[level], notes]));
    const goals = row.goals.map(({ goal_type, value }) => listed([goal_type, value]));
    return [
      ...labelled(labels.age, row.age),
      ...labelled(labels.location, row.location),
      ...labelled(labels.education, row.education),
      ...labelled(labels.hobbies, row.hobbies),
      ...labelled(labels.hours, row.hours_per_week),
      ...labelled(labels.budget, row.budget_per_month),
      ...labelled(labels.notes, row.notes),
      ...labelled(labels.idea, row.idea_text),
      ...labelled(labels.business, row.business_desc),
      ...named(labels.experience, experience),
      ...named(labels.skills, skills),
      ...named(labels.goals, goals),
    ];
  });
}

interface IdeaRow {
  title: string;
  short_description: string;
  expectations: string;
  detailed_description: string;
  declined: Declined | null;
  feedback: string | null;
}

export function ideasPart(data: ExportedRows, { texts }: Words): string[] {
  return rowsOf<IdeaRow>(data, 'recommendation').flatMap((idea) => [
    `### ${inline(idea.title)}`,
    quoted(idea.short_description),
    ...labelled(texts.ideas.expectations, idea.expectations),
    quoted(idea.detailed_description),
    ...labelled(texts.ideas.asked, idea.feedback),
    ...(idea.declined ? [`**${texts.ideas.declined}** ${inline(idea.declined.note)}`.trimEnd()] : []),
  ]);
}

function listed(parts: readonly (string | null)[]): string {
  return parts
    .filter((part) => part !== null && part !== '')
    .map((part) => inline(part ?? ''))
    .join(' · ');
}

function named(title: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`### ${title}`, ...list(items)];
}
