/** What somebody may be in danger of. `unsure` = what was written may mean it, and may not. */
export type Danger = 'self' | 'violence' | 'exploited' | 'health' | 'unsure';
