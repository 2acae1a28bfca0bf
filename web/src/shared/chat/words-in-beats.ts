/** A phone has not to draw for every word. The server's own pieces come as far apart (`text-queue.ts`), so that none of those waits. */
const BEAT_MS = 100;

export interface Beats {
  hear: (text: string) => void;
  /** Tells at once what still waits. */
  end: () => void;
}

/** Passes words on: the first at once, and those that come within a beat of others together, in their order. */
export function wordsInBeats(tell: (text: string) => void): Beats {
  let waiting = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tellAll(): void {
    const text = waiting;
    waiting = '';
    if (text !== '') tell(text);
  }

  function beat(): void {
    timer = waiting === '' ? undefined : setTimeout(beat, BEAT_MS);
    tellAll();
  }

  return {
    hear(text) {
      waiting += text;
      if (timer === undefined) beat();
    },
    end() {
      clearTimeout(timer);
      timer = undefined;
      tellAll();
    },
  };
}
