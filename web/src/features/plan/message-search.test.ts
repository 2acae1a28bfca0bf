import { describe, expect, it } from 'vitest';
import type { ChatTurn } from '#shared/chat/chat-turn.ts';
import { searchMessages } from './message-search.ts';

const said = (id: string, content: string): ChatTurn => ({
  id,
  content,
  sender: 'user',
  ts: 0,
  source: null,
  interrupted: false,
  state: 'settled',
  topic: null,
});
const long = `${'word '.repeat(40)}the **price** of bread${' more'.repeat(40)}`;
const turns = [said('1', 'What is a fair price?'), said('2', 'Ask five neighbours.'), said('3', long)];

describe('searching messages', () => {
  it('finds every word in any case, the newest first', () => {
    expect(searchMessages(turns, 'PRICE').map(({ turn }) => turn.id)).toEqual(['3', '1']);
    expect(searchMessages(turns, 'fair price').map(({ turn }) => turn.id)).toEqual(['1']);
    expect(searchMessages(turns, 'price neighbours')).toEqual([]);
    expect(searchMessages(turns, ' ')).toEqual([]);
  });

  it('shows what stands around it in whole words and on one line', () => {
    const [found, other] = searchMessages(turns, 'price');
    expect(found?.excerpt).toMatch(/^…word .* the price of bread .* more…$/);
    expect(found!.excerpt.length).toBeLessThan(130);
    expect(other?.excerpt).toBe('What is a fair price?');
    expect(searchMessages([said('1', 'one\n\n- two')], 'two')[0]?.excerpt).toBe('one - two');
  });

  it('stops at twenty', () => {
    const many = Array.from({ length: 50 }, (_, index) => said(`${index}`, 'the same'));
    expect(searchMessages(many, 'same')).toHaveLength(20);
  });
});
