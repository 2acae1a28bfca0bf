import { type Sense, senses } from './kinds.ts';

/** Entries of the knowledge of work, and archetypes written whole, that are about a sense in all their offers. */
const about: Partial<Record<Sense, string>> = {
  'two-wheels': '7234 8321 9331 bicycle motorcycle cargo-bike cycling bicycle-repair',
  boats: '3151 3152 6222 6223 8350 boat sailing kayaking surfing diving 7541',
  swimming: 'swimming-skill diving swimming-pool surfing 7541 5419',
  heights: '7119 7121 7133 7413 8343 9123 climbing',
  driving: '8322 8331 8332 5165 driving-skill van',
  couriers: '9621 9331 8321',
  fire: '5411 barbecue 7221 7211 8181',
  baking: '7512 baking-bread cakes pastry baking-to-order',
  cooking:
    '3434 5120 5212 9411 9412 cooking home-country-cooking small-catering school-lunches vegan-cooking big-kitchen cooking-in-their-kitchen office-lunches',
  meat: '7511 sausages-curing barbecue',
  fish: '6221 6222 6223 fishing',
  bees: '6123 bees',
  horses: '9332 horses donkeys horse-riding',
  livestock: '6121 9212 goats-sheep',
  poultry: '6122 hens cage-birds pigeons',
  dogs: 'dogs dog-walking',
  cats: 'cats',
  medicine: '2211 2212 2221 2222 2261 3212 3258 5329',
  caring: '1343 5321 5322 5162 caring-for-relative respite-hours',
  childcare: '1341 2342 5311 5312 evening-childminding story-hours raising-children',
  death: '5163 grave-care',
  touch: '3255 massage-relaxing',
  hair: '5141 hairdressing-home hair-at-home',
  nails: 'nails nails-and-make-up',
  gardens: '6113 9214 garden garden-care vegetable-growing flowers-bulbs balcony-gardens',
  fields: '6111 6112 9211 9213 field-plot',
  saws: '6210 9215 chainsaw',
  sewing: '7531 7532 7533 8153 sewing mending quilting sewing-machine clothes-alterations',
  wool: 'knitting crochet felting knitting-machine 8151',
  paint: '7131 7132 painting-walls room-painting',
  metal: '7211 7212 7214 7221',
  electricity: '7411 7412 7413 electrics-knowledge',
  plumbing: '7126',
  masonry: '7111 7112 7114 7122 7123 9313 tiling',
  wood: '7115 7522 7523 woodwork furniture-restoring furniture-refresh',
  engines: '7231 7233',
  teaching: '2310 2320 2330 2341 2342 2352 school-tutoring',
  pictures:
    '3431 photography photo-editing camera-equipment photo-sessions photo-memories drawing painting video-filming',
  music: '2354 2652 dj music-lessons music-production singing choir-leading',
  sport: '3421 3422 3423 weight-training football basketball gentle-exercise-group',
  tours: '5113 neighbourhood-tours',
  throng: '5211 9520 fairground',
  counters: '1420 5221 5222 5223 9334',
  cash: '4211 5230',
  'waiting-tables': '5131 5132 1412 event-serving',
  hotels: '1411 4224',
  'call-centres': '4222 4223 5244 sales-calls-for-small-firms',
  cleaning: '5151 9111 9112 9122 9129 cleaning-well end-of-tenancy-cleaning guest-flat-turnover',
  laundry: '8157 9121 ironing',
  code: '2512 2513 2514 2519 programming making-websites small-automations one-page-websites',
  accounts: '2411 3313 4311 4313 bookkeeping-programs bookkeeping-skill',
  courts: '2611 2612 3342 3411 3355',
  guarding: '0110 0210 0310 5412 5413 5414',
  weapons: '6224 7542 target-games',
  gambling: '4212',
  religion: '2636 3413 religious-texts church-organ',
  factories: '3122 3139 8160 8183 8189 8211 8212 8219 9329',
  underground: '3121 8111 8113 9311',
  'cold-rooms': '7127 ice-rink ice-cream',
  tobacco: '7516',
  spirits: '5132 wine beer-brewing',
  parties: '3332 event-organising event-serving party-furniture',
  translating: '2643 translating letters-and-translation',
  rubbish: '9611 9612',
  removals: '9333 moving-house carry-and-move',
  hides: '7535 8155 leather-work',
  perfume: 'soap candles candle-soap-making',
  flowers: 'flower-arranging flowers-bulbs wild-flowers',
};

const byEntry = new Map<string, Sense[]>();
for (const sense of senses)
  for (const entry of about[sense]?.split(' ') ?? []) byEntry.set(entry, [...(byEntry.get(entry) ?? []), sense]);

/** Everything that is about a sense. */
export const entriesAbout: readonly string[] = [...byEntry.keys()];

/** What an entry, or an archetype written whole, is about in all its offers. */
export function sensesOfEntry(entry: string): readonly Sense[] {
  return byEntry.get(entry) ?? [];
}
