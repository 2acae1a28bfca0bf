import type { Texts } from '#shared/i18n/texts.ts';

/** What only the first screens and the ideas need, as a chunk of its own. */
export const texts = import.meta.glob<Texts>(
  [
    './en/landing.json',
    './en/onboarding.json',
    './en/profile.json',
    './en/recommendations.json',
    './en/resume.json',
    './en/proposals.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);
