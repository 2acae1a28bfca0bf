/** Numbers from here on are marks (free, end of chain, table sectors), not sectors; [MS-CFB] 2.1. */
const FIRST_MARK = 0xfffffffa;

export function isSector(number: number): boolean {
  return number < FIRST_MARK;
}

/**
 * The sector numbers of a chain, beginning with `start`.
 * @throws {Error} past `most` sectors (the chain runs in a circle) and for a number the table doesn't hold.
 */
export function followChain(start: number, table: readonly number[], most: number): number[] {
  const chain: number[] = [];
  for (let sector = start; isSector(sector);) {
    if (chain.length >= most) throw new Error('endless sector chain');
    chain.push(sector);
    const next = table[sector];
    if (next === undefined) throw new Error('sector chain leaves its table');
    sector = next;
  }
  return chain;
}
