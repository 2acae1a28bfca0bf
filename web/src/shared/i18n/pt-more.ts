import type { Texts } from '#shared/i18n/texts.ts';

/** What only the first screens and the ideas need, as a chunk of its own. */
export const texts = import.meta.glob<Texts>(
  [
    './pt/landing.json',
    './pt/onboarding.json',
    './pt/profile.json',
    './pt/recommendations.json',
    './pt/resume.json',
    './pt/proposals.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);
