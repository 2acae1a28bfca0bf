import { create } from 'zustand';
import { readStored, removeStored, writeStored } from '#shared/storage.ts';

const STORED_UNDER = 'single-keys';

/** Whether single keys do something; who dictates or brushes against keys may switch that off (WCAG 2.1.4). */
export const useSingleKeys = create<{ on: boolean }>(() => ({ on: readStored(STORED_UNDER) !== 'off' }));

export function switchSingleKeys(on: boolean): void {
  if (on) removeStored(STORED_UNDER);
  else writeStored(STORED_UNDER, 'off');
  useSingleKeys.setState({ on });
}
