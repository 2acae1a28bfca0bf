import { describe, expect, it } from 'vitest';
import type { ChatTurn } from './chat-turn.ts';
import { noTurns, turnsReducer, type TurnsAction } from './turn-reducer.ts';

const question: ChatTurn = {
  id: 'q1',
  sender: 'user',
  content: 'How?',
  ts: 1,
  source: null,
  interrupted: false,
  state: 'settled',
  topic: 's1',
};
const reply = { id: 'reply:q1', topic: 's1', now: 2 };
const word = (text: string): TurnsAction => ({ type: 'word', text, ...reply });
const after = (...actions: TurnsAction[]) => actions.reduce(turnsReducer, noTurns);

describe('a conversation', () => {
  it('keeps one and the same turn from the first word to the finished reply', () => {
    const streaming = after({ type: 'asked', turn: question }, word('Like'), word(' this'));
    expect(streaming.turns.map((turn) => [turn.id, turn.content])).toEqual([
      ['q1', 'How?'],
      ['reply:q1', 'Like this'],
    ]);
    const answer = { content: 'Like this.', source: 'builtin' as const, suggestions: ['Why?'] };
    const done = turnsReducer(streaming, { type: 'answered', reply: answer, ...reply });
    expect(done.turns.at(-1)).toMatchObject({
      id: 'reply:q1',
      content: 'Like this.',
      state: 'settled',
      source: 'builtin',
    });
    expect(done).toMatchObject({ phase: 'idle', suggestions: ['Why?'] });
  });

  it('takes a reply that came in one piece', () => {
    const answer = { content: 'So.', source: 'model' as const, suggestions: [], ts: 9 };
    const done = after({ type: 'asked', turn: question }, { type: 'answered', reply: answer, ...reply });
    expect(done.turns.at(-1)).toMatchObject({ content: 'So.', ts: 9 });
  });

  it('marks a message that got no answer, and drops it when another is sent', () => {
    const failed = after({ type: 'asked', turn: question }, { type: 'failed', error: new Error('away') });
    expect(failed.turns).toMatchObject([{ id: 'q1', state: 'failed' }]);
    expect(failed.error).toBeInstanceOf(Error);
    const next = turnsReducer(failed, { type: 'asked', turn: { ...question, id: 'q2' } });
    expect(next.turns.map((turn) => turn.id)).toEqual(['q2']);
    expect(next.error).toBeNull();
  });

  it('keeps and marks the words of a reply that broke off', () => {
    const broken = after({ type: 'asked', turn: question }, word('Half'), { type: 'failed', error: new Error('cut') });
    expect(broken.turns.at(-1)).toMatchObject({ content: 'Half', interrupted: true, state: 'settled' });
    expect(broken.turns[0]?.state).toBe('settled');
  });

  it('keeps the words of a stopped reply and calls it no error', () => {
    const stopped = after({ type: 'asked', turn: question }, word('Half'), { type: 'stopped' });
    expect(stopped.turns.at(-1)).toMatchObject({ content: 'Half', interrupted: true });
    expect(stopped.error).toBeNull();
  });
});
