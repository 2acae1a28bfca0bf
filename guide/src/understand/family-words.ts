import type { Language } from '@foothold/contract';

/** How the words of one trade end behind their common beginning, folded: “plaster·ing”, “plaster·er”. */
export interface FamilyEndings {
  /** Of a deed or of who does it: what somebody refuses by name is one of them. */
  refused: string;
  /** Of what somebody did, besides those. */
  own: string;
}

export const familyEndings: Record<Language, FamilyEndings> = {
  en: { refused: 'ing er ers or ry ery', own: 'e ed ess y s' },
  he: { refused: 'ות אות נות י ית', own: 'ן אי אית נית ה ת ים' },
  fr: {
    refused: 'age eur eurs euse ier iere erie ure ement ant ants iste',
    own: 'e er es',
  },
  es: {
    refused: 'ura eria or ora ero era ador adora aje eza ista ar er ir',
    own: 'a o e as os an en amos emos ando iendo',
  },
  pt: {
    refused: 'ura aria eria or ora eiro eira ador adora agem eza ista ar er ir',
    own: 'a o e as os am em amos emos ando endo',
  },
};
