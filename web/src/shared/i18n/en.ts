import type { Texts } from '#shared/i18n/texts.ts';

/** What nearly every screen of this language needs, as one chunk. */
export const texts = import.meta.glob<Texts>(
  [
    './en/*.json',
    '!./en/legal.json',
    '!./en/rhythm.json',
    '!./en/memory.json',
    '!./en/second.json',
    '!./en/example.json',
    '!./en/landing.json',
    '!./en/onboarding.json',
    '!./en/profile.json',
    '!./en/recommendations.json',
    '!./en/result.json',
    '!./en/resume.json',
    '!./en/proposals.json',
  ],
  { eager: true, import: 'default' },
);
