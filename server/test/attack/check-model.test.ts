import { describe, expect, it } from 'vitest';
import type { Asked } from '../models/wire-format.ts';
import { calls } from './check-model.ts';
import type { Outcome } from './outcome.ts';

const asked = { instructions: '', messages: [], schemaName: 'chat_reply' } as unknown as Asked;
const outcome = (before: number) =>
  ({
    server: { model: { requests: [{ asked }, { asked: null }, { asked }] } },
    before: { asked: before },
  }) as unknown as Outcome;

describe('questions to the model', () => {
  it('are those since the case was sent, that could be read', () => {
    expect(calls(outcome(0))).toHaveLength(2);
    expect(calls(outcome(1))).toEqual(['the model was asked (chat_reply)']);
    expect(calls(outcome(3))).toEqual([]);
  });
});
