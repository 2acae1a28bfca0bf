import { expect, it } from 'vitest';
import { messageId, openingId, welcomeId } from './message-id.ts';

const [me, you] = ['0193a0f0-0000-4000-8000-000000000001', '0193a0f0-0000-4000-8000-000000000002'];
const newId = () => 'new';

it('is the client’s id, else always the same for one key of one person, else new', () => {
  expect(messageId(me, { id: 'ABC', key: 'k' }, newId)).toBe('abc');
  expect(messageId(me, { key: 'k' }, newId)).toBe(messageId(me, { key: 'k' }, newId));
  expect(messageId(me, { key: 'k' }, newId)).not.toBe(messageId(you, { key: 'k' }, newId));
  expect(messageId(me, { key: 'k' }, newId)).not.toBe(messageId(me, { key: 'l' }, newId));
  expect(messageId(me, {}, newId)).toBe('new');
  expect(openingId(me)).not.toBe(openingId(you));
});

it('is the same for one pause of one plan of one person', () => {
  const [plan, other] = ['a-plan', 'another'];
  const idOf = (userId: string, planId: string, ms: number) => welcomeId(userId, planId, new Date(ms));
  expect(idOf(me, plan, 1)).toBe(idOf(me, plan, 1));
  const ids = [idOf(me, plan, 1), idOf(me, plan, 2), idOf(me, other, 1), idOf(you, plan, 1)];
  expect(new Set(ids).size).toBe(ids.length);
});
