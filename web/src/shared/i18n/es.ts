import type { Texts } from '#shared/i18n/texts.ts';

/** What nearly every screen of this language needs, as one chunk. */
export const texts = import.meta.glob<Texts>(
  [
    './es/*.json',
    '!./es/legal.json',
    '!./es/rhythm.json',
    '!./es/memory.json',
    '!./es/second.json',
    '!./es/example.json',
    '!./es/landing.json',
    '!./es/onboarding.json',
    '!./es/profile.json',
    '!./es/recommendations.json',
    '!./es/result.json',
    '!./es/resume.json',
    '!./es/proposals.json',
  ],
  { eager: true, import: 'default' },
);
