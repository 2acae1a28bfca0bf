import type { Texts } from '#shared/i18n/texts.ts';

/** What nearly every screen of this language needs, as one chunk. */
export const texts = import.meta.glob<Texts>(
  [
    './he/*.json',
    '!./he/legal.json',
    '!./he/rhythm.json',
    '!./he/memory.json',
    '!./he/second.json',
    '!./he/example.json',
    '!./he/landing.json',
    '!./he/onboarding.json',
    '!./he/profile.json',
    '!./he/recommendations.json',
    '!./he/result.json',
    '!./he/resume.json',
    '!./he/proposals.json',
  ],
  { eager: true, import: 'default' },
);
