// Counts what reading does instead of timing it: characters that patterns and searches go over, and items that lists are
// asked for. Loops of plain code are not seen.

type Named = Record<string, (...given: never[]) => unknown>;

const OVER_ITEMS = ['some', 'every', 'find', 'findIndex', 'filter', 'map', 'flatMap', 'forEach', 'reduce'] as const;
const IN_TEXT = ['includes', 'indexOf', 'normalize', 'toLowerCase'] as const;

/** The work of whatever runs meanwhile; what is counted is as it was before afterwards. */
export async function workOf(run: () => Promise<unknown>): Promise<number> {
  let work = 0;
  const undo: (() => void)[] = [];
  const wrap = (
    owner: object,
    name: string,
    counting: (was: Named[string]) => (this: never, ...given: never[]) => unknown,
  ) => {
    const was = (owner as Named)[name];
    if (!was) throw new Error(`There is no ${name}`);
    Object.defineProperty(owner, name, { value: counting(was), configurable: true, writable: true });
    undo.push(() => Object.defineProperty(owner, name, { value: was, configurable: true, writable: true }));
  };
  wrap(
    RegExp.prototype,
    'exec',
    (was) =>
      function (this: RegExp, ...given: never[]) {
        const length = String(given[0]).length;
        const from = this.global || this.sticky ? this.lastIndex : 0;
        const found = was.apply(this as never, given) as RegExpExecArray | null;
        // A pattern that has to match where it stands goes no further.
        work += found ? found.index + found[0].length - from + 1 : this.sticky ? 1 : Math.max(length - from, 0) + 1;
        return found;
      } as never,
  );
  for (const name of IN_TEXT)
    wrap(
      String.prototype,
      name,
      (was) =>
        function (this: string, ...given: never[]) {
          work += this.length;
          return was.apply(this as never, given);
        } as never,
    );
  for (const name of OVER_ITEMS)
    wrap(
      Array.prototype,
      name,
      (was) =>
        function (this: unknown[], ...given: never[]) {
          const [each, ...more] = given as unknown as [(...one: unknown[]) => unknown];
          const counted = (...one: unknown[]) => {
            work += 1;
            return each(...one);
          };
          return was.apply(this as never, [typeof each === 'function' ? counted : each, ...more] as never[]);
        } as never,
    );
  try {
    await run();
  } finally {
    for (const back of undo) back();
  }
  return work;
}
