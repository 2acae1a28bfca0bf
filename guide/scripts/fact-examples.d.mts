import type { Mark } from './people.mjs';

/** A message of a person in guide/training, and which part of the data it belongs to. */
export interface FactMessage {
  id: string;
  /** The file of the person's language that holds them. */
  file: string;
  language: string;
  part: 'train' | 'tune' | 'test';
  asked: string;
  text: string;
  marks: Mark[];
}
export const NOW: number;
export function factMessages(): FactMessage[];
export function factDigest(messages: readonly FactMessage[]): string;
