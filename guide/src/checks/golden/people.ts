import { emptyProfile, type Language, Profile, skillLevels } from '@foothold/contract';
import * as z from 'zod';
import { profileText } from '../profile-texts.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import he from './he.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

/** A person as the files beside this one spell them: what is absent was not said. */
const Sketch = z.strictObject({
  age: z.optional(z.int()),
  location: z.optional(z.string()),
  education: z.optional(z.string()),
  hobbies: z.optional(z.string()),
  notes: z.optional(z.string()),
  jobs: z.optional(
    z.array(z.strictObject({ title: z.string(), months: z.int(), description: z.optional(z.string()) })),
  ),
  skills: z.optional(z.array(z.tuple([z.string(), z.enum(skillLevels)]))),
  hours: z.optional(z.number()),
  budget: z.optional(z.number()),
  goals: z.array(z.string()).min(1),
});
type Sketch = z.infer<typeof Sketch>;

const sketches: Record<Language, unknown> = { en, he, fr, es, pt };

function profileFrom({ jobs = [], skills = [], hours, budget, goals, ...rest }: Sketch, language: Language): Profile {
  return Profile.parse({
    ...emptyProfile,
    ...rest,
    language,
    skills: skills.map(([skill_name, level]) => ({ skill_name, level })),
    experiences: jobs.map(({ title, months, description }) => ({
      role_title: title,
      duration_months: months,
      description: description ?? null,
    })),
    resources: { hours_per_week: hours ?? null, budget_per_month: budget ?? null },
    goals: goals.map((value) => ({ goal_type: 'earn', value })),
  });
}

/** Somebody the guide is judged by. */
export interface Person {
  /** The same in all five languages. */
  name: string;
  profile: Profile;
}

/**
 * The 24 people of one language, as people there would describe themselves: unlike in skills, means, place and age, and
 * among them the difficult ones (nothing said, no skill, contradictory, 16 and 17 years old, a CV in another language).
 */
export function peopleIn(language: Language): Person[] {
  const parsed = z.record(z.string(), Sketch).parse(sketches[language]);
  return Object.entries(parsed).map(([name, sketch]) => ({ name, profile: profileFrom(sketch, language) }));
}

/** Every text a person wrote in a profile, and the figures they named. */
export const saidBy = ({ profile }: Person): string => profileText(profile);
