import { sentencesOf } from '../features.ts';
import { type Remark, remarks, remarksIn } from './remarks.ts';

/** What is remarked anywhere in a text. */
export function remarksOf(text: string): Set<Remark> {
  const said = remarksIn(sentencesOf(text).flat()).flat();
  return new Set(said.flatMap((at) => remarks[at] ?? []));
}
