import { describe, expect, it } from 'vitest';
import { ideasInState, joinIdeas } from './idea-list.ts';
import { sampleIdea } from './testing/sample-ideas.ts';

const [a, b, c] = [sampleIdea(1, 'A'), sampleIdea(2, 'B'), sampleIdea(3, 'C')];

describe('ideas from two places', () => {
  it('come once each, those brought along first', () => {
    expect(joinIdeas([b], [a, b, c]).map((idea) => idea.title)).toEqual(['B', 'A', 'C']);
  });
});

describe('the navigation state', () => {
  it('gives its ideas', () => {
    expect(ideasInState({ recommendations: [a] })).toEqual([a]);
  });

  it.each([[null], [undefined], ['x'], [{}], [{ recommendations: 'x' }], [{ recommendations: [{ title: 'A' }] }]])(
    'gives none when it is %j',
    (state) => {
      expect(ideasInState(state)).toEqual([]);
    },
  );
});
