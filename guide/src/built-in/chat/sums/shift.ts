import type { Language } from '@foothold/contract';
import { flat } from '../../../interview/reading/message.ts';
import { tokensIn } from '../../../interview/reading/numbers.ts';
import { isNegator } from '../../../text/negation.ts';
import { read } from '../../../text/phrases.ts';
import { cueWords, spellings } from './cues.ts';
import { isAmount } from './pool.ts';
import type { Part, Reading } from './reading.ts';

/** So many more or fewer than before, or a change that no sum here follows. */
export type Shift = { by: number } | 'unclear';

/** “2 de moins”: words behind a number that may say that it is a difference. */
const BEHIND = 2;

const lettersIn = (text: string) =>
  tokensIn(flat(text)).flatMap(({ word, digits }) => (digits || !/^\p{L}/u.test(word) ? [] : [word]));
const inClause = (text: string, at: number) => text.split(/[,;.!?\n]/u).at(at) ?? '';

/** “The price goes up 5”; “goes up to 5” names the new price. */
function isMoved({ text }: Reading, part: Part, language: Language): boolean {
  const { shifts, shiftsTo } = cueWords[language];
  const said = ` ${lettersIn(text).join(' ')} `;
  const last = lettersIn(text.slice(0, part.from)).at(-1) ?? '';
  return shifts.some((one) => said.includes(` ${one} `)) && !shiftsTo.has(last);
}

/** What a message makes of the one figure it says: “two fewer”, “and 3 more”; null where it tells no difference. */
export function shiftOf(reading: Reading, language: Language): Shift | null {
  const { text, parts, rest } = reading;
  const [part, ...others] = parts;
  if (!part || !isAmount(part) || parts.some(({ former, fewer, kind }) => former || fewer || kind === 'percent'))
    return null;
  const { fewer, extra, noMore } = cueWords[language];
  const ahead = lettersIn(inClause(text.slice(0, part.from), -1)).at(-1) ?? '';
  // “And if 2 do not come?” tells no number of those who do; a “no” ahead only sets right what was said.
  const isDenied = part.kind === 'number' && !noMore.has(ahead) && read(text).slice(1).some(isNegator);
  if (isDenied || isMoved(reading, part, language)) return 'unclear';
  const behind = lettersIn(inClause(text.slice(part.from), 0)).slice(0, BEHIND + 1);
  const beside = [...spellings(ahead), ...behind];
  const isFewer = beside.some((word) => fewer.has(word));
  if (!isFewer && !beside.some((word) => extra.has(word))) return null;
  const isOfShift = (word: string) => fewer.has(word) || extra.has(word);
  const isNamed = part.noun !== null && !lettersIn(part.noun).some(isOfShift);
  // “Less 20 for glue”, “and 45 more for postage” go out or come in.
  const isOfMoney = part.kind === 'money' || part.role === 'fixed' || isNamed || !rest.every(isOfShift);
  if (isOfMoney) return part.kind === 'number' && part.things ? 'unclear' : null;
  const isCount = others.length === 0 && part.per === null && Number.isInteger(part.value);
  return isCount ? { by: isFewer ? -part.value : part.value } : 'unclear';
}
