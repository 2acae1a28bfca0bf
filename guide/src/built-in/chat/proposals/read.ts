import type { Status } from '@foothold/contract';
import { longestFirst } from '../../../text/phrases.ts';
import { isIn } from '../../../chat/changes/lexicon.ts';
import { assumed, heldForNow, type MemoryWish, remembered } from './read-memory.ts';
import { owned, type ProfileWish, setInProfile } from './read-profile.ts';
import { lengthAt, parted, timeAt } from './minutes-told.ts';
import { asksBeside, isReported, pastVerb } from './wished.ts';
import { beginnings, endOfSentence, type Passage, quotedIn, type Span, within, written } from './passage.ts';

/** Where something is to go: behind or before a task, to an end of its step, or one place up or down. */
export type Where = { side: 'after' | 'before'; of: Span } | { side: 'end' | 'start' | 'up' | 'down' };

/** What a message asks to have changed, before anything is known of which task it means. */
export type Wish =
  /** `isNamed`: it is said with a word for “done”. */
  | { kind: 'tick'; target: Span; status: Status; isNamed: boolean }
  /** `minutes`: how long it takes, where that was told with it. */
  | { kind: 'add'; title: string; minutes: number | null }
  | { kind: 'move'; target: Span; where: Where }
  | { kind: 'swap'; target: Span; other: Span }
  | { kind: 'edit'; target: Span; title: string | null; minutes: number | null }
  | { kind: 'remove'; target: Span }
  | ProfileWish
  | MemoryWish;

/**
 * A wish, and the words it is made of. Where it can be read in more than one way, the first that fits a plan counts.
 * `doubtful`: the message asks something besides, so that it has to be plain that a part of the plan is meant.
 */
export interface Reading {
  wishes: readonly Wish[];
  span: Span;
  doubtful: boolean;
}

type Reader = (passage: Passage, rest: Span) => Wish[];

/** The end of what is said, without politeness behind it. */
function withoutTail(passage: Passage, { start, end }: Span): Span {
  for (let at = end - 1; at >= start; at -= 1) {
    if (passage.past('tail', at) === end) return withoutTail(passage, { start, end: at });
  }
  return { start, end };
}

/** A phrase of a list with which a span ends. */
function closing(passage: Passage, key: Parameters<Passage['all']>[0], span: Span): Span | null {
  const found = within(passage, key, span).filter(({ end }) => end === span.end);
  const [longest] = found.toSorted((one, other) => one.start - other.start);
  return longest ?? null;
}

const marked: Reader = (passage, rest) => {
  const undone = closing(passage, 'undone', rest);
  const done = undone ?? closing(passage, 'done', rest);
  if (!done) return [];
  return [
    {
      kind: 'tick',
      target: { start: rest.start, end: done.start },
      status: undone ? 'pending' : 'completed',
      isNamed: true,
    },
  ];
};

const ticked: Reader = (_passage, target) => [{ kind: 'tick', target, status: 'completed', isNamed: false }];
const unticked: Reader = (_passage, target) => [{ kind: 'tick', target, status: 'pending', isNamed: false }];

const moved: Reader = (passage, rest) => {
  const anchors = (['after', 'before'] as const).flatMap((side) =>
    within(passage, side, rest).map(({ start, end }) => ({ side, start, end })),
  );
  const wishes = anchors
    .filter(({ end }) => end < rest.end)
    .toSorted(longestFirst)
    .map(({ side, start, end }): Wish => {
      const where = { side, of: { start: end, end: rest.end } };
      return { kind: 'move', target: { start: rest.start, end: start }, where };
    });
  if (wishes.length > 0) return wishes;
  for (const side of ['end', 'start', 'up', 'down'] as const) {
    const found = closing(passage, side, rest);
    if (found) return [{ kind: 'move', target: { start: rest.start, end: found.start }, where: { side } }];
  }
  return [];
};

const shifted =
  (side: 'up' | 'down'): Reader =>
  (passage, { start, end }) => [
    { kind: 'move', target: { start, end: closing(passage, side, { start, end })?.start ?? end }, where: { side } },
  ];

const swapped: Reader = (passage, rest) =>
  within(passage, 'with', rest)
    .filter(({ start, end }) => start > rest.start && end < rest.end)
    .map(({ start, end }) => ({
      kind: 'swap',
      target: { start: rest.start, end: start },
      other: { start: end, end: rest.end },
    }));

const removed: Reader = (_passage, target) => [{ kind: 'remove', target }];

