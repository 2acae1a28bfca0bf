import { emptied, isListField, isNumberField, NAME_LIMIT } from '@foothold/contract';
import type { OnboardingInput } from '../../guide.ts';
import { fill } from '../../text/fill.ts';
import { counted, formatNumber } from '../../text/counted.ts';
import { quote } from '../../text/quote.ts';
import { undoing } from './answer-request.ts';
import { correctNumber, deniesNumber } from './correct/correct-number.ts';
import { type Corrected, correctWords } from './correct/correct-words.ts';
import { type Denied, deniedIn } from '../../interview/correct/denied.ts';
import { type FoundItem, withoutItem } from '../../interview/correct/find-item.ts';
import { heldBack } from '../../interview/held-back.ts';
import { hear } from '../../interview/reading/hear.ts';
import { justNoted } from '../../interview/correct/noted.ts';
import type { Mention } from '../../interview/fields.ts';
import type { ReadingContext } from '../../interview/reading/context.ts';
import { skillsIn } from '../../interview/reading/items.ts';
import { flat, type Passage, passageOf } from '../../interview/reading/message.ts';
import { bareAnswer } from '../../interview/reading/number-mentions.ts';
import { readMessage } from '../../interview/reading/read-message.ts';
import { valuesShown } from '../../interview/shown.ts';
import { changing, saying, type Turn } from '../../interview/turn.ts';
import { withSaid } from '../../interview/updates.ts';
import { interviewWords } from '../../interview/words.ts';

/** Most chips under a question back. */
const CHIPS = 4;
/** The isolates are for sentences; a chip is a message of its own. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/gu, '');

function setting(
  input: OnboardingInput,
  { field, text }: Extract<Corrected, { kind: 'set' }>,
  heard: ReadingContext,
): Turn | null {
  const words = interviewWords[heard.language];
  const passage = passageOf(text);
  const asked = { ...heard, asked: field };
  const number = isNumberField(field) ? bareAnswer(passage, field, asked) : null;
  const read = readMessage(text, asked).said.filter((one) => one.field === field);
  const said = number ? [number] : read;
  if (said.length === 0 || (number?.field === 'age' && number.value < 16)) return null;
  const { profile } = input;
  // Of several items it is not known which is meant; a number is replaced anyway.
  const stays =
    isNumberField(field) || (isListField(field) && valuesShown(profile, field, heard.language).length !== 1);
  const wanted = stays ? profile : emptied(profile, field);
  return changing(input, withSaid(wanted, said), heard.language, { lead: words.noted, unchanged: words.known });
}

/** What a message takes back of what is written down; null when it takes nothing back. */
export function takenBackIn(
  { profile, history }: OnboardingInput,
  message: string,
  heard: ReadingContext,
): Denied | null {
  const before = history.findLast(({ sender }) => sender === 'user')?.content ?? '';
  return deniedIn(message, { profile, noted: justNoted(history), before, languages: heard.languages });
}

/** What was wrongly written down goes, and what stands instead comes. */
function takingBack(input: OnboardingInput, { item, rest }: Denied, heard: ReadingContext): Turn {
  const words = interviewWords[heard.language];
  const { field, index } = item;
  const without = index < 0 ? emptied(input.profile, field) : withoutItem(input.profile, item as FoundItem);
  const said = rest === '' ? [] : hear(rest, { ...heard, asked: field }).said;
  const held = new Set(heldBack(said, rest));
  return changing(
    input,
    withSaid(
      without,
      said.filter((one) => !held.has(one)),
    ),
    heard.language,
    {
      lead: words.noted,
      unchanged: words.known,
    },
  );
}

/** The reply to a message that corrects what was said before; null when it corrects nothing. */
export function answerCorrection(
  input: OnboardingInput,
  message: Passage,
  said: readonly Mention[],
  heard: ReadingContext,
): Turn | null {
  const { language } = heard;
  const words = interviewWords[language];
  const noted = justNoted(input.history);
  // A message with several facts is read as a whole: the last word on each of them counts.
  const several = new Set(said.map(({ field }) => field)).size > 1;
  const [skill, ...others] = message.text.length <= NAME_LIMIT ? skillsIn(message.text) : [];
  const held = input.profile.skills.some(({ skill_name }) => flat(skill_name) === flat(skill?.name ?? ''));
  if (skill?.level && held && others.length === 0)
    return changing(input, withSaid(input.profile, [{ field: 'skills', value: skill }]), language, {
      lead: words.noted,
      unchanged: words.known,
    });
  const denied = takenBackIn(input, message.text, heard);
  if (denied && !denied.isNamed) return takingBack(input, denied, heard);
  const inWords = correctWords(input.profile, message, noted, heard.languages);
  // “I said 4, not 14” is all about a number, whatever its other words are taken for.
  const isNumber = deniesNumber(message, heard);
  const corrected = inWords ?? (several && !isNumber ? null : correctNumber(input.profile, message, noted, heard));
  if (corrected === null && denied) return takingBack(input, denied, heard);
  const beside = isNumber ? [] : said.filter(({ field }) => !isNumberField(field) && field !== 'experience');
  switch (corrected?.kind) {
    case 'changed':
      return changing(input, inWords ? corrected.profile : withSaid(corrected.profile, beside), language, {
        lead: words.noted,
        unchanged: words.known,
      });
    case 'undo':
      return undoing(input, heard);
    case 'missing':
      return saying(input, language, fill(words.missing, { words: quote(corrected.words, language) }));
    case 'set':
      return setting(input, corrected, heard);
    case 'which item': {
      const items = valuesShown(input.profile, corrected.field, language).slice(0, CHIPS);
      if (items.length === 0) return saying(input, language, words.nothing_to_undo);
      const suggestions = items.map(({ key }) => fill(words.remove_chip, { words: plain(key) }));
      return { paragraphs: [words.which_item], updates: [], suggestions, asks: null };
    }
    case 'which number': {
      const value = formatNumber(corrected.value, language);
      const job = input.profile.experiences.at(-1)?.role_title ?? '';
      const length = counted(corrected.value, words.years, language);
      const suggestions = corrected.fields.map((field) =>
        fill(words.line, { field: words.fields[field], entries: field === 'experience' ? `${job}, ${length}` : value }),
      );
      return { paragraphs: [fill(words.which_number, { value })], updates: [], suggestions, asks: null };
    }
    default:
      return null;
  }
}
