import { isIn } from '../../../chat/changes/lexicon.ts';
import { type Passage, type Span, within, written } from './passage.ts';

/** Something to be remembered; `until`: for a time, where it ends on a day that can be told. */
export interface MemoryWish {
  kind: 'remember';
  what: 'tried' | 'said' | 'for_now' | 'assumed' | 'note' | 'until';
  text: string;
}

/** More words before what is asked for are about something else. */
const MOST_BEFORE = 8;

/** What a span says, and of which kind it is by its words; nothing of a question. */
function wish(passage: Passage, span: Span, what?: MemoryWish['what']): MemoryWish[] {
  const { that } = passage.lexicon.joined;
  const said = written(passage, span);
  const text = that ? said.replace(that, '') : said;
  const isQuestion = passage.message.slice(passage.text[span.start]?.from ?? 0).includes('?');
  if (isQuestion || text === '' || span.start > MOST_BEFORE) return [];
  const begins = (key: 'tried' | 'told') => within(passage, key, span).length > 0;
  const found = within(passage, 'until', span).length > 0 ? 'until' : begins('told') ? 'said' : null;
  const isTried = within(passage, 'tried', span).some(({ start }) => start - span.start <= 1);
  return [{ kind: 'remember', what: what ?? (isTried ? 'tried' : (found ?? 'note')), text }];
}

/** “Remember that my sister helps on Tuesdays.” */
export function remembered(passage: Passage, rest: Span): MemoryWish[] {
  return wish(passage, rest).filter(({ text }) => passage.lexicon.joined.otherwise?.test(text) !== true);
}

/** “Take it as given that a lesson costs 30.” */
export const assumed = (passage: Passage, rest: Span): MemoryWish[] => wish(passage, rest, 'assumed');

/** “Thanks” behind it. */
const MOST_BEHIND = 2;

/** “I only have 4 hours until February”: for a time, and no change of the profile. */
export function heldForNow(passage: Passage, rest: Span): MemoryWish[] {
  const { text, lexicon } = passage;
  const hours = text.slice(rest.start, rest.start + 5).some((word) => isIn(lexicon.words('hour'), word));
  const isAll = text.length <= rest.end + MOST_BEHIND;
  if (!hours || !isAll || within(passage, 'until', rest).length === 0) return [];
  // What is owned is said with its verb.
  const verb = passage
    .all('have')
    .filter(({ end }) => end === rest.start)
    .toSorted((one, other) => one.start - other.start)[0];
  return wish(passage, { start: verb?.start ?? rest.start, end: rest.end }, 'for_now');
}