/** Verbs that remove by a word apart from them alone (“take the flyers out”), or with the plan to take it from. */
const takenOut: Reader = (passage, rest) => {
  const found = within(passage, 'particle', rest).find(({ start, end }) => start === rest.start || end === rest.end);
  if (found)
    return [
      {
        kind: 'remove',
        target: found.start === rest.start ? { ...rest, start: found.end } : { ...rest, end: found.start },
      },
    ];
  return within(passage, 'from_plan', rest).length > 0 ? [{ kind: 'remove', target: rest }] : [];
};

/** “45 minutes”, and the rest says of what. */
const timed: Reader = (passage, { start, end }) => {
  for (let at = start; at < end - 1; at += 1) {
    const told = lengthAt(passage, at, end);
    if (!told) continue;
    const { minutes } = told;
    const target = at - start > end - at - 2 ? { start, end: at } : { start: at + 2, end };
    if (target.start >= target.end) continue;
    return [{ kind: 'edit', target, title: null, minutes }];
  }
  return [];
};

/** Everything a new wording can be, behind what is called so: in quotation marks, or behind each “to”. */
function renamings(passage: Passage, rest: Span): Wish[] {
  const quoted = quotedIn(passage, rest);
  if (quoted) {
    const end = passage.text.findIndex(({ from }) => from >= quoted.from);
    return [
      {
        kind: 'edit',
        target: { start: rest.start, end: end < 0 ? rest.end : end },
        title: quoted.value,
        minutes: null,
      },
    ];
  }
  const { to } = passage.lexicon.joined;
  const separators = to === '' ? within(passage, 'to', rest) : joinedTo(passage, rest, to);
  return separators
    .filter(({ end }) => end < rest.end || to !== '')
    .map(({ start, end }): Wish => {
      const title = written(passage, { start: end, end: rest.end });
      return {
        kind: 'edit',
        target: { start: rest.start, end: start },
        title: start === end && title.startsWith(to) ? title.slice(to.length) : title,
        minutes: null,
      };
    });
}

/** Where “to” is a letter of the word behind it. */
function joinedTo({ message, text }: Passage, { start, end }: Span, to: string): Span[] {
  return text
    .slice(start, end)
    .flatMap((word, offset) =>
      message[word.from] === to && offset > 0 ? [{ start: start + offset, end: start + offset }] : [],
    );
}

const renamed: Reader = (passage, rest) => {
  const readings = renamings(passage, rest);
  return readings.length > 0 ? readings : called(passage, rest);
};

/** “Change the title of this to …”. */
const retitled: Reader = (passage, rest) => {
  const named = within(passage, 'name', rest).filter(({ start }) => start - rest.start <= 2);
  const end = Math.max(-1, ...named.map((found) => found.end));
  return end < 0 ? [] : renamings(passage, { start: end, end: rest.end });
};

/** “Call this task …”: which task stands in front, and needs the word. */
const called: Reader = (passage, rest) => {
  const { text, lexicon } = passage;
  const naming = [lexicon.words('this'), lexicon.words('small'), lexicon.words('task')];
  let end = rest.start;
  let hasTask = false;
  while (end < rest.end) {
    const word = text[end];
    if (!word || !(naming.some((words) => isIn(words, word)) || lexicon.ordinal(word))) break;
    hasTask ||= isIn(lexicon.words('task'), word);
    end += 1;
  }
  const title = written(passage, { start: end, end: rest.end });
  return hasTask && title !== '' ? [{ kind: 'edit', target: { start: rest.start, end }, title, minutes: null }] : [];
};

/** Passes over the words of a list, as many as there are. */
function over(passage: Passage, key: Parameters<Passage['all']>[0], start: number, end: number): number {
  for (let at = start; ;) {
    const next = passage.past(key, at);
    if (next === null || next > end) return at;
    at = next;
  }
}

