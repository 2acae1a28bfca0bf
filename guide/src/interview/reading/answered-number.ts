import type { AskedField } from '@foothold/contract';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { flat, passageOf } from './message.ts';
import { tellsWorth } from './money-told.ts';
import { bareAnswer, isCorrection, KIN } from './number-mentions.ts';
import { quantitiesIn } from './quantities.ts';

/** Questions that a bare number answers, whatever is told around it. */
const ASKED = ['hours_per_week', 'budget_per_month'] as const;
type Asked = (typeof ASKED)[number];
const isAsked = (field: AskedField | null): field is Asked => ASKED.some((one) => one === field);
/** A message with more numbers tells a story. */
const MOST_NUMBERS = 3;
/** Longer than this nobody answers with a number, in UTF-16 units. */
const LONGEST = 300;
/** Hours are answered in as few words, and nobody has more of them to spare. */
const FEW_WORDS = 4;
const MOST_HOURS = 20;
/** Where one number stops and another one is told. */
const PARTS = /[;:.,!?\n…](?!\d)/u;
const SENTENCES = /[;.!?\n…](?!\d)/u;

type Answer = Mention & { field: Asked };
const isAnswer = (one: Mention | null): one is Answer => one !== null && isAsked(one.field);

function answerIn(part: string, heard: ReadingContext): Answer | null {
  const passage = passageOf(part.trim());
  if (!isAsked(heard.asked)) return null;
  const [only, ...more] = quantitiesIn(passage.flat, heard.languages);
  if (!only || more.length > 0 || KIN.test(passage.flat)) return null;
  if (heard.asked === 'budget_per_month' && tellsWorth(passage.flat.slice(0, only.from), heard)) return null;
  const found = bareAnswer(passage, heard.asked, heard);
  return isAnswer(found) ? found : null;
}

/** The number that a later sentence puts in the place of the first: “30? no, 20”. */
function correctedIn(message: string, heard: ReadingContext): Answer | null {
  const sentences = message.split(SENTENCES).filter((one) => quantitiesIn(flat(one), heard.languages).length > 0);
  const last = sentences.at(-1)?.trim();
  if (last === undefined || sentences.length < 2) return null;
  const folded = flat(last);
  const [one, ...more] = quantitiesIn(folded, heard.languages);
  return one && more.length === 0 && isCorrection(folded.slice(0, one.from)) ? answerIn(last, heard) : null;
}

/** The only bare number of a part by itself, told behind why it is no more: “rent eats most of it, 25 would be fine”. */
function soleIn(message: string, heard: ReadingContext): Answer | null {
  const told = message.split(PARTS).flatMap((part) => {
    const [only, ...more] = quantitiesIn(flat(part), heard.languages);
    return only?.kind === 'number' && more.length === 0 ? [part] : [];
  });
  const [only, ...more] = told;
  const answer = only === undefined || more.length > 0 ? null : answerIn(only, heard);
  if (only === undefined || answer?.field !== 'hours_per_week') return answer;
  const isShort = only.trim().split(/\s+/u).length <= FEW_WORDS;
  return isShort && answer.value <= MOST_HOURS ? answer : null;
}

/**
 * What was heard, with a number that is counted by the week and by nothing else as the hours that were asked for, unless
 * hours are so counted besides: “an hour here and there, five or six a week”.
 */
function withHoursAWeek(said: readonly Mention[], message: string, heard: ReadingContext): Mention[] {
  const folded = flat(message);
  const quantities = quantitiesIn(folded, heard.languages);
  const week = quantities.findLast(({ bareWeek, written }) => bareWeek && written <= MOST_HOURS);
  const isTold = quantities.some(({ kind, periodic }) => kind === 'hours' && periodic);
  if (!week || isTold || heard.asked !== 'hours_per_week') return [...said];
  const words = folded.slice(week.from, week.to).trim();
  const isWeek = (one: Mention) =>
    one.field === 'hours_per_week' ||
    (one.field === 'budget_per_month' && one.value === week.value) ||
    (one.field === 'goals' && flat(one.value.value).trim() === words);
  const reading = week.reading === 'smaller' ? { reading: week.reading } : {};
  return [...said.filter((one) => !isWeek(one)), { field: 'hours_per_week', value: week.written, ...reading }];
}

const isOf = ({ value }: Mention, number: number) =>
  typeof value === 'object' && 'goal_type' in value ? value.value.trim() === String(number) : value === number;

/**
 * What was heard, with the number that answers the question for hours or money where the message told it beside a reason,
 * or took the first one back; what the same number was taken for besides goes.
 */
export function withAnsweredNumber(
  heardOf: readonly Mention[],
  message: string,
  { heard, plain }: { heard: ReadingContext; plain: readonly Mention[] },
): Mention[] {
  if (!isAsked(heard.asked) || message.length > LONGEST) return [...heardOf];
  const said = withHoursAWeek(heardOf, message, heard);
  if (quantitiesIn(flat(message), heard.languages).length > MOST_NUMBERS) return [...said];
  const isSaid = said.some(({ field }) => field === heard.asked);
  const answer = correctedIn(message, heard) ?? (isSaid ? null : soleIn(message, heard));
  if (!answer || plain.some((one) => one.field === 'age' && one.value === answer.value)) return [...said];
  const kept = said.filter(
    (one) => one.field !== heard.asked && !((one.field === 'age' || one.field === 'goals') && isOf(one, answer.value)),
  );
  return [...kept, answer];
}
