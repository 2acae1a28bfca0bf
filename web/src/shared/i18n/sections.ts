/** The parts of a language's texts, one file each. `legal` is long and read once, so it is loaded on its own. */
export const sections = [
  'common',
  'shell',
  'landing',
  'account',
  'profile',
  'onboarding',
  'resume',
  'recommendations',
  'plan',
  'chat',
  'feedback',
  'errors',
] as const;
