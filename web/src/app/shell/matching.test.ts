import { describe, expect, it } from 'vitest';
import type { Command } from '#shared/commands.ts';
import { grouped, matching } from './matching.ts';

const command = (title: string, group: Command['group'] = 'steps', detail?: string): Command => ({
  id: title,
  group,
  title,
  detail,
  run: () => {},
});
const all = [
  command('Write a price list'),
  command('Rédiger le résumé'),
  command('Call two shops', 'steps', 'Step 3'),
  command('Profile', 'pages'),
];
const titles = (words: string) => matching(all, words).map(({ title }) => title);

describe('what matches', () => {
  it('holds every word, whatever its case, accents and order', () => {
    expect(titles('LIST price')).toEqual(['Write a price list']);
    expect(titles('resume')).toEqual(['Rédiger le résumé']);
    expect(titles('price shops')).toEqual([]);
  });

  it('may hold them in its detail, and is everything for no words', () => {
    expect(titles('step 3 call')).toEqual(['Call two shops']);
    expect(titles('  ')).toHaveLength(4);
  });
});

describe('groups', () => {
  it('stand in their order, without empty ones', () => {
    expect(grouped(all).map(({ group, items }) => [group, items.length])).toEqual([
      ['steps', 3],
      ['pages', 1],
    ]);
  });
});
