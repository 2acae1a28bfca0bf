import type { GuideContext, IdeasAnswer, RecommendInput } from '../guide.ts';
import { loadWords } from '../catalogue/load.ts';
import { catalogueIdeas } from './ideas/catalogue-ideas.ts';
import { ownIdeas } from './ideas/own-idea.ts';
import { oneLine, quote } from '../text/quote.ts';
import { TITLE_QUOTE } from './ideas/write-version.ts';
import { fewIdeas } from './ideas/few-ideas.ts';
import { goalIdeas } from './ideas/goal-ideas.ts';
import { noticeWith, unmetSentence } from './ideas/unmet-goals.ts';
import { sentences } from '../ideas/write-idea.ts';
import { careFor } from '../care/care.ts';
import { isSurelyAgainst, lawfulProfile, withoutCries } from '../interview/usable-profile.ts';
import { lawAsk, lawWords, mayBeUnlawful, saysLawful } from '../care/law.ts';
import { broughtText, MOST, ownShare } from '../ideas/brought.ts';
import { subjectsIn } from '../ideas/subjects.ts';
import type { IdeaQuestion } from './ideas/question.ts';
import { earnsBy, hasWork, SAVING, speaksOfMoney, type Wish, wishesOf } from '../understand/purpose.ts';
import { flawsNamedIn, isTradeAlone } from '../understand/flaws.ts';
import { ownFactsOf } from './work/own-things.ts';

/**
 * Ideas for a person, the best first, none of `already`; fewer than `count` only when nothing is left. In idea and
 * existing-business mode the first are versions of what the person brought. Goals that are not money come first, one
 * idea each; where all goals are such, nothing else is offered while a way to one is left. A refusal opens the first idea's
 * expectations, and is named in the warnings. What may be meant against the law is asked about first (warning
 * `asked-of-law`), beside lawful neighbours of it. To somebody in danger nothing is offered (warning `distress`): what
 * they are told is for the caller to say first.
 */
export async function recommend(input: RecommendInput, context: GuideContext): Promise<IdeasAnswer> {
  const { feedback = '' } = input;
  const text = broughtText(input);
  const care = [text, feedback].map((said) => careFor(said, context.language)).find((one) => one?.sure);
  if (care) return { value: [], meta: { source: 'builtin', warnings: ['distress'] } };
  const calm = withoutCries(input.profile);
  // All that is wanted is a cry: the caller says what to do, and nothing is offered.
  if (calm.goals.length === 0 && input.profile.goals.length > 0) {
    return { value: [], meta: { source: 'builtin', warnings: ['distress'] } };
  }
  const isRefused = isSurelyAgainst(feedback);
  const profile = lawfulProfile(calm);
  const used = { ...input, profile };
  if (asksOfLaw(text, used, context)) return askedOfLaw(text, used, context);
  // The answer to that question wishes for nothing else, and what breaks the law is not wished for.
  const answer = await ideasFor(text, saysLawful(feedback) || isRefused ? { ...used, feedback: '' } : used, context);
  return isRefused || profile !== calm ? withUnused(answer, isRefused, context) : answer;
}

/** Ideas, and that something was left out of them since it breaks the law; `refused`: it was what they were asked for. */
function withUnused({ notice, ...answer }: IdeasAnswer, refused: boolean, { language }: GuideContext): IdeasAnswer {
  const told = noticeWith(lawWords[language].unused, notice);
  const warnings = refused ? [...new Set([...answer.meta.warnings, 'refused'])] : answer.meta.warnings;
  return { ...answer, meta: { ...answer.meta, warnings }, ...(told && { notice: told }) };
}

/** Whether it has to be asked how something is meant: not again of somebody who answered, or was shown versions of it. */
function asksOfLaw(text: string, { feedback = '', already }: RecommendInput, { language }: GuideContext): boolean {
  const quoted = quote(text, language, TITLE_QUOTE);
  const isCleared = saysLawful(feedback) || already.some(({ title }) => title.includes(quoted));
  const isExplained = flawsNamedIn(text).length > 0 || isTradeAlone(text);
  return oneLine(text) !== '' && !isCleared && !isExplained && mayBeUnlawful(text);
}

