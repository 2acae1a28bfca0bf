/**
 * What one CV may cost. The 14 sample CVs take at most 0.5 s, 143 MB and 2 pages, starting the process included,
 * so a file past these is either no CV or made to hurt.
 */
export const limits = {
  /** Milliseconds from the start of the child process to its answer. */
  time: 10_000,
  /** Resident memory of the child process, in bytes. */
  memory: 512 * 1024 * 1024,
  pages: 50,
  /** UTF-16 units of text. */
  text: 400_000,
  /** Child processes at once. */
  parallel: 2,
  /** Files waiting for a child process; one more is turned away. */
  waiting: 8,
} as const;
