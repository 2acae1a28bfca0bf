import { AGE_MIN, applyField, type FieldUpdate, type Language, type Profile } from '@foothold/contract';
import type { GuideContext, OnboardingInput, ReplyEvent } from '../../guide.ts';
import { distressReply } from '../lexicon/distress.ts';
import { askedLast, nextQuestion, type Question } from './conversation.ts';
import { type AskedField, requiredFields, type Said } from './fields.ts';
import { intentOf } from './intents.ts';
import { noteOf } from './note.ts';
import { readAnswer } from './read-answer.ts';
import { updatesOf } from './updates.ts';
import { interviewWords } from './words.ts';

interface Turn {
  paragraphs: (string | null)[];
  updates: FieldUpdate[];
  suggestions: string[];
}

/** The question as it stands, with its chips; the end of the interview when nothing is left to ask. */
function asking(next: Question | null, language: Language): { text: string; suggestions: string[] } {
  const words = interviewWords[language];
  if (!next) return { text: words.enough, suggestions: [] };
  const { ask, again } = words.questions[next.field];
  return { text: next.asked === 0 ? ask : again, suggestions: [...words.chips[next.field], words.skip] };
}

/** Asks the same again in the same words: the person wanted something else first. */
function askingStill(asked: AskedField | null, profile: Profile, input: OnboardingInput, language: Language) {
  return asking(asked ? { field: asked, asked: 0 } : nextQuestion(profile, input.history), language);
}

function answering(input: OnboardingInput, said: Said[], asked: AskedField | null, language: Language): Turn {
  const words = interviewWords[language];
  const updates = updatesOf(input.profile, said);
  const profile = updates.reduce((known, update) => applyField(known, update), input.profile);
  const young = said.some((one) => one.field === 'age' && one.value < AGE_MIN);
  const missed = updates.length === 0 && !young;
  const next = asking(nextQuestion(profile, input.history), language);
  const missedBefore = missed && asked !== null && nextQuestion(input.profile, input.history)?.field !== asked;
  return {
    paragraphs: [
      young ? words.too_young : null,
      missed ? words.not_understood : noteOf(said, updates, language),
      missedBefore ? words.form : null,
      next.text,
    ],
    updates,
    suggestions: next.suggestions,
  };
}

function turnOf(input: OnboardingInput, language: Language): Turn {
  const words = interviewWords[language];
  const { profile, history, message } = input;
  const asked = askedLast(history);
  if (message.trim() === '') {
    const opening = asking(nextQuestion(profile, history), language);
    return { paragraphs: [opening.text], updates: [], suggestions: opening.suggestions };
  }
  const distress = distressReply(message, language);
  if (distress) return { paragraphs: [distress], updates: [], suggestions: [] };
  const said = readAnswer(message, asked, language);
  switch (intentOf(message)) {
    case 'why': {
      const still = askingStill(asked, profile, input, language);
      return { paragraphs: [asked ? words.why[asked] : null, still.text], updates: [], suggestions: still.suggestions };
    }
    case 'thanks': {
      const still = askingStill(asked, profile, input, language);
      return { paragraphs: [words.thanks, still.text], updates: [], suggestions: still.suggestions };
    }
    case 'skip': {
      // “Nothing” is an answer to the question about money; everywhere else it leaves the question open.
      if (asked === 'budget_per_month' && said.length > 0) return answering(input, said, asked, language);
      const next = asking(nextQuestion(profile, history), language);
      const needed = asked !== null && requiredFields.includes(asked);
      return {
        paragraphs: [needed ? words.needed : words.skipped, next.text],
        updates: [],
        suggestions: next.suggestions,
      };
    }
    default:
      return answering(input, said, asked, language);
  }
}

/**
 * One turn of the interview. It asks one thing at a time, reads several facts from one answer, says what it took, and
 * never asks again what it knows or what was skipped.
 */
export async function* onboardingTurn(input: OnboardingInput, context: GuideContext): AsyncGenerator<ReplyEvent> {
  const turn = turnOf(input, context.language);
  for (const update of turn.updates) yield { type: 'update', update };
  const paragraphs = turn.paragraphs.filter((paragraph) => paragraph !== null);
  for (const [index, paragraph] of paragraphs.entries())
    yield { type: 'delta', text: index === 0 ? paragraph : `\n\n${paragraph}` };
  yield {
    type: 'done',
    text: paragraphs.join('\n\n'),
    suggestions: turn.suggestions,
    meta: { source: 'builtin', warnings: [] },
  };
}
