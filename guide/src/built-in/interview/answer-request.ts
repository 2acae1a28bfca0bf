import { type AskedField, emptyProfile } from '@foothold/contract';
import type { OnboardingInput } from '../../guide.ts';
import { counted } from '../../text/counted.ts';
import { fill } from '../../text/fill.ts';
import { askedLast, nextQuestion, openFields, timesAsked } from '../../interview/conversation.ts';
import { lastStanding } from '../../interview/correct/noted.ts';
import { takenBack } from './correct/undo.ts';
import { requiredFields } from '../../interview/fields.ts';
import { summaryLines } from '../../interview/note.ts';
import { fieldNamed } from '../../interview/reading/field-names.ts';
import type { ReadingContext } from '../../interview/reading/context.ts';
import { flat } from '../../interview/reading/message.ts';
import type { Request } from '../../interview/requests.ts';
import { asking, changing, saying, type Turn } from '../../interview/turn.ts';
import { updatesBetween } from '../../interview/updates.ts';
import { interviewWords } from '../../interview/words.ts';

function skipping({ profile, history }: OnboardingInput, asked: AskedField | null, { language }: ReadingContext): Turn {
  const words = interviewWords[language];
  const { text, ...next } = asking(nextQuestion(profile, history), language);
  const needed = asked !== null && requiredFields.includes(asked);
  return { paragraphs: [needed ? words.needed : words.skipped, text], updates: [], ...next };
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
      return asked === 'budget_per_month' &&
        request === 'skip' &&
        !/^\W*(?:skip|pass|next|saltar|pular)/u.test(flat(input.message))
        ? null
        : skipping(input, asked, heard);
    case 'unsure': {
      if (asked === null || timesAsked(input.history, asked) > 1) return skipping(input, asked, heard);
      const { text, ...again } = asking({ field: asked, asked: 1 }, language);
      return { paragraphs: [words.unsure, text], updates: [], ...again };
    }
    case 'little': {
      if (asked === null) return null;
      const { text, ...again } = asking({ field: asked, asked: 1 }, language);
      return { paragraphs: [words.little, text], updates: [], ...again };
    }
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
    case 'go on':
      return saying(input, language);
    case 'stop':
      return { paragraphs: [words.stopped], updates: [], suggestions: [words.go_on], asks: null };
    case 'undo':
      return undoing(input, heard);
    case 'left': {
      const left = leftToAsk(input);
      const names = left.map((field) => words.fields[field]).join(', ');
      return saying(
        input,
        language,
        left.length === 0
          ? null
          : fill(words.left, { questions: counted(left.length, words.question_count, language), names }),
      );
    }
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
