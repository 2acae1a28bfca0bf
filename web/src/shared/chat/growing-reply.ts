import { create } from 'zustand';
import type { ChatTurn } from './chat-turn.ts';

/** The reply that is coming, as far as it has been told; apart from the turns, so that a beat draws its message alone. */
const useGrowing = create(() => ({ id: '', text: '' }));

/** Tells how far the reply has come; `text` is all of it. */
export function tellGrowing(id: string, text: string): void {
  useGrowing.setState({ id, text });
}

/** What a message says by now. */
export function useSaidBy({ id, state, content }: ChatTurn): string {
  return useGrowing((growing) =>
    state === 'streaming' && growing.id === id && growing.text.length > content.length ? growing.text : content,
  );
}
