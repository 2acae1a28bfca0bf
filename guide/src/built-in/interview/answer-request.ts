import { type AskedField, emptyProfile, isFilled, type Language } from '@foothold/contract';
import type { OnboardingInput } from '../../guide.ts';
import { counted } from '../../text/counted.ts';
import { fill } from '../../text/fill.ts';
import { askedLast, nextQuestion, openFields, timesAsked, timesMissed } from '../../interview/conversation.ts';
import { justNoted, lastStanding } from '../../interview/correct/noted.ts';
import { takenBack } from './correct/undo.ts';
import { requiredFields } from '../../interview/fields.ts';
import { summaryLines } from '../../interview/note.ts';
import { fieldNamed } from '../../interview/reading/field-names.ts';
import type { ReadingContext } from '../../interview/reading/context.ts';
import { cleaned, flat } from '../../interview/reading/message.ts';
import { type Request, requestIn } from '../../interview/requests.ts';
import { saysNone } from '../../interview/steering.ts';
import { asking, changing, saying, type Turn } from '../../interview/turn.ts';
import { updatesBetween } from '../../interview/updates.ts';
import { interviewWords } from '../../interview/words.ts';

/** Most chips for what was noted. */
const CHIPS = 4;

/** Leaves the open question out for now. */
function leaving(input: OnboardingInput, asked: AskedField | null, { language }: ReadingContext): Turn {
  const { text, ...next } = asking(nextQuestion(input.profile, input.history, asked), language);
  return { paragraphs: [asked && interviewWords[language].left_for_later, text], updates: [], ...next };
}

/**
 * The open question once more, in other words and with an example, where it was answered with nothing that is understood;
 * behind that it is left for later, which is said. So nobody is asked in circles.
 */
export function onceMore(input: OnboardingInput, heard: ReadingContext, ...before: (string | null)[]): Turn {
  const { asked, language } = heard;
  if (asked !== null && !isFilled(input.profile, asked) && timesMissed(input.history, asked) === 0) {
    const { text, ...again } = asking({ field: asked, asked: 1 }, language);
    return { paragraphs: [...before, text], updates: [], ...again };
  }
  const left = leaving(input, asked, heard);
  return { ...left, paragraphs: [...before, ...left.paragraphs] };
}

function skipping({ profile, history }: OnboardingInput, asked: AskedField | null, { language }: ReadingContext): Turn {
  const words = interviewWords[language];
  const needed = asked !== null && requiredFields.includes(asked);
  const isOnce = needed && timesAsked(history, asked) < 2;
  const following = isOnce ? { field: asked, asked: 1 } : nextQuestion(profile, history, asked);
  const { text, ...next } = asking(following, language);
  return { paragraphs: [needed ? words.needed : words.skipped, text], updates: [], ...next };
}

function stopping(language: Language): Turn {
  const words = interviewWords[language];
  return { paragraphs: [words.stopped], updates: [], suggestions: [words.go_on], asks: null };
}

/** Comes back to the question that was open when somebody stopped, in other words. */
function goingOn(input: OnboardingInput, heard: ReadingContext): Turn {
  const { profile, history } = input;
  const open = history.findLast(({ record }) => record?.asks)?.record?.asks ?? null;
  const isOpen = heard.asked === null && open !== null && !isFilled(profile, open) && timesAsked(history, open) < 2;
  if (!isOpen) return saying(input, heard.language);
  const { text, ...again } = asking({ field: open, asked: 1 }, heard.language);
  return { paragraphs: [text], updates: [], ...again };
}

/** Whether the message before this one put a question off. */
function putOffBefore({ history }: OnboardingInput): boolean {
  const before = history.findLast(({ sender }) => sender === 'user')?.content ?? '';
  return requestIn(flat(cleaned(before))) === 'later';
}

/** “No, the other one”: of what was noted last, each can be taken out with one tap; nothing is changed by itself. */
function whichOne(input: OnboardingInput, { language }: ReadingContext): Turn {
  const words = interviewWords[language];
  const turn = saying(input, language, words.which_one);
  const noted = justNoted(input.history).filter(({ removed }) => !removed);
  const chips = noted.slice(0, CHIPS).map(({ name }) => fill(words.remove_chip, { words: name }));
  return chips.length === 0 ? turn : { ...turn, suggestions: chips };
}

