import type { sectors } from '../schema.ts';
import { batchOf } from './facts.ts';

type Sector = (typeof sectors)[number];

/** Where a kind of work belongs, by the first digits of its unit group or the name of its batch; the longest counts. */
const sectorByBatch: readonly (readonly [string, Sector])[] = [
  ['0', 'education'],
  ['1', 'office-services'],
  ['14', 'selling-renting'],
  ['21', 'digital-creative'],
  ['22', 'care-everyday'],
  ['23', 'education'],
  ['24', 'office-services'],
  ['25', 'digital-creative'],
  ['26', 'body-culture-place'],
  ['31', 'repair-making'],
  ['32', 'care-everyday'],
  ['33', 'office-services'],
  ['34', 'body-culture-place'],
  ['35', 'digital-creative'],
  ['4', 'office-services'],
  ['51', 'care-everyday'],
  ['52', 'selling-renting'],
  ['53', 'care-everyday'],
  ['54', 'care-everyday'],
  ['6', 'home-garden'],
  ['7', 'repair-making'],
  ['75', 'food'],
  ['8', 'repair-making'],
  ['83', 'selling-renting'],
  ['9', 'home-garden'],
  ['94', 'food'],
  ['skills-crafts', 'repair-making'],
  ['skills-music', 'body-culture-place'],
  ['skills-words', 'education'],
  ['skills-languages', 'education'],
  ['skills-computer', 'digital-creative'],
  ['skills-food', 'food'],
  ['skills-animals', 'home-garden'],
  ['things', 'selling-renting'],
  ['skills-body', 'body-culture-place'],
  ['skills-home', 'care-everyday'],
];

/** The sector of an entry, by the batch it was written in. */
export function sectorOf(entry: string): Sector {
  const batch = batchOf.get(entry) ?? entry;
  const [, sector = 'office-services'] =
    sectorByBatch.filter(([begin]) => batch.startsWith(begin)).sort((a, b) => b[0].length - a[0].length)[0] ?? [];
  return sector;
}

/** The sectors of the entries that topics name. */
export function sectorsIn(topics: ReadonlySet<string>): Sector[] {
  return [...topics].flatMap((topic) => {
    const [kind, entry = ''] = topic.split('/');
    return kind === 'work' ? [sectorOf(entry)] : [];
  });
}
