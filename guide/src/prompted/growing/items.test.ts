import { describe, expect, it } from 'vitest';
import { growingItems } from './items.ts';

const answer = {
  candidates: [{ line: 'not {this} one', evidence: ['E1'] }],
  ideas: [{ title: 'A "quoted" one } ] {', risks: [{ text: 'x' }] }, { title: 'ב\\' }, { title: 'C' }],
};

/** Everything told while the text grows by `size` units at a time. */
function grown(text: string, size: number, read = growingItems('ideas')): unknown[] {
  const told: unknown[] = [];
  for (let end = size; end < text.length + size; end += size) told.push(...read(text.slice(0, end)).items);
  return told;
}

describe('growingItems', () => {
  const text = JSON.stringify(answer);

  it.each([1, 2, 3, 7, 50, 10_000])('tells each item of the list once, in parts of %d', (size) => {
    expect(grown(text, size)).toEqual(answer.ideas);
  });

  it('passes over fences and words around the object', () => {
    expect(grown(`Here it is:\n\`\`\`json\n${JSON.stringify(answer, null, 2)}\n\`\`\` {"ideas":[{"a":1}]}`, 4)).toEqual(
      answer.ideas,
    );
  });

  it('tells an item as soon as its bracket closes, and none before', () => {
    const read = growingItems('ideas');
    expect(read('{"ideas":[{"title":"A"').items).toEqual([]);
    expect(read('{"ideas":[{"title":"A"}').items).toEqual([{ title: 'A' }]);
    expect(read('{"ideas":[{"title":"A"},').items).toEqual([]);
  });

  it('begins anew when the text does', () => {
    const read = growingItems('ideas');
    expect(read('{"ideas":[{"title":"A"}')).toEqual({ restarted: false, items: [{ title: 'A' }] });
    expect(read('{"id')).toEqual({ restarted: true, items: [] });
    expect(read('{"ideas":[{"title":"B"}')).toEqual({ restarted: false, items: [{ title: 'B' }] });
  });

  it('stops at an item that is no JSON', () => {
    expect(grown('{"ideas":[{"title":"A"},{title:"B"},{"title":"C"}]}', 5)).toEqual([{ title: 'A' }]);
  });
});
