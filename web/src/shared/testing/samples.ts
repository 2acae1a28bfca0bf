import { emptyProfile, type Plan, type StoredProfile } from '@foothold/contract';

/** A profile nobody has touched yet. */
export const untouchedProfile: StoredProfile = {
  ...emptyProfile,
  onboarding_mode: null,
  idea_text: '',
  business_desc: '',
};

/** A plan of one step with one substep. */
export const samplePlan: Plan = {
  plan_id: '01900000-0000-7000-8000-000000000001',
  title: 'Weekend ceramics workshops',
  short_description: 'Small groups in the home studio.',
  progress: 0,
  source: 'builtin',
  language: 'en',
  version: 1,
  can_undo: false,
  steps: [
    {
      step_id: '01900000-0000-7000-8000-000000000002',
      step_number: 0,
      title: 'Choose the format',
      description: 'Decide how long and how many.',
      status: 'pending',
      smallest_test: 'Ask three friends.',
      cap: '3 hours',
      stop_if: 'Nobody wants to come.',
      substeps: [
        {
          substep_id: '01900000-0000-7000-8000-000000000003',
          title: 'Pick a group size',
          description: 'Between four and eight.',
          status: 'pending',
          deliverable: 'A number.',
          minutes: 30,
          work: { kind: 'sum', example: 'Lesson 45.', prompts: ['What did I forget?', 'What does it say?'] },
        },
      ],
    },
  ],
};

/** A token whose subject is `subject`, as far as the page reads one. */
export function sampleToken(subject = 'person-1'): string {
  return `header.${btoa(JSON.stringify({ sub: subject }))}.signature`;
}
