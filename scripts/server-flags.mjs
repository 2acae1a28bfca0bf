// How node runs the server: here, in the container and in the systemd unit (scripts/deploy.test.ts holds them alike), and
// under the benches. Figures: idle on Postgres, and with 250 streams (bench/streams.ts).

/** Flags of node. */
export const serverFlags = [
  // A small young generation: 231 to 237 MB with 250 streams, of 240 to 253 with 4, for a tenth of the speed of short calls.
  '--max-semi-space-size=2',
  // The heap grows by a fifth at a time: 50 MB less with 250 streams, for 10 ms of processor in 1,000 words.
  '--heap-growing-percent=20',
  // What starting leaves behind is collected once (server/src/start.ts).
  '--expose-gc',
];

/** Environment. */
export const serverEnvironment = {
  // glibc keeps the 19 MB blocks of password hashing unless told where to map: 90 MB less after 500 calls.
  MALLOC_MMAP_THRESHOLD_: '131072',
  // Two arenas instead of eight a core: 8 MB less.
  MALLOC_ARENA_MAX: '2',
};
