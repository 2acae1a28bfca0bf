import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ChatTurn } from './chat-turn.ts';
import { tellGrowing, useSaidBy } from './growing-reply.ts';

const turn: ChatTurn = {
  id: 'reply:1',
  sender: 'foothold',
  content: 'Begin',
  ts: 0,
  source: null,
  interrupted: false,
  state: 'streaming',
  topic: null,
};

function Said({ of }: { of: ChatTurn }) {
  return <p>{useSaidBy(of)}</p>;
}
const said = () => screen.getByRole('paragraph').textContent;

it('is what has been told of the reply while it comes, and its own text from then on', () => {
  const { rerender } = render(<Said of={turn} />);
  expect(said()).toBe('Begin');
  act(() => tellGrowing('reply:0', 'Another reply, and a longer one'));
  expect(said()).toBe('Begin');
  act(() => tellGrowing('reply:1', 'Begin with one'));
  expect(said()).toBe('Begin with one');
  rerender(<Said of={{ ...turn, content: 'Begin again.', state: 'settled' }} />);
  expect(said()).toBe('Begin again.');
});
