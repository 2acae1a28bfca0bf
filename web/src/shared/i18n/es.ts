import type { Texts } from '#shared/i18n/texts.ts';

/** Every section of this language but the legal text, as one chunk. */
export const texts = import.meta.glob<Texts>(['./es/*.json', '!./es/legal.json'], { eager: true, import: 'default' });
