import { emptyProfile, type Profile, type SkillLevel } from '@foothold/contract';

type Sketch = Partial<Omit<Profile, 'skills' | 'experiences' | 'resources' | 'goals'>> & {
  skills?: [name: string, level: SkillLevel][];
  jobs?: [title: string, months: number][];
  hours?: number | null;
  budget?: number | null;
  goal?: string;
};

/** A profile out of what matters in a test; everything else is empty. */
export function profileOf({ skills = [], jobs = [], hours = null, budget = null, goal, ...rest }: Sketch): Profile {
  return {
    ...emptyProfile,
    ...rest,
    skills: skills.map(([skill_name, level]) => ({ skill_name, level, notes: '' })),
    experiences: jobs.map(([role_title, duration_months]) => ({
      role_title,
      duration_months,
      company_name: null,
      description: null,
    })),
    resources: { hours_per_week: hours, budget_per_month: budget, notes: '' },
    goals: goal ? [{ goal_type: 'earn', value: goal }] : [],
  };
}

/** Ten people, unlike in skills, means, place, age and language. */
export const goldenProfiles: Record<string, Profile> = {
  mechanic: profileOf({
    age: 34,
    location: 'Leeds, UK',
    hobbies: 'cycling, camping',
    jobs: [['Bike mechanic', 30]],
    skills: [['Customer service', 'intermediate']],
    hours: 6,
    budget: 100,
    goal: '600 £ a month',
  }),
  teacher: profileOf({
    language: 'fr',
    age: 45,
    location: 'Lyon',
    education: 'Licence de mathématiques',
    jobs: [['Professeure de mathématiques', 180]],
    hobbies: 'randonnée, chorale',
    hours: 4,
    budget: 0,
    goal: '400 € par mois',
  }),
  cook: profileOf({
    language: 'es',
    age: 29,
    location: 'Sevilla',
    jobs: [['Ayudante de cocina', 26]],
    skills: [['Repostería', 'advanced']],
    hobbies: 'fútbol',
    hours: 10,
    budget: 200,
    goal: '500 € al mes',
  }),
  bookkeeper: profileOf({
    language: 'he',
    age: 52,
    location: 'חיפה',
    jobs: [['מנהלת חשבונות', 240]],
    skills: [['אקסל', 'advanced']],
    hobbies: 'גינון',
    hours: 8,
    budget: 0,
    goal: '3000 ש״ח בחודש',
  }),
  designer: profileOf({
    language: 'pt',
    age: 24,
    location: 'Recife',
    skills: [
      ['Design gráfico', 'advanced'],
      ['Fotografia', 'intermediate'],
    ],
    hobbies: 'música, surfe',
    hours: 15,
    budget: 300,
    goal: 'R$ 2.000 por mês',
  }),
  student: profileOf({
    age: 16,
    location: 'Haifa',
    hobbies: 'video games, dogs',
    hours: 3,
    budget: 0,
    goal: 'pocket money',
  }),
  carer: profileOf({
    age: 58,
    jobs: [['Nursing assistant', 96]],
    skills: [['Patience with older people', 'advanced']],
    notes: 'I have no car and a bad back.',
    location: 'Cork',
    hours: 12,
    budget: 50,
    goal: '800 € a month',
  }),
  programmer: profileOf({
    age: 31,
    jobs: [['Software developer', 72]],
    skills: [['Python', 'advanced']],
    notes: 'Online only, please.',
    hours: 5,
    budget: 1_000,
    goal: 'learn to sell',
  }),
  tailor: profileOf({
    language: 'fr',
    age: 40,
    location: 'Nantes',
    skills: [['Couture', 'advanced']],
    hobbies: 'tricot, brocante',
    hours: 20,
    budget: 150,
    goal: '1 000 € par mois',
  }),
  thin: profileOf({ hours: 3, budget: 0, goal: 'earn' }),
};
