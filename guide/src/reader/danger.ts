/** What somebody may be in danger of. `unsure` = what was written may mean it, and may not. */
export type Danger = 'self' | 'violence' | 'exploited' | 'health' | 'unsure';

/** Dangers that others make. */
export const BY_OTHERS: ReadonlySet<string | null> = new Set<Danger>(['violence', 'exploited']);

/** What is said to somebody who may be in danger, before anything else. */
export interface Care {
  danger: Danger;
  /** Whether it is plain enough that nothing else is talked about. When not, the person is asked. */
  sure: boolean;
  text: string;
}
