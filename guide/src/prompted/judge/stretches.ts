/** A stretch is read when it has a sentence of this many UTF-16 units; behind the first one they are longer, so that few calls do. */
const FIRST = 24;
const NEXT = 160;

const END = /[.!?…]["”»״)*_]*(?=\s)|\n/gu;

/** Whole sentences that wait to be read. */
export interface Stretches {
  add(text: string): void;
  /** What is ready to be read; '' while too little is. */
  next(): string;
  /** All that waits, at the end. */
  rest(): string;
}

/** Cuts a growing text into stretches of whole sentences: the first as soon as it is whole, the others by and by. */
export function stretches(): Stretches {
  let waiting = '';
  let least = FIRST;
  return {
    add: (text) => void (waiting += text),
    next() {
      const ends = [...waiting.matchAll(END)].map(({ index, 0: mark }) => index + mark.length);
      const length = ends.at(-1) ?? 0;
      if (length < least || !/\p{L}{2}/u.test(waiting.slice(0, length))) return '';
      least = NEXT;
      const ready = waiting.slice(0, length);
      waiting = waiting.slice(length);
      return ready;
    },
    rest() {
      const ready = waiting;
      waiting = '';
      return ready;
    },
  };
}
