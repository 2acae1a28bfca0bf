import type { Texts } from '#shared/i18n/texts.ts';

/** What nearly every screen of this language needs, as one chunk. */
export const texts = import.meta.glob<Texts>(
  [
    './pt/*.json',
    '!./pt/legal.json',
    '!./pt/rhythm.json',
    '!./pt/memory.json',
    '!./pt/second.json',
    '!./pt/example.json',
    '!./pt/landing.json',
    '!./pt/onboarding.json',
    '!./pt/profile.json',
    '!./pt/recommendations.json',
    '!./pt/result.json',
    '!./pt/resume.json',
    '!./pt/proposals.json',
  ],
  { eager: true, import: 'default' },
);
