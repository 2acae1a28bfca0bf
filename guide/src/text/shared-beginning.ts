/** How many letters two words begin with alike. */
export function sharedBeginning(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared;
}
