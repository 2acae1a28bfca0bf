import type { Counts } from '../http/counts.ts';
import type { Bus } from './bus.ts';

/** What the instances of one installation share beside their database. */
export interface Instances {
  bus: Bus;
  /** Counts of what is limited; `most` bounds the keys one process keeps in mind. */
  counts: (most: number) => Counts;
  close(): Promise<void>;
}