function added(passage: Passage, rest: Span, needsAnother: boolean): Wish[] {
  const determined = over(passage, 'new', rest.start, rest.end);
  // “A 20 minute task”, “a task of 20 minutes: …”.
  const sized = timeAt(passage, determined, rest.end);
  const noun = passage.past('task', sized?.end ?? determined);
  const ofTask = noun === null ? null : timeAt(passage, noun, rest.end);
  const length = sized?.minutes ?? ofTask?.minutes ?? null;
  const wish = (said: string): Wish[] => {
    const { title, minutes } = parted(passage, said);
    return title === '' ? [] : [{ kind: 'add', title, minutes: minutes ?? length }];
  };
  const quoted = quotedIn(passage, rest);
  if (noun !== null) {
    const another = within(passage, 'another', { start: rest.start, end: Math.min(rest.end, noun + 2) });
    if (needsAnother && another.length === 0) return [];
    if (quoted) return wish(quoted.value);
    const behind = ofTask?.end ?? noun;
    const placed = over(passage, 'plan', over(passage, 'connector', behind, rest.end), rest.end);
    const start = over(passage, 'connector', placed, rest.end);
    // “Step by step” is no step.
    const again = passage.text.slice(start, start + 2).some((word) => isIn(passage.lexicon.words('task'), word));
    return again ? [] : wish(written(passage, { start, end: rest.end }));
  }
  if (needsAnother) return [];
  const [place] = within(passage, 'plan', rest).toSorted(longestFirst);
  if (!place) return [];
  if (quoted) return wish(quoted.value);
  if (place.start === rest.start) {
    return wish(written(passage, { start: over(passage, 'connector', place.end, rest.end), end: rest.end }));
  }
  return place.end >= rest.end - 1 ? wish(written(passage, { start: rest.start, end: place.start })) : [];
}

const addedAny: Reader = (passage, rest) => added(passage, rest, false);
const addedAnother: Reader = (passage, rest) => added(passage, rest, true);

/** Verbs, and what each may begin, the more particular first. */
const readers: readonly (readonly [Parameters<Passage['all']>[0], readonly Reader[]])[] = [
  ['remember', [remembered]],
  ['assume', [assumed]],
  ['mark', [marked]],
  ['untick', [unticked]],
  ['tick', [ticked]],
  ['rename', [renamed]],
  ['call', [called]],
  ['swap', [swapped]],
  ['raise', [shifted('up')]],
  ['sink', [shifted('down')]],
  ['move', [moved]],
  ['put', [setInProfile, timed, marked, retitled, moved]],
  ['add', [addedAny]],
  ['put', [addedAny]],
  ['need', [addedAnother]],
  ['remove', [removed]],
  ['apart', [takenOut]],
  ['have', [heldForNow, owned]],
];
/** With these a title may come, which goes on over commas. */
const entitling: ReadonlySet<Reader> = new Set([
  renamed,
  called,
  retitled,
  remembered,
  assumed,
  heldForNow,
  addedAny,
  addedAnother,
]);

/** `ends`: where what is asked may end, the nearest first. */
function wishesAt(passage: Passage, start: number, ends: readonly number[]): { wishes: Wish[]; end: number } | null {
  // “Give me the price” wants to be told it.
  if (passage.past('tell_me', start) !== null) return null;
  for (const [verb, each] of readers) {
    const behind = pastVerb(passage, verb, start);
    if (behind === null) continue;
    for (const reader of each) {
      for (const end of entitling.has(reader) ? ends.toReversed() : ends) {
        const wishes = behind > end ? [] : reader(passage, withoutTail(passage, { start: behind, end }));
        if (wishes.length > 0) return { wishes, end };
      }
    }
  }
  return null;
}

/** Behind what is said out of politeness before a request; null where nothing is. */
function pastLead(passage: Passage, at: number): { at: number; isPolite: boolean } | null {
  const [lead, can] = [passage.past('lead', at), passage.past('can', at)];
  if (lead === null && can === null) return null;
  return { at: Math.max(lead ?? 0, can ?? 0), isPolite: (can ?? 0) > (lead ?? 0) };
}

/** The wish with which a part of a message begins, behind what is said out of politeness. */
function wishBehind(passage: Passage, begin: number, parts: readonly number[]): Reading | null {
  const sentence = endOfSentence(passage, begin);
  let isPolite = false;
  for (let at = begin; at < sentence;) {
    const verb = at;
    const ends = [...parts.filter((part) => part > verb && part < sentence), sentence];
    const found = wishesAt(passage, verb, ends);
    if (found) {
      const span = { start: verb, end: found.end };
      const said = { start: begin, end: found.end };
      return { wishes: found.wishes, span, doubtful: asksBeside(passage, { span: said, parts, isPolite }) };
    }
    const lead = pastLead(passage, verb);
    if (!lead) return null;
    at = lead.at;
    isPolite ||= lead.isPolite;
  }
  return null;
}

/** Every wish with which a part of a message begins. */
export function wishesIn(passage: Passage): Reading[] {
  const readings: Reading[] = [];
  const parts = beginnings(passage);
  for (const begin of parts) {
    if (readings.some(({ span }) => begin < span.end)) continue;
    const reading = wishBehind(passage, begin, parts);
    if (reading && !isReported(passage, reading.span)) readings.push(reading);
  }
  return readings;
}
