/** The parts of a language's texts, one file each: what nearly every screen needs. */
export const commonSections = [
  'common',
  'shell',
  'account',
  'profile',
  'onboarding',
  'plan',
  'chat',
  'feedback',
  'errors',
  'offline',
] as const;

/** What only the first screens, the ideas and proposals need; screens that do ask for it. */
export const furtherSections = ['landing', 'resume', 'recommendations', 'proposals'] as const;

/** All but `legal`, which is long and read once, and is loaded on its own. */
export const sections = [...commonSections, ...furtherSections] as const;
