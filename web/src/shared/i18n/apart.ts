import type { Texts } from '#shared/i18n/texts.ts';

/** Sections that few screens need, each loaded on its own; where they lie is not in the first screens' files either. */
export const apartTexts = import.meta.glob<Texts>(
  ['./*/example.json', './*/legal.json', './*/memory.json', './*/result.json', './*/rhythm.json', './*/second.json'],
  {
    import: 'default',
  },
);
