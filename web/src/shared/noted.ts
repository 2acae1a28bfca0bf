import type { Noted } from '@foothold/contract';
import { create } from 'zustand';

/** What a reply wrote down in the profile beside what was asked for. */
export type NotedBeside = NonNullable<Noted['noted']>;

/** What was written down last beside what was asked for, until it was read or taken back; null when there is nothing. */
export const useNoted = create<{ noted: NotedBeside | null }>(() => ({ noted: null }));

/** What a reply that its endpoint's schema has checked says was written down; null when nothing was. */
export function notedIn(reply: unknown): NotedBeside | null {
  if (typeof reply !== 'object' || reply === null || !('noted' in reply)) return null;
  return (reply as Noted).noted ?? null;
}

export function showNoted(noted: NotedBeside): void {
  useNoted.setState({ noted });
}

export function closeNoted(): void {
  useNoted.setState({ noted: null });
}
