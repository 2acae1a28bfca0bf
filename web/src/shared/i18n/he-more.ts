import type { Texts } from '#shared/i18n/texts.ts';

/** What only the first screens and the ideas need, as a chunk of its own. */
export const texts = import.meta.glob<Texts>(
  [
    './he/landing.json',
    './he/onboarding.json',
    './he/profile.json',
    './he/recommendations.json',
    './he/resume.json',
    './he/proposals.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);
