import type { Fact } from '../../profile/facts.ts';
import { isCommon } from '../../language/common.ts';
import { isNegator } from '../../text/negation.ts';
import { read } from '../../text/phrases.ts';
import { earnsBy } from '../../understand/purpose.ts';
import { familyOf } from '../../understand/word-family.ts';
import { type SaidWords, saidWords } from '../../work/small-words.ts';
import { spentWords } from './goal-words/words.ts';
import type { IdeaQuestion } from './question.ts';

/** A shorter word names nothing. */
const SHORTEST = 4;
/** A job may share a word with a goal that is about something else: “bicycle taxi”, and “300 a month mending bicycles”. */
const nameable: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>(['skill', 'hobby']);

/** The part of a goal that says with what is earned: “400 a month mending nets, for a boat” is earned with nets. */
function earningIn(goal: string): string {
  const words = read(goal);
  const end = words.findIndex((word) => isNegator(word) || word.forms.some((form) => spentWords.has(form)));
  return end < 0 ? goal : goal.slice(0, words[end]?.from);
}

/** What somebody can do and wants to earn with, as their goal names it: “900 a month mending nets”. */
export function namedInGoals({ input: { profile }, facts, words }: IdeaQuestion): ReadonlySet<Fact> {
  const { language } = words;
  const isName = ([word = '']: SaidWords[number]) => word.length >= SHORTEST && !isCommon(word, language);
  const wordsIn = (text: string) => saidWords(text).filter(isName);
  const named = new Set(
    profile.goals
      .filter((goal) => earnsBy(goal, words))
      .flatMap(({ value }) => wordsIn(earningIn(value)))
      .flatMap((forms) => [...familyOf(forms, language)]),
  );
  const isNamed = ({ kind, text }: Fact) =>
    nameable.has(kind) && wordsIn(text).some((forms) => forms.some((form) => named.has(form)));
  return new Set(named.size === 0 ? [] : facts.filter(isNamed));
}
