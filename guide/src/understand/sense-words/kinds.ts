/**
 * What people keep away from that is no need of an idea: a thing, a being, a place or a deed that goes by many words.
 * “No two-wheelers” is about bikes, and “no ladders” about gutters.
 */
export const senses = [
  'two-wheels',
  'boats',
  'swimming',
  'heights',
  'driving',
  'couriers',
  'fire',
  'baking',
  'cooking',
  'meat',
  'fish',
  'bees',
  'horses',
  'livestock',
  'poultry',
  'dogs',
  'cats',
  'medicine',
  'caring',
  'childcare',
  'death',
  'touch',
  'hair',
  'nails',
  'gardens',
  'fields',
  'saws',
  'sewing',
  'wool',
  'paint',
  'metal',
  'electricity',
  'plumbing',
  'masonry',
  'wood',
  'engines',
  'teaching',
  'pictures',
  'music',
  'sport',
  'tours',
  'throng',
  'counters',
  'cash',
  'waiting-tables',
  'hotels',
  'call-centres',
  'cleaning',
  'laundry',
  'code',
  'accounts',
  'courts',
  'guarding',
  'weapons',
  'gambling',
  'religion',
  'factories',
  'underground',
  'cold-rooms',
  'tobacco',
  'spirits',
  'parties',
  'translating',
  'rubbish',
  'removals',
  'hides',
  'perfume',
  'flowers',
] as const;
export type Sense = (typeof senses)[number];

/**
 * How a language speaks of one: what refuses it when it is denied, what shows it in an offer besides, and what refuses it
 * as it stands (“I was stung”). Phrases are parted by bars; a star stands for any ending.
 */
type Said = readonly [named: string, shown?: string, said?: string];

export interface SenseWords extends Record<Sense, Said> {
  /** What says that something is over, or what it did to somebody: “behind me”, “nearly killed me”. */
  ended: string;
  /** What makes a thing somebody's own, which nobody keeps away from: “no strangers in my kitchen”. */
  own: string;
  /** Where nobody else's work is done: “no oven at home” says nothing of baking elsewhere. */
  atHome: string;
  /** Who has a say in a home alone: “my landlord wants no sparks”. */
  landlord: string;
}
