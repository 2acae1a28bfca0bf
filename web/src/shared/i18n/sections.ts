/** The parts of a language's texts, one file each: what nearly every screen needs. */
export const commonSections = [
  'common',
  'shell',
  'account',
  'plan',
  'today',
  'week',
  'chat',
  'feedback',
  'errors',
  'offline',
] as const;

/** What only the first screens, the interview, the ideas, proposals and the profile need; screens that do ask for it. */
export const furtherSections = ['landing', 'onboarding', 'resume', 'recommendations', 'profile', 'proposals'] as const;

/** Loaded each on its own: long and read once, or of one screen. */
export const apartSections = ['example', 'legal', 'memory', 'result', 'rhythm', 'second'] as const;

/** All but those. */
export const sections = [...commonSections, ...furtherSections] as const;

/** What the landing page is drawn with: all those, and the example that no other screen shows. */
export const landingSections = [...sections, 'example'] as const;
