import { setFlagsFromString } from 'node:v8';

/**
 * Keeps WebAssembly at V8's baseline code. Optimising PGlite's largest functions at a start takes 500 MB for a moment,
 * which ends the process on a small machine (measured: 745 MB at the highest with it, 225 MB without), and makes a
 * short query only a tenth cheaper. Counts for modules compiled afterwards.
 */
export function stayWithBaselineCode(): void {
  setFlagsFromString('--no-wasm-dynamic-tiering');
  setFlagsFromString('--no-wasm-tier-up');
}
