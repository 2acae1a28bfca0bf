import type { Texts } from '#shared/i18n/texts.ts';

/** What nearly every screen of this language needs, as one chunk. */
export const texts = import.meta.glob<Texts>(
  [
    './fr/*.json',
    '!./fr/legal.json',
    '!./fr/rhythm.json',
    '!./fr/memory.json',
    '!./fr/second.json',
    '!./fr/example.json',
    '!./fr/landing.json',
    '!./fr/onboarding.json',
    '!./fr/profile.json',
    '!./fr/recommendations.json',
    '!./fr/result.json',
    '!./fr/resume.json',
    '!./fr/proposals.json',
  ],
  { eager: true, import: 'default' },
);
