import { TASK_MINUTES } from '@foothold/contract';
import { read } from '../../../text/phrases.ts';
import { isHalfHour, numberIn } from '../../../understand/quantities.ts';
import { type ChangeLexicon, isIn } from '../../../chat/changes/lexicon.ts';
import { type Passage, passageOf } from './passage.ts';

/** A task as it is to be called, and how long it takes where that was told. */
interface Parted {
  title: string;
  minutes: number | null;
}

const HALF_HOUR = 30;

const isPossible = (minutes: number) => minutes >= TASK_MINUTES.least && minutes <= TASK_MINUTES.most;

/** So many minutes that two words tell, and the word behind them; null where they tell none. */
export function lengthAt(
  { text, lexicon }: Pick<Passage, 'text' | 'lexicon'>,
  at: number,
  end: number,
): { minutes: number; end: number } | null {
  const [word, unit] = [text[at], text[at + 1]];
  const count = word && at + 2 <= end ? numberIn(word) : undefined;
  if (count === undefined || !unit) return null;
  const size = isIn(lexicon.words('minute'), unit) ? 1 : isIn(lexicon.words('hour'), unit) ? 60 : null;
  return size !== null && isPossible(count * size) ? { minutes: count * size, end: at + 2 } : null;
}

/** The same behind “about”, “of”. */
export const timeAt = (passage: Pick<Passage, 'text' | 'lexicon' | 'past'>, at: number, end: number) =>
  lengthAt(passage, passage.past('lasting', at) ?? passage.past('of_time', at) ?? at, end);

/** The minutes that a few words tell and nothing besides: “about 20 minutes”, “half an hour”, “20min”. */
function minutesOf(words: string, lexicon: ChangeLexicon): number | null {
  const said = passageOf(words.replace(/(?<=\d)(?=\p{L})/gu, ' '), lexicon);
  const [first] = said.text;
  if (first === undefined) return null;
  const behind = said.text[said.past('lasting', 0) ?? 0];
  if (behind && isHalfHour(said.message.slice(behind.from))) return HALF_HOUR;
  const told = timeAt(said, 0, said.text.length);
  return told?.end === said.text.length ? told.minutes : null;
}

/** What parts a task from its length: “call the school, 20 minutes”, “wash it (half an hour)”. */
const MARK = /[,;:(\n]|\s[–—-]\s/gu;
/** Longer words behind it are part of what is to be done. */
const LONGEST = 40;

/** What is to be done, without how long it takes where a mark stands between them. */
export function parted({ lexicon }: Passage, said: string): Parted {
  const from = Math.max(0, said.length - LONGEST);
  const mark = [...said.slice(from).matchAll(MARK)].at(-1);
  if (!mark) return { title: said, minutes: null };
  const at = from + mark.index;
  const minutes = minutesOf(said.slice(at + mark[0].length).replace(/[\s).!]+$/u, ''), lexicon);
  const title = said.slice(0, at).trimEnd();
  return minutes === null || read(title).length === 0 ? { title: said, minutes: null } : { title, minutes };
}
