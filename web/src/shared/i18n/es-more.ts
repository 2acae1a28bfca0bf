import type { Texts } from '#shared/i18n/texts.ts';

/** What only the first screens and the ideas need, as a chunk of its own. */
export const texts = import.meta.glob<Texts>(
  [
    './es/landing.json',
    './es/onboarding.json',
    './es/profile.json',
    './es/recommendations.json',
    './es/resume.json',
    './es/proposals.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);
