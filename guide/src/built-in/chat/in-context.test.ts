import { ASSISTANT } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import type { ChatTurn } from '../../guide.ts';
import { inContext } from './in-context.ts';

const said = (content: string): ChatTurn => ({ sender: 'user', content });
const replied: ChatTurn = { sender: ASSISTANT, content: 'What is in the way?' };
const intents = (message: string, history: ChatTurn[]) =>
  inContext(message, history, null).asks.map(({ intent }) => intent);

describe('a word about what is in the way', () => {
  it('is one behind the question for it', () => {
    expect(intents('el tiempo', [said('estoy atascada'), replied])).toEqual(['no-time']);
  });

  it('is none where something else was said since', () => {
    const history = [said('estoy atascada'), replied, said('mi vecina tiene un gato'), replied];
    expect(intents('el tiempo', history)).toEqual([]);
  });

  it('is none in a question of its own', () => {
    const history = [said('estoy atascada'), replied];
    expect(intents('dónde pongo las horas de luz', history)).not.toContain('no-time');
    expect(intents('las horas de luz', history)).toContain('no-time');
  });
});
