import type { Texts } from '#shared/i18n/texts.ts';

/** What only the first screens and the ideas need, as a chunk of its own. */
export const texts = import.meta.glob<Texts>(
  [
    './fr/landing.json',
    './fr/onboarding.json',
    './fr/profile.json',
    './fr/recommendations.json',
    './fr/resume.json',
    './fr/proposals.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);
