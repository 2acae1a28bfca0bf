/** What reading CVs may cost. Times in milliseconds, sizes in bytes. */
export type ResumeLimits = {
  /** From the start of the child process to its answer, however little of it the machine gave it. */
  time: number;
  /** What the child process may take of the processor. */
  processor: number;
  /** Resident memory of the child process. */
  memory: number;
  pages: number;
  /** UTF-16 units of text. */
  text: number;
  /** Child processes at once. */
  parallel: number;
  /** Files waiting for a child process; one more is turned away. */
  waiting: number;
  /** Uploaded files in the server's memory, all together; what would go past it is turned away. */
  held: number;
  /** The same for those of one person. */
  heldByOne: number;
};

/**
 * The 14 sample CVs take at most 0.5 s, 143 MB and 2 pages, starting the process included, so a file past these is
 * either no CV or made to hurt. An uploaded file takes about three times its size while it is handed on.
 */
export const limits: ResumeLimits = {
  time: 30_000,
  processor: 10_000,
  memory: 512 * 1024 * 1024,
  pages: 50,
  text: 400_000,
  parallel: 2,
  waiting: 8,
  held: 64 * 1024 * 1024,
  heldByOne: 24 * 1024 * 1024,
};
