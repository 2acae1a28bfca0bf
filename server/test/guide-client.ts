import type { api, Sent } from '@foothold/contract';

/** A profile that has something of everything. */
export const filledProfile: Sent<typeof api.profile.save.body> = {
  language: 'en',
  age: 34,
  education: 'Bicycle mechanics course',
  hobbies: 'Cycling, baking bread',
  location: 'Haifa',
  notes: 'I like to work with my hands',
  experiences: [
    { role_title: 'Bicycle mechanic', company_name: 'Wheels', duration_months: 36, description: 'Repairs' },
  ],
  skills: [
    { skill_name: 'Bicycle repair', level: 'advanced', notes: '' },
    { skill_name: 'Teaching', level: 'beginner', notes: '' },
  ],
  resources: { hours_per_week: 8, budget_per_month: 200, notes: '' },
  goals: [{ goal_type: 'income', value: '600 a month' }],
};

/** The server-sent events of a reply, in order. */
export function eventsOf(body: string): { event: string; data: unknown }[] {
  return body
    .split('\n\n')
    .map((block) => /^event: (\w+)\ndata: (.*)$/.exec(block))
    .filter((match) => match !== null)
    .map(([, event = '', data = '']) => ({ event, data: JSON.parse(data) as unknown }));
}

export const asStream = { accept: 'text/event-stream' };
