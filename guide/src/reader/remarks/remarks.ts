import { en, type RemarkFrames } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { pt } from './pt.ts';

/** What may be remarked beside a wish. */
export type Remark = keyof RemarkFrames;
export const remarks = Object.keys(en) as Remark[];

/** Other words that may stand between two sets of a frame. */
const BETWEEN = 3;

/** A set of words that a word is in: of which frame, and the how manieth of it. */
interface Place {
  frame: number;
  at: number;
}

interface Frame {
  remark: number;
  /** Sets of words in it. */
  length: number;
}

interface Table {
  frames: readonly Frame[];
  words: ReadonlyMap<string, readonly Place[]>;
  /** Beginnings of words. */
  stems: ReadonlyMap<string, readonly Place[]>;
  longest: number;
}

function tableOf(languages: readonly RemarkFrames[]): Table {
  const frames: Frame[] = [];
  const words = new Map<string, Place[]>();
  const stems = new Map<string, Place[]>();
  const all = languages.flatMap((given) =>
    remarks.flatMap((name, remark) => given[name].map((text) => ({ remark, text }))),
  );
  for (const { remark, text } of all) {
    const sets = text
      .split('>')
      .map((set) => set.trim())
      .filter((set) => set !== '');
    const frame = frames.push({ remark, length: sets.length }) - 1;
    for (const [at, set] of sets.entries())
      for (const written of set.split(' ')) {
        const isStem = written.endsWith('*');
        const map = isStem ? stems : words;
        const word = (isStem ? written.slice(0, -1) : written).replaceAll('’', "'");
        map.set(word, [...(map.get(word) ?? []), { frame, at }]);
      }
  }
  return { frames, words, stems, longest: Math.max(0, ...[...stems.keys()].map((one) => one.length)) };
}

const tables = { latin: tableOf([en, es, fr, pt]), hebrew: tableOf([he]) };
const HEBREW = /[\u05D0-\u05EA]/u;
const HEBREW_PREFIX = /^[ובהלמשכ](?=\p{L}{2})/u;
const SHORTEST = 3;

function placesIn({ words, stems, longest }: Table, word: string): Place[] {
  const found = [...(words.get(word) ?? [])];
  for (let length = Math.min(longest, word.length); length >= SHORTEST; length -= 1)
    found.push(...(stems.get(word.slice(0, length)) ?? []));
  return found;
}

/** The places of a word in frames; a Hebrew one also without what is joined to its beginning. */
function placesOf(table: Table, word: string): Place[] {
  const whole = placesIn(table, word);
  if (whole.length > 0 || table !== tables.hebrew || !HEBREW_PREFIX.test(word)) return whole;
  return placesIn(table, word.slice(1));
}

/**
 * For each folded word, the remarks that end with it, by their places in `remarks`. A word is looked at once, whatever stands
 * around it.
 */
export function remarksIn(words: readonly string[]): number[][] {
  /** By table, frame and set: where a beginning of the frame up to that set ended last. */
  const begun = new Map<Table, Map<number, number>>();
  return words.map((word, here) => {
    const table = HEBREW.test(word) ? tables.hebrew : tables.latin;
    const ends = begun.get(table) ?? new Map<number, number>();
    begun.set(table, ends);
    const said = new Set<number>();
    // Later sets first: one word is not two of them.
    for (const { frame, at } of placesOf(table, word).toSorted((one, other) => other.at - one.at)) {
      const before = at === 0 ? here : ends.get(frame * 8 + at - 1);
      if (before === undefined || here - before > BETWEEN + 1 || (at > 0 && before === here)) continue;
      ends.set(frame * 8 + at, here);
      const { remark, length } = table.frames[frame] ?? { remark: 0, length: 0 };
      if (at === length - 1) said.add(remark);
    }
    return [...said];
  });
}
