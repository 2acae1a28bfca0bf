/** A text passing through piece by piece: what may be shown comes out, what is undecided waits. */
export interface Filter {
  push(text: string): string;
  /** What was still waiting, at the end. */
  end(): string;
}

/** Filters one behind the other. */
export function inTurn(...filters: readonly Filter[]): Filter {
  const through = (text: string, from: number) => filters.slice(from).reduce((part, filter) => filter.push(part), text);
  return {
    push: (text) => through(text, 0),
    end: () =>
      filters.reduce((shown, _filter, at) => {
        // What one lets go at its end still passes those behind it.
        return shown + through(filters[at]?.end() ?? '', at + 1);
      }, ''),
  };
}

/** What the next piece may change: half a surrogate pair, half a line end, an emoji that others may be joined to. */
const UNFINISHED =
  /(?:\r|(?:\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?\u200D?){1,12}[\uD800-\uDBFF]?|[\uD800-\uDBFF])$/u;

/** Passes on what a function makes of each piece; what is unfinished waits for the next one. */
export function pieceFilter(of: (text: string) => string): Filter {
  let waiting = '';
  return {
    push(text) {
      const whole = waiting + text;
      waiting = UNFINISHED.exec(whole)?.[0] ?? '';
      return of(whole.slice(0, whole.length - waiting.length));
    },
    end: () => of(waiting),
  };
}
