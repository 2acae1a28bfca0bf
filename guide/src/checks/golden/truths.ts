import type { Place } from '@foothold/contract';
import type { Need } from '../../catalogue/schema.ts';

/** What a reader of a person's profile knows must hold, written down by hand: a check may not read like the guide does. */
export interface Truth {
  /** The highest cost band the named budget allows (0 nothing … 4 an investment); absent = no budget named. */
  mostCost?: number;
  /** Where alone the work may be. */
  place?: Exclude<Place, 'both'>;
  /** What they ruled out. */
  without?: readonly Need[];
  /** Entries of the catalogue of which one must come first: what a friend would think of at once. */
  first?: readonly string[];
  /** Topics of which one must be served by the first three ideas: what they plainly can do. */
  can?: readonly string[];
}

export const truths: Record<string, Truth> = {
  nurse: { first: ['respite-hours'], mostCost: 1, can: ['nursing', 'elder-care', 'crafts'] },
  electrician: {
    first: ['small-home-repairs', 'household-device-repair'],
    mostCost: 3,
    can: ['electrical', 'handy', 'electronics-repair'],
  },
  baker: { first: ['baking-to-order'], mostCost: 2, can: ['baking', 'cooking'] },
  carer: {
    first: ['respite-hours', 'story-hours'],
    mostCost: 0,
    without: ['car', 'physical-work'],
    can: ['elder-care', 'reading'],
  },
  driver: { first: ['carry-and-move', 'errands-and-company'], mostCost: 2, can: ['driving', 'electronics-repair'] },
  'returning-parent': {
    first: ['tidy-homes', 'craft-afternoons'],
    mostCost: 2,
    without: ['evenings'],
    can: ['organising', 'art', 'baking', 'customer-service'],
  },
  teacher: { first: ['school-tutoring'], mostCost: 0, can: ['teaching', 'tutoring', 'games'] },
  bookkeeper: {
    first: ['paperwork-for-small-firms', 'spreadsheet-tidying'],
    mostCost: 0,
    can: ['bookkeeping', 'spreadsheets'],
  },
  'shop-assistant': {
    first: [
      'clothes-alterations',
      'vintage-finds',
      'customer-messages',
      'selling-for-neighbours',
      'sales-calls-for-small-firms',
    ],
    mostCost: 2,
    can: ['sales', 'customer-service', 'sewing', 'reselling'],
  },
  'office-clerk': {
    first: ['customer-messages', 'typing-and-transcripts', 'paperwork-for-small-firms'],
    mostCost: 1,
    place: 'online',
    can: ['office-admin', 'writing', 'customer-service'],
  },
  developer: {
    first: ['small-automations', 'one-page-websites', 'spreadsheet-tidying'],
    mostCost: 3,
    place: 'online',
    can: ['programming', 'spreadsheets'],
  },
  designer: {
    first: ['one-page-websites', 'social-posts-for-shops', 'photo-sessions'],
    mostCost: 2,
    can: ['graphic-design', 'photography'],
  },
  'hobby-photographer': { first: ['photo-sessions'], mostCost: 2, can: ['photography'] },
  musician: { first: ['music-lessons'], mostCost: 2, can: ['music'] },
  'retired-gardener': {
    first: ['garden-care', 'balcony-gardens'],
    mostCost: 1,
    can: ['gardening', 'walking', 'local-guide'],
  },
  hairdresser: { first: ['hair-at-home'], mostCost: 2, can: ['hair-beauty', 'hairdressing'] },
  cleaner: {
    first: ['end-of-tenancy-cleaning', 'guest-flat-turnover', 'tidy-homes'],
    mostCost: 0,
    can: ['cleaning', 'cooking'],
  },
  'pupil-16': {
    first: ['language-conversation', 'dog-walking', 'evenings-of-games', 'school-tutoring'],
    mostCost: 0,
    can: ['languages', 'dogs', 'cycling', 'games', 'computer-help'],
  },
  'student-17': {
    first: ['school-tutoring', 'one-page-websites'],
    mostCost: 1,
    can: ['tutoring', 'web', 'art', 'programming'],
  },
  thin: {},
  'no-skills': { mostCost: 0 },
  // Online only, no computer, outdoors in gardens: whatever is offered breaks one of them. The place is the one said as “only”.
  contradictory: { mostCost: 0, place: 'online' },
  'other-language': {
    first: ['household-device-repair'],
    mostCost: 2,
    can: ['electronics-repair', 'cooking', 'languages'],
  },
  'warehouse-worker': {
    first: ['carry-and-move', 'spreadsheet-tidying'],
    mostCost: 1,
    without: ['evenings', 'car'],
    can: ['warehouse', 'spreadsheets', 'fitness'],
  },
};