/** Takes back what the last note said; a reply of which nothing is known but its words can't be taken back. */
export function undoing(input: OnboardingInput, { language }: ReadingContext): Turn {
  const words = interviewWords[language];
  const note = lastStanding(input.history);
  if (note === null) return saying(input, language, words.nothing_to_undo);
  return changing(input, takenBack(input.profile, note), language, {
    lead: words.undone,
    unchanged: words.nothing_to_undo,
    act: 'undone',
  });
}

function leftToAsk({ profile, history }: OnboardingInput): AskedField[] {
  const open = askedLast(history);
  return openFields(profile).filter(
    (field) => field === open || timesAsked(history, field) === 0 || requiredFields.includes(field),
  );
}

/** How many questions are left, and about what. */
function counting(input: OnboardingInput, language: Language): Turn {
  const words = interviewWords[language];
  const left = leftToAsk(input);
  if (left.length === 0) return saying(input, language);
  const names = left.map((field) => words.fields[field]).join(', ');
  const questions = counted(left.length, words.question_count, language);
  return saying(input, language, fill(words.left, { questions, names }));
}

/** Empties what the interview fills. Only the whole sentence of the chip does it, right after the question. */
export function startedOver(input: OnboardingInput, { language }: ReadingContext): Turn {
  const { language: _language, ...empty } = emptyProfile;
  const updates = updatesBetween(input.profile, { ...input.profile, ...empty });
  const { text, ...first } = asking({ field: 'experience', asked: 0 }, language);
  return { paragraphs: [interviewWords[language].cleared, text], updates, ...first, act: 'cleared' };
}

/** The reply to a message that wants something else than to answer; null when the message is to be read after all. */
export function answerRequest(request: Request, input: OnboardingInput, heard: ReadingContext): Turn | null {
  const { language, asked } = heard;
  const words = interviewWords[language];
  switch (request) {
    case 'skip':
    case 'no work yet':
      // “Nothing” is an answer to the question about money; everywhere else it leaves the question open.
      return asked === 'budget_per_month' && request === 'skip' && saysNone(flat(input.message), asked)
        ? null
        : skipping(input, asked, heard);
    case 'unsure':
      if (asked === null || timesAsked(input.history, asked) > 1) return skipping(input, asked, heard);
      return onceMore(input, heard, words.unsure);
    case 'little':
      return asked === null ? null : onceMore(input, heard, words.little);
    case 'why':
      return saying(input, language, asked ? words.why[asked] : words.who);
    case 'thanks':
      return saying(input, language, words.thanks);
    case 'hello':
      return saying(input, language, words.hello);
    case 'who':
      return saying(input, language, words.who);
    case 'outside':
      return saying(input, language, words.outside);
    case 'form':
      return saying(input, language, words.form_here);
    case 'later':
      // Who puts off two questions in a row puts off all of them.
      return putOffBefore(input) ? stopping(language) : leaving(input, asked, heard);
    case 'told already':
      return onceMore(input, heard, words.told_already);
    case 'sound':
      return onceMore(input, heard, words.not_understood);
    case 'other one':
      return whichOne(input, heard);
    case 'go on':
      return goingOn(input, heard);
    case 'stop':
      return stopping(language);
    case 'undo':
      return undoing(input, heard);
    case 'left':
      return counting(input, language);
    case 'summary': {
      const lines = summaryLines(input.profile, language);
      return saying(input, language, lines.length === 0 ? words.summary_empty : [words.summary, ...lines].join('\n'));
    }
    case 'start over':
      return {
        paragraphs: [words.start_over],
        updates: [],
        suggestions: [words.start_over_yes, words.go_on],
        asks: null,
        act: 'asked-to-clear',
      };
    default: {
      const field = fieldNamed(flat(input.message)) ?? asked;
      return saying(input, language, field ? words.example[field] : words.who);
    }
  }
}
