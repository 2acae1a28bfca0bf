import type { Need } from '../schema.ts';
import type { Form, OfferFacts } from './schema.ts';

/** Entries whose work raises dust, fumes or smells: building, wood, metal, stone, cleaning, hair, flour, beasts. */
const DUSTY =
  /^(?:71|721|722|7313|7314|7315|7317|752|7534|7535|7536|7512|5141|5142|5151|911|9129|811|812|813|814|817|9211|9212|9213|6111|6121|6122|6129|6130|9311|9312|9313|961|woodwork|furniture-restoring|upholstery|pottery|leather-work|glass-work|mosaic|small-repairs|painting-walls|tiling|painting|workshop|chainsaw|pressure-washer|laser-cutter|candle-soap-making|nails|hairdressing-home|cleaning-well|baking-bread|cakes|pastry|barbecue|sausages-curing|horses|hens|goats-sheep|rabbits|cage-birds|compost|cellar-attic|soap|candles|felting|spoon-carving|dry-stone|pigeons|natural-dyeing|old-machines)/u;
/** Entries whose work is done in the open. */
const IN_THE_OPEN =
  /^(?:6|92|7111|7112|7113|7114|7119|7121|7133|7413|83[45]|8321|9312|9313|933[12]|961|95|5211|5212|5412|5419|9123|9122|7541|8111|8113|vegetable-growing|seedlings|fruit-trees|olive-trees|flowers-bulbs|compost|foraging|wild-flowers|birdwatching|fishing|running|cycling|hiking|climbing|football|tennis|sailing|surfing|kayaking|horse-riding|horses|bees|hens|goats-sheep|dogs|orienteering|garden|field-plot|yard|boat|chainsaw|pressure-washer|drone|motorcycle|bicycle|cargo-bike|swimming-pool|kites|dry-stone|donkeys|pigeons|shore-gathering|lighthouse|grave-care|snails-silk|ice-rink|target-games)/u;

/** Forms in which the work itself is done, and so brings along all that it takes. */
const BY_HAND: ReadonlySet<Form> = new Set<Form>(['do', 'make', 'batch', 'repair', 'care']);
const SHOWN: ReadonlySet<Form> = new Set<Form>(['teach', 'group', 'guide', 'check']);
/** Forms that gather people. */
const GATHERING: ReadonlySet<Form> = new Set<Form>(['group', 'guide']);

type Load = readonly [need: Need, applies: (entry: string, offer: OfferFacts) => boolean];

/** Whether the work is handled or shown where it is done. */
const isHandled = ({ form, place, needs }: OfferFacts) =>
  place !== 'online' &&
  (BY_HAND.has(form) || (SHOWN.has(form) && (needs.includes('tools') || needs.includes('kitchen'))));

const loads: readonly Load[] = [
  ['dust', (entry, offer) => DUSTY.test(entry) && isHandled(offer)],
  [
    'outdoors',
    (entry, { form, place }) =>
      form === 'guide' || (IN_THE_OPEN.test(entry) && place === 'local' && (BY_HAND.has(form) || SHOWN.has(form))),
  ],
  ['crowds', (_entry, { form, place }) => place !== 'online' && GATHERING.has(form)],
  ['standing', (_entry, { form, needs }) => form === 'guide' || needs.includes('physical-work')],
];

/** What an offer takes of body and place beyond what was written of it: it follows from the work and its form. */
export function loadsOf(entry: string, offer: OfferFacts): Need[] {
  return loads.flatMap(([need, applies]) => (applies(entry, offer) ? [need] : []));
}