async function askedOfLaw(text: string, input: RecommendInput, context: GuideContext): Promise<IdeasAnswer> {
  const ask = lawAsk(text, context.language);
  const words = await loadWords(context.language);
  const facts = ownFactsOf(input.profile, words);
  const value = catalogueIdeas({ input, facts, words, seed: context.seed }, text, countOf(input));
  return {
    value,
    meta: { source: 'builtin', warnings: ['asked-of-law'] },
    notice: { text: ask, wishes: [lawWords[context.language].lawful] },
  };
}

function countOf({ count }: RecommendInput): number {
  return Math.max(1, Math.min(MOST, Math.trunc(count)));
}

/** Whether a feedback asks for money, or for something by name, whatever the goals are. */
function asksForWork({ input: { feedback = '' }, facts, words }: IdeaQuestion): boolean {
  if (feedback.trim() === '') return false;
  const { wanted, wantedForms } = subjectsIn(feedback, facts, words);
  return wanted.size + wantedForms.size > 0 || speaksOfMoney(feedback);
}

/** Ways to put a sum aside that stand before those to earn it. */
const WAYS_TO_SAVE = 2;

/**
 * Ideas for the goals that are not money, and whether an income is offered besides: where there is another goal, where work
 * is asked for, and where what was ruled out or turned down leaves no way to any of them (`isUnmet`).
 */
function towardsGoals(wishes: readonly Wish[], question: IdeaQuestion, count: number) {
  const { input } = question;
  const sure = wishes.filter(({ isOpen }) => !isOpen);
  // A sum may be put aside or earned, by who has work to earn it with.
  const earnsSum = sure.some(({ kind }) => kind === SAVING) && hasWork(input.profile);
  const mixed = earnsSum || sure.length < Math.max(1, input.profile.goals.length) || asksForWork(question);
  const share = earnsSum ? Math.max(sure.length, WAYS_TO_SAVE) : sure.length;
  const ways = goalIdeas(sure, question, mixed ? Math.min(share, count - 1) : count);
  // What may be an income as well stands behind what is one, and nowhere where another goal is one.
  const isEarned = input.profile.goals.some((goal) => earnsBy(goal, question.words));
  const open = isEarned ? [] : wishes.filter(({ isOpen }) => isOpen).slice(0, 1);
  const perhaps = count > ways.length + 1 ? goalIdeas(open, question, 1) : [];
  const turnedDown = input.already.filter(({ declined }) => declined);
  const isBarred = () => goalIdeas(wishes, { ...question, input: { ...input, already: turnedDown } }, 1).length === 0;
  const isUnmet = !mixed && ways.length === 0 && (input.feedback !== undefined || isBarred());
  return { ways, perhaps, earns: mixed || isUnmet, isUnmet };
}

async function ideasFor(text: string, input: RecommendInput, context: GuideContext): Promise<IdeasAnswer> {
  const words = await loadWords(context.language);
  const count = countOf(input);
  const question = { input, facts: ownFactsOf(input.profile, words), words, seed: context.seed };
  const { ideas: own, preface, refused } = ownIdeas(text, question, ownShare(count));
  const near = refused ? '' : text;
  const wishes = text === '' ? wishesOf(input.profile, words, context.now) : [];
  const { ways, perhaps, earns, isUnmet } = towardsGoals(wishes, question, count);
  const room = earns ? Math.max(0, count - own.length - ways.length - perhaps.length) : 0;
  const neighbours = [...ways, ...catalogueIdeas(question, near, room, own), ...perhaps];
  const [first, ...rest] = neighbours;
  const told =
    preface !== '' && first
      ? [{ ...first, expectations: sentences(preface, first.expectations) }, ...rest]
      : neighbours;
  const value = [...own, ...told];
  // The rest of an answer is asked for beside what was kept of it.
  const all = value.length + (input.feedback === undefined ? input.already.length : 0);
  const few = refused || (!earns && value.length > 0) ? undefined : fewIdeas(all, question.facts, words);
  // What no idea is for is said once, beside the first ideas or where no way is left, and not of who asks about one of theirs.
  const isSaid = isUnmet || (text === '' && input.feedback === undefined);
  const shown = isUnmet ? value : [...input.already, ...value];
  const notice = isSaid ? noticeWith(unmetSentence(input.profile, wishes, shown, words), few) : few;
  return { value, meta: { source: 'builtin', warnings: refused ? ['refused'] : [] }, ...(notice && { notice }) };
}
