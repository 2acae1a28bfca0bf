import { create } from 'zustand';

/** Words to somebody who may be in danger, as the server said them with whatever it answered; null when there are none. */
export const useCare = create<{ text: string | null }>(() => ({ text: null }));

/** Has words of care shown before anything else. */
export function showCare(text: string): void {
  useCare.setState({ text });
}

export function closeCare(): void {
  useCare.setState({ text: null });
}
